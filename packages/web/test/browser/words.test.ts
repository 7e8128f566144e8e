/** A pseudo-language leaves no English letter on any page: all that is read comes from `words`. */

import { words } from '@sidepot/i18n/page';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pseudo } from '../../../i18n/test/pseudo.js';
import { PHH, PHHS } from '../replayer-hands.js';
import { statisticsHands } from '../statistics-hands.js';
import type { Guest, Look } from './guest.js';
import { lettersIn, speakPseudo } from './pseudo.js';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

const said = pseudo(words);
/** A hand that contradicts itself, and one of another site. */
const BAD_HANDS = [PHH.replace(/^actions = .*/ms, "actions = ['1 2']"), 'Poker Hand #1:'];
const [ANNA, BORIS, TABLE, CLUB] = ['Άννα', 'Борис', '№ 1', '№ 4'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

async function arrive(look: Look = {}): Promise<Guest> {
  const guest = await world.guest({ isCalm: true, ...look });
  await speakPseudo(guest.page);
  return guest;
}

/** Looks at one screen after another; what was found is told at the end, with its screen. */
class Walk {
  readonly found: string[] = [];
  readonly guest: Guest;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  get page() {
    return this.guest.page;
  }

  async see(screen: string): Promise<void> {
    for (const one of await lettersIn(this.page)) this.found.push(`${screen} – ${one}`);
  }

  async press(name: string): Promise<void> {
    await this.guest.button(name).first().click();
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  end(): void {
    expect([...new Set(this.found)]).toEqual([]);
  }
}

test('in the lobby and its forms', async () => {
  const walk = new Walk(await arrive());
  const { page } = walk;
  await page.goto('/');
  await page.getByText(said.lobby.title).waitFor();
  await walk.see('lobby');
  await walk.press(said.lobby.create.button);
  await walk.see('lobby, no name');
  await page.getByText(said.lobby.create.more).click();
  await walk.see('lobby, all settings');
  await page.getByLabel(said.settings.labels.minBuyIn).fill('x');
  await page.getByLabel(said.lobby.name.label).fill(ANNA);
  await walk.press(said.lobby.create.button);
  await walk.see('lobby, a wrong number');
  await page.getByLabel(said.settings.labels.minBuyIn).fill('500');
  await page.getByLabel(said.settings.labels.maxBuyIn).fill('100');
  await walk.press(said.lobby.create.button);
  await page.getByText(said.details.wants.upToMaxBuyIn).waitFor();
  await walk.see('lobby, refused by the server');
  await page.getByRole('radio', { name: said.settings.choices.mode.tournament }).check();
  await walk.see('lobby, tournament');
  await page.goto('/nowhere');
  await page.getByText(said.common.connection.nowhere).waitFor();
  await walk.see('no such page');
  await page.goto('/t/no!');
  await page.getByText(said.common.connection.ended).waitFor();
  await walk.see('a link that was cut');
  await page.goto('/t/nosuchtable1');
  await page.getByText(said.common.connection.ended).waitFor();
  await walk.see('no such table');
  walk.end();
});

test('at the table, from its making to the replay of a hand', async () => {
  const [anna, boris] = [await arrive(), await arrive({ size: 'phone' })];
  const walk = new Walk(anna);
  const other = new Walk(boris);
  const { page } = walk;
  await page.goto('/');
  await page.getByLabel(said.lobby.name.label).fill(ANNA);
  await page.getByLabel(said.settings.labels.name).fill(TABLE);
  // Time to look at the run-out and, before anybody can pause, at the awards.
  await page.getByText(said.lobby.create.more).click();
  await page.getByLabel(said.settings.labels.handPause).fill('60');
  const runOut = page.getByRole('group', { name: said.settings.labels.runOut });
  await runOut.getByRole('radio', { name: said.settings.choices.runOut.slow }).check();
  await walk.press(said.lobby.create.button);
  await page.locator('article', { hasText: ANNA }).waitFor();
  await walk.see('table, alone');

  await walk.press(said.table.top.invite);
  await page.getByRole('dialog').getByText(said.common.copy.copy).first().waitFor();
  await walk.see('invite');
  await page.getByRole('tab', { name: said.host.invite.tabs.device }).click();
  await walk.see('invite, other device');
  await walk.closeDialog();

  await boris.page.goto(page.url());
  await boris.page.locator('[data-shape]').waitFor();
  await other.see('table, watching');
  await boris.button(said.table.sit.title(2)).first().click();
  await boris.page.getByRole('dialog').waitFor();
  await other.see('sit down');
  await boris.page.getByRole('dialog').getByLabel(said.table.sit.name).fill(BORIS);
  await boris.page.getByRole('dialog').getByLabel(said.table.sit.buyIn).fill('5');
  await boris.page.getByRole('dialog').getByRole('button', { name: said.table.sit.sit }).click();
  await boris.page.getByRole('dialog').getByRole('alert').waitFor();
  await other.see('sit down, too few chips');
  await boris.page.getByRole('dialog').getByLabel(said.table.sit.buyIn).fill('400');
  await boris.page.getByRole('dialog').getByRole('button', { name: said.table.sit.sit }).click();
  await page.locator('article', { hasText: BORIS }).waitFor();

  await walk.press(said.host.game.start);
  await anna.until('a hand', ({ hand }) => hand !== null);
  await walk.see('table, a hand');
  await other.see('table, a hand');
  await boris.http.do(anna.view.info.id, { type: 'chat', text: '№ 6' });
  await page.locator('[data-bubble="2"]').waitFor();
  await walk.see('something said');
  await page.getByRole('tab', { name: said.table.panel.chat }).click();
  await walk.see('chat');
  await walk.press(said.table.top.help);
  await page.getByRole('dialog').waitFor();
  await walk.see('keyboard help');
  await walk.closeDialog();
  await walk.press(said.show.settings.open);
  await page.getByRole('dialog').waitFor();
  await walk.see('sound and display');
  await walk.closeDialog();

  for (let i = 0; i < 4; i++) {
    const turn = anna.view.hand?.view.turn;
    if (turn?.kind !== 'act') break;
    const who = turn.seat === anna.view.you.seat ? anna : boris;
    const table = anna.view.info.id;
    const type = turn.legal.allIn !== null ? 'allIn' : 'call';
    await anna.counted(() => who.http.act(table, { type }));
  }
  for (const one of [walk, other]) {
    await one.guest.button(said.table.runs.choices[1]).waitFor();
    await one.see('how many boards');
  }
  // The fewest that anybody wants.
  await walk.press(said.table.runs.choices[1]);
  await page.locator('[data-equity]').first().waitFor();
  await walk.see('run-out');
  await walk.press(said.show.skip);
  await other.press(said.show.skip);
  await anna.until('the hand is over', ({ hand }) => hand?.view.over === true);
  await page.locator('[data-award]').first().waitFor();
  // So that no next hand comes while we look.
  await anna.http.do(anna.view.info.id, { type: 'pause' });
  await walk.see('award');
  await other.see('award, on a phone');
  await page.locator('[data-pot]', { hasText: said.table.pots.why }).first().click();
  await page.getByRole('dialog').waitFor();
  await walk.see('why');
  await walk.closeDialog();

  await walk.press(said.table.top.menu);
  await page.getByRole('tab').first().waitFor();
  for (const [tab, name] of Object.entries({
    ...said.host.menu.tabs,
    settings: said.host.menu.settings,
  })) {
    const there = page.getByRole('tab', { name });
    if ((await there.count()) === 0) continue;
    await there.click();
    if (tab === 'hands') await page.getByRole('button', { name: said.hands.hand(1) }).waitFor();
    if (tab === 'report') await page.getByRole('dialog').getByRole('img').first().waitFor();
    await walk.see(`menu, ${tab}`);
  }
  await page.getByRole('tab', { name: said.host.menu.tabs.hands }).click();
  await page.getByRole('button', { name: said.hands.hand(1) }).click();
  await page.getByRole('button', { name: said.hands.replay.last }).click();
  await walk.see('replay');
  await page.goto(`${new URL(page.url()).pathname}/report`);
  await page.getByRole('img').first().waitFor();
  await walk.see('report of the session');
  walk.found.push(...other.found);
  walk.end();
});

test('in a club, from nothing to the years before', async () => {
  const walk = new Walk(await arrive());
  const { page } = walk;
  const { club } = said;
  await page.goto('/');
  await walk.press(club.yours.make);
  await walk.see('new club');
  await page.getByRole('dialog').getByLabel(club.make.name).fill(CLUB);
  await walk.press(club.make.button);
  await page.getByRole('heading', { name: CLUB }).waitFor();
  await walk.see('club, no nights');
  const upload = (won: number) =>
    page.getByLabel(club.files.choose).setInputFiles({
      ...{ name: 'years.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(
        `date,night,place,player,paid,won\n2024-05-02,№ 5,1,${BORIS},20,${won}\n2024-05-02,№ 5,2,${ANNA},20,0`,
      ),
    });
  await upload(41);
  await page.getByText(club.files.problems.unbalanced).waitFor();
  await walk.see('club, a file with a mistake');
  await upload(40);
  await page.getByText(club.files.done).waitFor();
  await page.locator('details summary').first().click();
  await walk.press(club.members.change(BORIS));
  await walk.see('club, nights and members');
  await walk.press(club.settlement.all);
  await page.getByRole('alertdialog').waitFor();
  await walk.see('club, a question');
  await page.goto('/club/nosuchclub1');
  await page.getByText(said.refusals.texts.UNKNOWN_CLUB).waitFor();
  await walk.see('no such club');
  walk.end();
});

test.each([
  ['a draw game', { game: '27td' }],
  ['stud', { game: 'stud8' }],
  [
    'a mix',
    {
      mix: {
        games: [
          { game: 'badugi', limit: 'fixed-limit' },
          { game: 'razz', limit: 'fixed-limit' },
        ],
        rotate: 'orbit',
      },
    },
  ],
] as const)('at a table of %s', async (_, poker) => {
  const walk = new Walk(await arrive());
  const { guest, page } = walk;
  const [table, boris] = [
    await guest.http.createTable({ name: TABLE, poker: { ...poker, bigBlind: 10, seatCount: 6 } }),
    await world.player(),
  ];
  await guest.http.sit(table, ANNA, 1000, 1);
  await boris.sit(table, BORIS, 1000, 2);
  await guest.open(table);
  await guest.http.do(table, { type: 'startGame' });
  const seen = new Set<string>();
  for (;;) {
    const { hand } = await guest.http.view(table);
    const turn = hand?.view.turn;
    if (turn?.kind === 'over') break;
    if (turn?.kind !== 'act' && turn?.kind !== 'draw') continue;
    const asked = JSON.stringify(turn);
    await guest.until('it', (now) => JSON.stringify(now.hand?.view.turn) === asked);
    const screen = `${turn.kind} of ${turn.seat} on street ${hand?.view.street}`;
    if (turn.seat === 1 && !seen.has(screen)) await walk.see(screen);
    seen.add(screen);
    const who = turn.seat === 1 ? guest.http : boris;
    if (turn.kind === 'draw') await who.do(table, { type: 'draw', cards: [] });
    else if (turn.legal.bringIn !== null) await who.act(table, { type: 'bringIn' });
    else await who.act(table, { type: turn.legal.check ? 'check' : 'call' });
  }
  await page.locator('[data-award]').first().waitFor();
  await walk.see('award');
  expect(seen.size).toBeGreaterThan(3);
  walk.end();
});

test('at the door, in a tournament and after it', async () => {
  const [anna, boris] = [await arrive(), await arrive()];
  const [walk, other] = [new Walk(anna), new Walk(boris)];
  const levels = [
    { smallBlind: 10, bigBlind: 20, duration: 1 },
    { smallBlind: 20, bigBlind: 40, duration: 5 },
  ];
  const table = await anna.http.createTable({
    name: TABLE,
    poker: {
      mode: 'tournament',
      tournament: { startingStack: 100, buyIn: 50, clock: 'hands', levels, payouts: [70, 30] },
    },
    room: { entry: 'approval', runOut: 'none' },
  });
  await anna.http.do(table, { type: 'join', name: ANNA });
  await anna.http.do(table, { type: 'requestSeat', seat: 1 });
  await anna.open(table);
  await boris.page.goto(`/t/${table}`);
  await boris.page.getByText(said.door.ask).waitFor();
  await other.see('outside');
  await boris.page.getByLabel(said.table.sit.name).fill(ANNA);
  await other.press(said.door.send);
  await boris.page.getByRole('alert').waitFor();
  await other.see('outside, with the name of another');
  await boris.page.getByLabel(said.table.sit.name).fill(BORIS);
  await other.press(said.door.send);
  await boris.page.getByText(said.door.asked).waitFor();
  await other.see('outside, waiting');
  await anna.button(said.door.entries.letInLabel(BORIS)).waitFor();
  await walk.see('somebody at the door');
  await walk.press(said.door.entries.letInLabel(BORIS));
  await boris.page.locator('[data-shape]').waitFor();
  await boris.http.do(table, { type: 'requestSeat', seat: 2 });

  // Aces against a seven: one hand, and it is over.
  rig('Ac Ad 2c 7d 3h 8s 9d Jh 4s', 1);
  await anna.http.do(table, { type: 'startGame' });
  for (const action of ['allIn', 'call'] as const) {
    const { hand } = await anna.until('a turn', (now) => now.hand?.view.turn.kind === 'act');
    const turn = hand?.view.turn;
    const { http } = turn?.kind === 'act' && turn.seat === 2 ? boris : anna;
    await walk.see('tournament, playing');
    await anna.counted(() => http.act(table, { type: action }));
  }
  await anna.until('the places', ({ tournament }) => (tournament?.places ?? null) !== null);
  await walk.see('tournament, over');
  await other.see('tournament, over');
  await walk.press(said.table.top.menu);
  await anna.page.getByRole('tab', { name: said.host.menu.tabs.host }).click();
  await walk.see('menu of a tournament, host');
  walk.found.push(...other.found);
  walk.end();
});

test('corrections of the ledger, bans, and a table that is closed', async () => {
  const [anna, boris] = [await arrive(), await arrive()];
  const [walk, other] = [new Walk(anna), new Walk(boris)];
  const table = await anna.http.createTable({ name: TABLE });
  await anna.http.do(table, { type: 'join', name: ANNA });
  await anna.open(table);
  await boris.open(table);
  await boris.http.do(table, { type: 'join', name: BORIS });
  const { player } = boris.view.you;
  await boris.http.do(table, { type: 'requestSeat', seat: 2 });
  await boris.http.do(table, { type: 'buyIn', amount: 400 });
  await boris.http.do(table, { type: 'leave' });
  await anna.http.do(table, { type: 'adjustLedger', player, amount: -5, reason: '№ 2' });
  await anna.until('the correction', ({ log }) =>
    log.some(({ event }) => event.type === 'ledgerAdjusted'),
  );
  await walk.press(said.table.top.menu);
  await anna.page.getByRole('tab', { name: said.host.menu.tabs.ledger }).click();
  await walk.see('ledger, corrected');
  await anna.http.do(table, { type: 'ban', player, address: false, reason: '№ 3' });
  await boris.page.getByText(said.common.connection.ended).waitFor();
  await other.see('banned');
  await anna.page.getByRole('tab', { name: said.host.menu.tabs.host }).click();
  await walk.see('menu, somebody is banned');
  await boris.page.reload();
  await boris.page.getByText(said.common.connection.ended).waitFor();
  await other.see('banned, and back');
  await anna.http.do(table, { type: 'closeTable' });
  await anna.until('closed', ({ info }) => info.status === 'closed');
  await walk.see('menu of a closed table');
  await walk.closeDialog();
  await walk.see('table, closed');
  walk.found.push(...other.found);
  walk.end();
});

test('in the replayer and the rules', async () => {
  const walk = new Walk(await arrive());
  const { page } = walk;
  const names = "['Άννα', 'Борис', 'Вера']";
  // What cannot be read is quoted, so that has no letters either.
  const named = (text: string): string =>
    text.replaceAll("['Ann', 'Bob', 'Cat']", names).replaceAll('ten', '½');
  await page.goto('/replayer#hand=3&step=2');
  await page.getByText(said.replayer.open.drop).waitFor();
  await walk.see('replayer, start');
  await page.getByLabel(said.replayer.open.paste).fill(named(PHHS));
  await walk.press(said.replayer.open.read);
  await page.locator('details summary').first().click();
  await walk.see('replayer, list');
  await page.goto('/replayer#tab=players');
  await page.reload();
  const letters: Readonly<Record<string, string>> = { Ann: 'Άννα', Bob: 'Борис', Cat: 'Вера' };
  const hands = statisticsHands(8, (name) => letters[name] ?? '№ 2');
  await page.getByLabel(said.replayer.open.paste).fill(hands);
  await walk.press(said.replayer.open.read);
  await page.locator('[data-players]').waitFor();
  await walk.see('replayer, players');
  await walk.press('Άννα');
  await page.locator('[data-cell="sb.threeBet"]').waitFor();
  await walk.see('replayer, player');
  await page.locator('[data-cell="sb.threeBet"]').click();
  await page.getByRole('button', { name: said.statistics.cell.remove }).waitFor();
  await walk.see('replayer, hands of a number');
  await page.getByRole('tab', { name: said.replayer.tabs.review }).click();
  await page.getByRole('button', { name: said.statistics.review.kinds.pots }).click();
  await walk.see('replayer, review');
  await page.goto('/replayer#');
  await page.reload();
  await page.getByLabel(said.replayer.open.paste).fill(named(PHH));
  await walk.press(said.replayer.open.read);
  await page.getByRole('button', { name: said.hands.replay.last }).click();
  await walk.see('replayer, a hand');
  for (const bad of BAD_HANDS) {
    await page.goto('/replayer#');
    await page.reload();
    await page.getByLabel(said.replayer.open.paste).fill(bad);
    await walk.press(said.replayer.open.read);
    await page.getByText(said.replayer.bad.noneRead).first().waitFor();
    await walk.see('replayer, a bad hand');
  }
  await page.goto('/rules');
  await page.getByRole('heading', { name: said.site.titles.rules }).waitFor();
  await walk.see('rules');
  walk.end();
});

test('in the calculator', async () => {
  const walk = new Walk(await arrive());
  const { page } = walk;
  await page.goto('/calculator');
  await page.getByRole('heading', { name: said.site.titles.calculator }).waitFor();
  await walk.see('calculator');
  for (const preset of Object.values(said.calculator.presets)) {
    await walk.press(preset);
    await walk.see(`calculator, ${preset}`);
  }
  await page.getByLabel(said.calculator.table.seatCount).fill('x');
  await page.getByText(said.calculator.table.more).click();
  await walk.see('calculator, an error');
  await walk.press(said.calculator.clear);
  await page.getByRole('radio', { name: said.calculator.winners.ways.cards }).check();
  await walk.see('calculator, by cards');
  await walk.press(said.calculator.winners.chooseFor(said.calculator.winners.board(1, 1)));
  await page.getByRole('dialog').waitFor();
  await walk.see('calculator, cards to pick');
  await walk.closeDialog();
  await walk.press(said.calculator.import.open);
  await page.getByRole('dialog').waitFor();
  await walk.see('calculator, import');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('{}');
  await walk.press(said.calculator.import.take);
  await dialog.getByRole('alert').locator('code').waitFor();
  await walk.see('calculator, import, no hand');
  walk.end();
});

test('in dealer mode, from the set-up to the clock', async () => {
  const walk = new Walk(await arrive({ size: 'phone' }));
  const { page } = walk;
  const { dealer } = said;
  const act = (at: number) =>
    page.locator('main fieldset').last().locator('button').nth(at).click();
  const seat = (at: number) => page.locator(`main [data-seat="${at}"]`).click();
  await page.goto('/dealer');
  await page.getByText(dealer.setup.seats.title).waitFor();
  for (const at of [1, 2, 3, 4]) await walk.press(dealer.setup.seats.free(dealer.seat(at)));
  await page.getByText(dealer.setup.seats.exceptions).click();
  await page.getByLabel(`${dealer.seat(1)}: ${dealer.setup.seats.stack}`).fill('900');
  await page.getByText(dealer.setup.event.rows(13)).click();
  await walk.see('set-up');
  await walk.press(dealer.setup.kind.modes.cash);
  await walk.see('set-up, cash');
  await walk.press(dealer.setup.kind.modes.tournament);
  await walk.press(dealer.setup.start);
  await page.locator('[data-screen="hand"]').waitFor();
  await walk.see('a hand');
  await walk.press('1');
  await act(2);
  await page.getByRole('alert').waitFor();
  await walk.see('refused');
  await seat(1);
  await walk.see('out of turn');
  await walk.press(dealer.hand.asked.back(dealer.seat(3)));
  for (let i = 0; i < 4; i++) await act(3);
  await page.locator('[data-screen="showdown"]').waitFor();
  await walk.see('showdown');
  for (const at of [3, 4, 1]) await seat(at);
  await walk.see('winners that no ranking gives');
  await page.getByRole('button', { name: dealer.showdown.why }).first().click();
  await walk.see('why');
  await walk.closeDialog();
  await page.locator('[data-panel] [data-pot] button[aria-pressed]').last().click();
  await walk.see('result');
  await seat(2);
  await walk.see('a seat');
  await walk.closeDialog();
  await walk.press(dealer.showdown.floor);
  await walk.see('the floor');
  await walk.closeDialog();
  for (const sheet of ['taps', 'history', 'drill'] as const) {
    await walk.press(dealer.bar.menu);
    await walk.see('menu');
    await walk.press(dealer.menu[sheet]);
    if (sheet === 'drill') {
      await walk.press(dealer.drill.start);
      await walk.press(dealer.drill.check);
    }
    await walk.see(sheet);
    await page.keyboard.press('Escape');
    await walk.closeDialog();
  }
  await walk.press(dealer.bar.menu);
  await walk.press(dealer.menu.settle);
  await walk.see('only settle this');
  await page.goto('/dealer/clock');
  await page.getByRole('timer').waitFor();
  await walk.see('clock');
  await page.goto('/dealer');
  await walk.press(dealer.bar.menu);
  await walk.press(dealer.menu.share);
  await walk.see('share');
  await walk.press(dealer.share.start);
  await page.getByText(dealer.share.live).waitFor();
  await page.getByText(dealer.share.overlay).click();
  await walk.see('shared');
  const link = await page.getByLabel(dealer.share.link, { exact: true }).inputValue();
  const watch = new Walk(await arrive());
  await watch.page.goto(new URL(link).pathname);
  await watch.page.locator('[data-seat="1"]').waitFor();
  await watch.see('live table');
  await watch.page.goto(`${new URL(link).pathname}?overlay`);
  await watch.page.locator('[data-watch="live"]').waitFor();
  await watch.see('overlay');
  await watch.page.goto(new URL(link).pathname);
  await walk.press(dealer.share.stop);
  await watch.page.getByText(dealer.share.watch.ended).waitFor();
  await watch.see('shared no more');
  walk.found.push(...watch.found);
  walk.end();
});
