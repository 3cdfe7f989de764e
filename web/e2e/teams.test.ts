import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';
import { rename } from './guests.ts';
import { scene } from './scene.ts';
import { chooseChess } from './seat.ts';
import { Partner, setTable, sitFour } from './teams.ts';
import { AWAY } from './visitor.ts';

scene('four people play two against two, each at their own screen', async (stage) => {
  const { alice, bob, carol, dan } = await sitFour(stage, {
    pace: '15 minutes et 10 secondes par coup',
    games: '3',
  });
  const four = [alice, bob, carol, dan];
  const eve = await Partner.come(stage, 'Eve');
  await eve.visitor.go(`/table/${alice.visitor.tableId}`);
  const everybody = [...four, eve];

  // Either partner may move, and each of them moves a piece of their own arm.
  await bob.said('À votre équipe de jouer.').waitFor();
  await carol.said('Alice et Bob réfléchissent.').waitFor();
  await eve.said('Aux Argentés de jouer.').waitFor();
  const turns = [
    [alice, 'knight'],
    [dan, 'man'],
    [bob, 'man'],
    [carol, 'knight'],
  ] as const;
  for (const [ply, [partner, arm]] of turns.entries()) {
    await partner.said('À votre équipe de jouer.').waitFor();
    await partner.step(arm);
    for (const one of everybody) await one.reads(ply + 1);
  }
  // One clock for two: it runs on all pages while either of them is awaited.
  for (const one of everybody) {
    await expect.poll(() => one.page.getByRole('timer').count()).toBe(2);
    const clock = one.page.getByRole('timer', { name: 'Pendule des Argentés' });
    const before = (await clock.innerText()).trim();
    await expect.poll(async () => (await clock.innerText()).trim()).not.toBe(before);
  }
  for (const name of ['Alice', 'Bob'])
    await eve.team('Argentés').getByText(name, { exact: true }).waitFor();
  for (const name of ['Carol', 'Dan'])
    await eve.team('Dorés').getByText(name, { exact: true }).waitFor();

  // What partners say to each other reaches nobody else.
  await alice.channel('Équipe').click();
  await alice.say('Je charge par le gué');
  await bob.said('Alice, à l’équipe : Je charge par le gué').waitFor();
  await bob.page.getByRole('tab', { name: /^Équipe un message non lu/ }).click();
  const aside = { name: 'Conversation de l’équipe' };
  await bob.page.getByRole('log', aside).getByText('Je charge par le gué').waitFor();
  await bob.say('Je tiens le château');
  await alice.page.getByRole('log', aside).getByText('Je tiens le château').waitFor();
  // The keyboard goes from one channel to the other.
  await bob.channel('Équipe').press('ArrowLeft');
  await expect.poll(() => bob.channel('Table').getAttribute('aria-selected')).toBe('true');
  await carol.say('Bonne partie à tous');
  for (const one of [alice, bob, dan, eve]) {
    // Partners and those who watch have channels of their own.
    if (one === alice || one === eve) await one.channel('Table').click();
    const log = one.page.getByRole('log', { name: 'Conversation', exact: true });
    await log.getByText('Carol Bonne partie à tous').waitFor();
  }
  for (const one of [carol, dan, eve]) {
    const told = [...one.heard, JSON.stringify(await one.frame()), await one.page.content()].join();
    expect(told).toContain('Bonne partie à tous');
    expect(told).not.toContain('gué');
    expect(told).not.toContain('Je tiens');
  }
  expect(alice.heard.join()).toContain('gué');
  await expect.poll(() => eve.channel('Équipe').count()).toBe(0);

  // Whoever comes back finds everything again.
  await bob.page.reload();
  await bob.reads(4);
  await bob.said('À votre équipe de jouer.').waitFor();
  await bob.channel('Équipe').click();
  await bob.page.getByRole('log', aside).getByText('Je charge par le gué').waitFor();
  await bob.page.getByRole('log', aside).getByText('Je tiens le château').waitFor();
  for (const one of [alice, bob, carol]) expect(await faults(one.page)).toEqual([]);

  // One speaks for the team, and one of the others answers.
  await alice.button('Nulle').click();
  await alice.page.getByText('Proposer la nulle au nom de l’équipe ?').waitFor();
  await alice.button('Oui').click();
  await alice.said('Carol ou Dan n’a pas encore répondu.').waitFor();
  await bob.said('Alice propose la nulle.').waitFor();
  await expect.poll(() => bob.button('Accepter').count()).toBe(0);
  await carol.said('Alice propose la nulle.').waitFor();
  await dan.button('Refuser').click();
  await alice.said('La nulle est refusée.').waitFor();
  await bob.said('La nulle est refusée.').waitFor();

  await dan.button('Abandon').click();
  await dan.page.getByText('Abandonner pour toute l’équipe ?').waitFor();
  await dan.button('Oui').click();
  for (const one of [alice, bob])
    await one.end.getByRole('heading', { name: 'Votre équipe gagne la partie !' }).waitFor();
  for (const one of [carol, dan, eve])
    await one.end.getByRole('heading', { name: 'Alice et Bob gagnent la partie.' }).waitFor();
  for (const one of everybody)
    await one.end.getByText('Le match continue : Alice et Bob 1 – Carol et Dan 0').waitFor();
  expect(await faults(carol.page), 'end').toEqual([]);

  // Camps change, partners do not.
  await carol.end.getByRole('button', { name: 'Partie 2, Carol et Dan ont les Argentés' }).click();
  await carol.said('À votre équipe de jouer.').waitFor();
  await dan.said('À votre équipe de jouer.').waitFor();
  for (const one of everybody) {
    for (const name of ['Carol', 'Dan'])
      await one.team('Argentés').getByText(name, { exact: true }).waitFor();
    for (const name of ['Alice', 'Bob'])
      await one.team('Dorés').getByText(name, { exact: true }).waitFor();
    expect((await one.frame()).status.score).toEqual([2, 0, 2, 0]);
  }
  for (const one of four) expect(one.visitor.refusals).toEqual([]);
});

scene('of two partners who move at once, the first is heard', async (stage) => {
  const wire = await stage.wire();
  const { alice, bob, carol } = await sitFour(stage, {}, { Bob: { origin: wire.origin } });
  bob.visitor.forgive(AWAY);
  const move = await bob.legal('man');
  wire.cut();
  await bob.page.getByRole('banner').getByText('Reconnexion').waitFor();
  await bob.press(...move);
  await alice.step('knight');
  await carol.reads(1);
  wire.mend();
  await bob.page.getByRole('alert').getByText('La position a changé').waitFor();
  await alice.reads(1);
  await expect.poll(() => bob.moves()).toEqual(await alice.moves());
  await bob.said('Carol et Dan réfléchissent.').waitFor();
});

scene('another game needs everybody, and says who is missing', async (stage) => {
  const { alice, bob, carol, dan } = await sitFour(stage);
  await alice.step('knight');
  await carol.said('À votre équipe de jouer.').waitFor();
  await carol.step('knight');
  await bob.said('À votre équipe de jouer.').waitFor();
  await bob.answer(/^Abandon$/);
  await carol.end.getByRole('heading', { name: 'Votre équipe gagne la partie !' }).waitFor();
  await alice.end.getByRole('button', { name: 'Revanche' }).click();
  await alice.end.getByText('On attend encore Carol, Bob et Dan.').waitFor();
  await bob.end.getByRole('button', { name: 'Accepter' }).click();
  await alice.end.getByText('On attend encore Carol et Dan.').waitFor();
  await bob.end.getByText('On attend encore Carol et Dan.').waitFor();
  await dan.page.goto('about:blank');
  await alice.end.getByText('Dan n’est plus à la table.').waitFor();
  await dan.page.goBack();
  await dan.end.getByRole('button', { name: 'Accepter' }).click();
  await carol.end.getByRole('button', { name: 'Accepter' }).click();
  for (const one of [carol, dan]) await one.said('À votre équipe de jouer.').waitFor();
  await alice.said('Carol et Dan réfléchissent.').waitFor();
});

scene('a computer takes its turns beside a person', async (stage) => {
  const alice = await Partner.come(stage, 'Alice');
  await alice.visitor.go('/');
  await rename(alice.visitor, 'Alice');
  const { page } = alice;
  await chooseChess(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Échec aux Chevaliers' }).check();
  await dialog.getByRole('radio', { name: /^À quatre, deux contre deux/ }).check();
  await dialog.getByRole('radio', { name: /^Vous seul/ }).check();
  await dialog.getByLabel('Vos armes').selectOption('Chevaliers argentés');
  await dialog
    .getByRole('combobox', { name: 'Hommes d’armes argentés', exact: true })
    .selectOption('Force 1, le bambin');
  await dialog.getByText('Choisi pour que l’ordinateur joue aussi').waitFor();
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Chacun son tour' }).isChecked())
    .toBe(true);
  expect(await faults(page), 'new game').toEqual([]);
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();

  // One move of Alice's, then three of the computers', her partner's among them.
  for (const count of [0, 4]) {
    await alice.said('À vous de jouer.').waitFor();
    await alice.reads(count);
    await alice.step('knight');
  }
  await alice.reads(8);
  await expect.poll(() => page.getByRole('tab').count()).toBe(0);
  await alice.team('Argentés').getByText('Le bambin').waitFor();
  expect(await faults(page), 'table').toEqual([]);
});

scene('one person plays both arms, and four share a screen', async (stage) => {
  const alice = await Partner.come(stage, 'Alice');
  await alice.visitor.go('/');
  await setTable(alice, { company: /^Vous seul/, seat: 'Chevaliers argentés' });
  for (const [count, arm] of [
    [0, 'knight'],
    [2, 'man'],
  ] as const) {
    await alice.said('À vous de jouer.').waitFor();
    await alice.reads(count);
    await alice.step(arm);
  }
  await alice.reads(4);
  await expect.poll(() => alice.page.getByRole('tab').count()).toBe(0);

  await alice.visitor.go('/');
  await setTable(alice, { company: /^À quatre ici/ });
  await alice.said('Aux Argentés de jouer.').waitFor();
  await alice.step('man');
  await alice.said('Aux Dorés de jouer.').waitFor();
  await alice.step('knight');
  await alice.said('Aux Argentés de jouer.').waitFor();
  await alice.reads(2);
  for (const name of ['Chevaliers argentés', 'Hommes d’armes argentés'])
    await alice.team('Argentés').getByText(name, { exact: true }).waitFor();
  await expect.poll(() => alice.page.getByRole('tab').count()).toBe(0);
});

scene('four fit a phone, whispers included', async (stage) => {
  const { alice, bob } = await sitFour(stage, { pace: '15 minutes et 10 secondes par coup' });
  const viewport = { width: 390, height: 844 };
  await bob.page.setViewportSize(viewport);
  expect(await sideways(bob.page)).toBe(0);
  await bob.team('Argentés').getByText('Alice').waitFor();
  await alice.channel('Équipe').click();
  await alice.say('En d5');
  await bob.said('Alice, à l’équipe : En d5').waitFor();
  await bob.button(/^Parler/).click();
  const talk = bob.page.getByRole('dialog', { name: 'Conversation' });
  await talk.getByRole('tab', { name: /^Équipe/ }).click();
  await talk.getByRole('log', { name: 'Conversation de l’équipe' }).getByText('En d5').waitFor();
  expect(await faults(bob.page), 'talk').toEqual([]);
  await bob.page.keyboard.press('Escape');
  await bob.step('man');
  await alice.reads(1);
  expect(await faults(bob.page), 'table').toEqual([]);
});

scene('a table for four has no serious fault of accessibility in the dark', async (stage) => {
  const night = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const phone = { ...night, viewport: { width: 390, height: 844 } };
  const alice = await Partner.come(stage, 'Alice', night);
  const clean = async ({ page }: Partner, what: string) =>
    expect(await faults(page), what).toEqual([]);
  await alice.visitor.go('/');
  await chooseChess(alice.page);
  const dialog = alice.page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Échec aux Chevaliers' }).check();
  await dialog.getByRole('radio', { name: /^À quatre, deux contre deux/ }).check();
  await clean(alice, 'new game');
  await alice.page.keyboard.press('Escape');
  await setTable(alice, { company: /^Trois amis/ });
  await alice.said('On attend encore 3 personnes…').waitFor();
  await clean(alice, 'invitation');

  const others: Partner[] = [];
  for (const [name, choice] of [
    ['Bob', /^Jouer avec .*, Place 3$/],
    ['Carol', /^Jouer contre .*, Place 2$/],
    ['Dan', /^Jouer avec .*, Place 4$/],
  ] as const) {
    const partner = await Partner.come(stage, name, phone);
    others.push(partner);
    await partner.visitor.go(`/table/${alice.visitor.tableId}`);
    await partner.button(choice).waitFor();
    if (name === 'Bob') await clean(partner, 'invited');
    await partner.button(choice).click();
    if (name === 'Bob') await partner.said('On attend encore 2 personnes…').waitFor();
    if (name === 'Bob') await clean(partner, 'waiting');
  }
  const [bob] = others as [Partner];
  await bob.said(/de jouer\.|réfléchissent\./).waitFor();
  await alice.channel('Équipe').click();
  await alice.say('Par ici');
  await bob.said(/à l’équipe\s:\sPar ici/).waitFor();
  await clean(alice, 'team');
  await clean(bob, 'table on a phone');
});
