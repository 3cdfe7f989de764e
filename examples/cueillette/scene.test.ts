import { expect } from 'vitest';
import type { ServerFrame } from '../src/wire/ServerFrame.ts';
import { openTable } from './opening.ts';
import { scene, type Stage } from './scene.ts';
import type { Visitor } from './visitor.ts';

/** What is read of a table: its view is the game's own. */
interface Frame {
  view: { moves: string[]; knights: string[] };
  status: { awaited: number[]; outcome: { code: string } | null };
}

/** A visitor at a table of the example, both seats theirs, dealt as the salt says. */
async function seated({ visit }: Stage): Promise<Visitor> {
  const visitor = await visit({ salt: 'cueillette' });
  await openTable(visitor, { game: 'cueillette' });
  return visitor;
}

scene('the example stands on the shelf and is played square by square', async (stage) => {
  const visitor = await seated(stage);
  const { page } = visitor;
  const grid = page.getByRole('grid', { name: 'Champ de sept cases sur sept' });
  const square = (name: string) => grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  const frame = async () => {
    const table = `${visitor.origin}/api/tables/${visitor.tableId}`;
    return (await (await visitor.context.request.get(table)).json()) as Frame;
  };
  let leaps = 0;
  for (let now = await frame(); now.status.outcome === null; now = await frame()) {
    const from = now.view.knights[now.status.awaited[0] ?? 0] ?? '';
    const to = now.view.moves[0] ?? '';
    await square(from).click();
    await square(to).click();
    leaps += 1;
    // The knight stands there and the sheet tells of it: the server has said so.
    await page
      .getByRole('button', { name: /^Coup \d+,/ })
      .nth(leaps - 1)
      .waitFor();
    expect(await square(to).getAttribute('aria-label')).toMatch(/, cavalier des /);
  }
  expect(leaps).toBeGreaterThan(10);
  await page.getByText('Plus rien à cueillir').first().waitFor();

  await visitor.go('/');
  await page.getByRole('heading', { name: 'Cueillette' }).waitFor();
  await visitor.go('/regles/cueillette');
  await page.getByText('Le cavalier saute de deux cases').waitFor();
});

scene('the example is played over the wire alone', async (stage) => {
  const visitor = await seated(stage);
  const played = await visitor.page.evaluate(async (id) => {
    const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}?protocol=1&lang=fr`);
    let [version, key] = [0, 1_000];
    const acts: string[] = [];
    return new Promise<{ acts: string[]; code: string }>((done, failed) => {
      socket.addEventListener('close', ({ code }) => failed(new Error(`closed with ${code}`)));
      socket.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(String(data)) as ServerFrame;
        if (frame.t === 'refused') failed(new Error(String(data)));
        if ((frame.t !== 'table' && frame.t !== 'step') || frame.d.v <= version) return;
        version = frame.d.v;
        const { view, status } = frame.d as unknown as Partial<Frame>;
        if (status?.outcome) done({ acts, code: status.outcome.code });
        else if (view) {
          const act = view.moves[0] ?? '';
          acts.push(act);
          const order = { k: (key += 1), v: version, input: { act } };
          socket.send(JSON.stringify({ t: 'do', d: order }));
        }
      });
    });
  }, visitor.tableId);
  expect(played.acts.length).toBeGreaterThan(10);
  expect(played.code).toBe('harvest');
});
