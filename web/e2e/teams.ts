import type { Locator } from 'playwright-core';
import type { View } from '../src/wire/chevaliers/View.ts';
import { rename } from './guests.ts';
import { Player } from './player.ts';
import type { Stage } from './scene.ts';
import { chooseChess } from './seat.ts';
import type { Coming, Visitor } from './visitor.ts';

/** A visitor at a table for four: what they see of it, what they do, and all that reaches them. */
export class Partner extends Player<View> {
  /** Everything the server has sent to this visitor over sockets. */
  readonly heard: string[] = [];

  constructor(visitor: Visitor) {
    super(visitor, /^Plateau d’Échec aux Chevaliers/);
    visitor.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)));
    });
  }

  static async come(stage: Stage, name: string, coming: Partial<Coming> = {}): Promise<Partner> {
    const visitor = await stage.visit({ called: name.toLowerCase(), ...coming });
    return new Partner(visitor);
  }

  /** The card of a team. */
  team(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** A plain step that one may make, of a knight or of a man. */
  async legal(arm: 'knight' | 'man'): Promise<[string, string]> {
    const { view } = await this.frame();
    const letter = arm === 'knight' ? 'n' : 'm';
    const steps = view.moves.filter((text) => text.includes('-')).map((text) => text.split('-'));
    const [from, to] = steps.find(([at = '']) => view.pieces[at]?.toLowerCase() === letter) ?? [];
    if (!from || !to) throw new Error(`no step of a ${arm} among ${view.moves.join(' ')}`);
    return [from, to];
  }

  /** Plays a plain step of a knight or of a man. */
  async step(arm: 'knight' | 'man'): Promise<void> {
    await this.press(...(await this.legal(arm)));
  }

  /** The tab of a channel of the conversation. */
  channel(name: 'Table' | 'Équipe'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** Says something on the channel that is shown. */
  async say(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: /^(Votre message|À votre équipe)$/ });
    await field.fill(text);
    await field.press('Enter');
  }

  async answer(what: RegExp, yes = 'Oui'): Promise<void> {
    await this.button(what).click();
    await this.button(yes).click();
  }
}

/** What the host of a table for four chooses in the dialog. */
export interface Setting {
  company: RegExp;
  /** The host's own seat. */
  seat?: string;
  pace?: string;
  games?: string;
}

/** Sets a table for four through the dialog of the home page. */
export async function setTable({ page }: Partner, setting: Setting): Promise<void> {
  await chooseChess(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Échec aux Chevaliers' }).check();
  await dialog.getByRole('radio', { name: /^À quatre, deux contre deux/ }).check();
  await dialog.getByRole('radio', { name: setting.company }).check();
  if (setting.pace) await dialog.getByRole('radio', { name: setting.pace }).check();
  if (setting.games) await dialog.getByRole('radio', { name: setting.games, exact: true }).check();
  if (setting.seat) await dialog.getByLabel('Vos armes').selectOption(setting.seat);
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  await page.waitForURL(/\/table\//);
}

/** Four people, two against two, each at a screen of their own. */
export interface Quartet {
  alice: Partner;
  bob: Partner;
  carol: Partner;
  dan: Partner;
}

/** Alice invites with the silver knights; Bob plays with her, Carol and Dan against them. */
export async function sitFour(
  stage: Stage,
  setting: Partial<Setting> = {},
  coming: Record<string, Partial<Coming>> = {},
): Promise<Quartet> {
  const alice = await Partner.come(stage, 'Alice', coming['Alice']);
  await alice.visitor.go('/');
  await rename(alice.visitor, 'Alice');
  await setTable(alice, {
    company: /^Trois amis/,
    seat: 'Chevaliers argentés',
    ...setting,
  });
  await alice.said('On attend encore 3 personnes…').waitFor();
  const link = await alice.page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
  const others: Partner[] = [];
  for (const [name, choice, awaited] of [
    ['Bob', 'Jouer avec Alice, Hommes d’armes argentés', 'On attend encore 2 personnes…'],
    ['Carol', 'Jouer contre Alice et Bob, Chevaliers dorés', 'On attend encore une personne…'],
    ['Dan', 'Jouer avec Carol, Hommes d’armes dorés', null],
  ] as const) {
    const partner = await Partner.come(stage, name, coming[name]);
    await partner.visitor.go(new URL(link).pathname);
    await partner.page.getByRole('heading', { name: /^Alice vous invite/ }).waitFor();
    await rename(partner.visitor, name);
    await partner.button(choice).click();
    await alice.said(`${name} s’assied à la table.`).waitFor();
    if (awaited) await partner.said(awaited).waitFor();
    others.push(partner);
  }
  const [bob, carol, dan] = others as [Partner, Partner, Partner];
  await alice.said('À votre équipe de jouer.').waitFor();
  return { alice, bob, carol, dan };
}
