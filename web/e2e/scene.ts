import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { CHROMIUM, OUTPUT } from './places.ts';
import { Visitor, type Coming } from './visitor.ts';
import { Wire } from './wire.ts';

/**
 * What Chromium leaves alone. The last list given counts, so it names what Playwright's own does; and
 * besides the pop-ups of the address bar, which nobody sees here and which cost a process and most of
 * a second for every visitor.
 */
const OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const ARGS = [
  `--disable-features=${OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of all scenes of this worker. It leaves when the worker's end of the pipe closes. */
let shared: Promise<Browser> | null = null;

/** The shared browser, started by the first scene and again by the first after a crash. */
async function chromiumOfWorker(): Promise<Browser> {
  const running = await shared?.catch(() => null);
  if (running?.isConnected()) return running;
  shared = chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  return shared;
}

/** What a scene is played with. */
export interface Stage {
  house: House;
  /** Somebody comes with a browser of their own. */
  visit(coming?: Partial<Coming>): Promise<Visitor>;
  /** A wire of their own for somebody whose connection is going to fail. */
  wire(): Promise<Wire>;
}

/**
 * A test with a fresh server, which starts in milliseconds, and visitors who share nothing but the
 * browser's processes. It fails on whatever a page complains of, too,
 * and keeps pictures and logs when it fails.
 */
export function scene(name: string, play: (stage: Stage) => Promise<void>): void {
  test(name, async () => {
    const [house, browser] = await Promise.all([House.open(), chromiumOfWorker()]);
    const visitors: Visitor[] = [];
    const wires: Wire[] = [];
    const stage: Stage = {
      house,
      async visit(coming = {}) {
        const called = `visitor-${visitors.length + 1}`;
        const visitor = await Visitor.come(browser, { origin: house.origin, called, ...coming });
        visitors.push(visitor);
        return visitor;
      },
      async wire() {
        const wire = await Wire.to(house.port);
        wires.push(wire);
        return wire;
      },
    };
    try {
      await play(stage);
      for (const visitor of visitors)
        expect(visitor.troubles, `the page of ${visitor.called}`).toEqual([]);
    } catch (error) {
      await keep(name, house, visitors);
      throw error;
    } finally {
      for (const visitor of visitors) await visitor.leave();
      for (const wire of wires) await wire.close();
      await house.close();
    }
  });
}

async function keep(name: string, house: House, visitors: Visitor[]): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  const path = join(OUTPUT, `${name.replace(/\W+/g, '-')}.server.log`);
  await writeFile(path, house.log.join('\n'));
  // A page that cannot be pictured must not hide why the scene failed.
  for (const visitor of visitors) await visitor.keep(name).catch(() => {});
}
