import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Session } from '../games/face';
import { setLocale } from '../i18n';
import Commands from './Commands.svelte';
import { Desk } from './desk.svelte';
import { frame } from './fixture';
import Hint from './Hint.svelte';

let shown: ReturnType<typeof mount> | null = null;

beforeAll(() => setLocale('fr'));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

function table(): Desk {
  const desk = new Desk('abc');
  desk.live.frame = frame();
  return desk;
}
const link = () => document.querySelector('a.clause')?.getAttribute('href');

it('leads from a typed line that the rules refuse to their clause', async () => {
  const session = { command: () => ({ text: 'Jamais.', clause: 'L-5' }) } as unknown as Session;
  shown = mount(Commands, { target: document.body, props: { desk: table(), session } });
  const field = document.querySelector<HTMLInputElement>('form input')!;
  field.value = 'e2-e5';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('form')!.requestSubmit();
  await tick();
  expect(document.querySelector('output')?.textContent).toMatch(/^Jamais\.\s+§/);
  expect(link()).toBe('/regles/echecs#L-5');
});

it('leads from a hint that the rules forbid to their clause', async () => {
  const body = { error: 'Pas en partie stricte.', code: 'hint-forbidden', clause: 'M-3' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 403 }));
  const session = {} as Session;
  shown = mount(Hint, { target: document.body, props: { desk: table(), session } });
  document.querySelector<HTMLButtonElement>('.hint-card button')!.click();
  await vi.waitFor(() => expect(link()).toBe('/regles/echecs#M-3'));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Pas en partie stricte.');
});
