import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../src/wire/chevaliers/View.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { rename } from './guests.ts';
import type { Stage } from './scene.ts';
import type { Coming, Visitor } from './visitor.ts';

/** A visitor at a table for four: what they see of it, what they do, and all that reaches them. */
export class Partner {
  readonly visitor: Visitor;
  readonly grid: Locator;
  /** Everything the server has sent to this visitor over sockets. */
  readonly heard: string[] = [];

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.grid = visitor.page.getByRole('grid', { name: /^Plateau d’Échec aux Chevaliers/ });
    visitor.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload)));
    });
  }

  static async come(stage: Stage, name: string, coming: Partial<Coming> = {}): Promise<Partner> {
    const visitor = await stage.visit({ called: name.toLowerCase(), ...coming });
    return new Partner(visitor);
  }

  get page() {
    return this.visitor.page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A sentence on the page. */
  said(text: string | RegExp): Locator {
    return this.page.getByText(text).first();
  }

  get end(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The card of a team. */
  team(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  square(name: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  }

  /** The moves as they are written on the sheet. */
  moves(): Promise<string[]> {
    const sheet = this.page.getByRole('region', { name: 'Feuille de partie' });
    return sheet.getByRole('button', { name: /^Coup \d+,/ }).allInnerTexts();
  }

  /** Waits until so many moves are written. */
  async reads(count: number): Promise<void> {
    await expect
      .poll(async () => (await this.moves()).length, { message: this.visitor.called })
      .toBe(count);
  }

  /** The table as the server tells it to this visitor. */
  async frame(): Promise<TableFrame & { view: View }> {
    const address = `${this.visitor.origin}/api/tables/${this.visitor.tableId}`;
    const answer = await this.visitor.context.request.get(address);
    return (await answer.json()) as TableFrame & { view: View };
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

  async click([from, to]: [string, string]): Promise<void> {
    await this.square(from).click();
    await this.square(to).click();
  }

  /** Plays a plain step of a knight or of a man. */
  async step(arm: 'knight' | 'man'): Promise<void> {
    await this.click(await this.legal(arm));
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
  await page.getByRole('button', { name: 'Nouvelle partie' }).click();
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
