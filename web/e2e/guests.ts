import type { NewTable } from '../src/wire/NewTable.ts';
import type { Stage } from './scene.ts';
import { chooseChess, openChess, Seat } from './seat.ts';
import type { Visitor } from './visitor.ts';
import type { Wire } from './wire.ts';

/** Two people at one table, each with a browser and a wire of their own. */
export interface Guests {
  /** The host, who has White. */
  alice: Seat;
  bob: Seat;
  aliceWire: Wire;
  bobWire: Wire;
}

/** How the table of an invitation is set. */
export interface Terms {
  /** As the dialog says it aloud. */
  pace?: string;
  open?: boolean;
}

/** Gives oneself a name, wherever the page offers it. */
export async function rename({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name: /Votre nom à la table/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre nom' });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Garder ce nom' }).click();
  await page.getByRole('button', { name: `Votre nom à la table ${name}` }).waitFor();
}

/** Sets a table for a friend, with White for oneself, through the dialog of the home page. */
export async function invite({ page }: Visitor, terms: Terms = {}): Promise<string> {
  await chooseChess(page);
  const dialog = page.getByRole('dialog', { name: 'Nouvelle partie d’échecs' });
  await dialog.getByRole('radio', { name: /^Un ami/ }).check();
  if (terms.pace) await dialog.getByRole('radio', { name: terms.pace }).check();
  if (terms.open) await dialog.getByRole('checkbox', { name: /^Table ouverte/ }).check();
  await dialog.getByRole('radio', { name: 'Blancs' }).check();
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  return page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
}

/** Alice invites, Bob follows the link and sits down. */
export async function sitTogether(stage: Stage, terms: Terms = {}): Promise<Guests> {
  const [aliceWire, bobWire] = [await stage.wire(), await stage.wire()];
  const host = await stage.visit({ origin: aliceWire.origin, called: 'alice' });
  const guest = await stage.visit({ origin: bobWire.origin, called: 'bob' });
  await host.go('/');
  await rename(host, 'Alice');
  const link = new URL(await invite(host, terms));
  await guest.go(link.pathname);
  await guest.page
    .getByRole('heading', { name: 'Alice vous invite à une partie d’échecs.' })
    .waitFor();
  await rename(guest, 'Bob');
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  const [alice, bob] = [new Seat(host), new Seat(guest)];
  await alice.awaited();
  await bob.said('Alice réfléchit.').waitFor();
  return { alice, bob, aliceWire, bobWire };
}

/** Two people at a table that was set without the dialog, the host with White. */
export async function sitAt(stage: Stage, table: Partial<NewTable>): Promise<[Seat, Seat]> {
  const host = await stage.visit({ called: 'alice' });
  const guest = await stage.visit({ called: 'bob' });
  await host.go('/');
  await rename(host, 'Alice');
  await openChess(host, { opponent: { kind: 'invite' }, ...table });
  await guest.go(`/table/${host.tableId}`);
  await rename(guest, 'Bob');
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  const [alice, bob] = [new Seat(host), new Seat(guest)];
  await alice.awaited();
  return [alice, bob];
}
