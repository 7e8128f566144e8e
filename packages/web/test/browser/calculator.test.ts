/** The side-pot calculator by mouse, keyboard and thumb. */

import { readFileSync } from 'node:fs';
import { toOpenHandHistory, toPokerStars } from '@sidepot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sidepot } from '../../../cli/test/sidepot.js';
import { eventsOf } from '../calculator-hands.js';
import { axe } from './axe.js';
import { CalculatorScreen } from './calculator.js';
import { type Guest, type Look, SIZES } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
/** Whose pages are for all tests. */
const staying = new Set<Guest>();
afterEach(() => world.clear(staying));
afterAll(() => world?.close());

async function screen(look: Look = {}, hash = ''): Promise<CalculatorScreen> {
  return open(await world.guest({ isCalm: true, ...look }), hash);
}

async function open({ page }: Guest, hash = ''): Promise<CalculatorScreen> {
  const calculator = new CalculatorScreen(page);
  await calculator.open(hash);
  return calculator;
}

const opened = new Map<string, CalculatorScreen>();

async function stay(size: 'desktop' | 'phone'): Promise<Guest> {
  const guest = await world.guest({ isCalm: true, size });
  staying.add(guest);
  return guest;
}

/** One page for each size, with an empty form: loading takes longer than most tests. */
async function empty(size: 'desktop' | 'phone' = 'desktop'): Promise<CalculatorScreen> {
  const calculator = opened.get(size) ?? (await open(await stay(size)));
  opened.set(size, calculator);
  await calculator.button('New hand').click();
  await calculator.page.getByText('No chips are in yet.').first().waitFor();
  return calculator;
}

const proof = ({ page }: CalculatorScreen): Promise<string> =>
  page.locator('[data-proof]').innerText();

const SIZED = [['desktop'], ['phone']] as const;

describe.each(SIZED)('on a %s', (size) => {
  test('pots, refund and sentence follow every keystroke', async () => {
    const calculator = await empty(size);
    const { page } = calculator;
    await calculator.field('Name, Seat 1').fill('Ann');
    await calculator.field('Name, Seat 2').fill('Bob');
    await calculator.field('Put in, Ann').fill('100');
    await calculator.field('Put in, Bob').pressSequentially('5');
    expect(await calculator.answer()).toMatchObject({
      refund: { Ann: 95 },
      pots: [{ amount: 10 }],
    });
    await calculator.field('Put in, Bob').pressSequentially('0');
    expect(await calculator.answer()).toMatchObject({
      refund: { Ann: 50 },
      pots: [{ amount: 100 }],
    });
    expect(await calculator.pot(0).innerText()).toContain('50 × 2 = 100');
    await calculator.button('+ Add a player').click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Name, Seat 3',
    );
    await page.keyboard.type('Cem');
    await calculator.field('Put in, Cem').fill('100');
    await calculator.field('Folded, Cem').check();
    const { refund, pots } = await calculator.answer();
    expect({ refund, pots }).toMatchObject({
      refund: {},
      pots: [
        { amount: 150, eligible: ['Ann', 'Bob'] },
        { amount: 100, eligible: ['Ann'], awards: { Ann: 100 } },
      ],
    });
    const spoken = page.locator('[data-spoken]', { hasText: 'Side pot 1 100: Ann wins 100' });
    await spoken.waitFor({ state: 'attached' });
    // Nothing is wider than the screen.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(SIZES[size].width);
  });

  test('winners are ranked, by dragging and by the arrows, with ties', async () => {
    const calculator = await empty(size);
    const { page } = calculator;
    await calculator.button('One short all-in').click();
    expect((await calculator.answer()).awards).toEqual({ Bob: 150, Cem: 100 });
    // Cem is second: that handle goes to the top.
    const lines = page.locator('ol > li[data-key]');
    await lines.nth(1).scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all([lines.nth(1).boundingBox(), lines.nth(0).boundingBox()]);
    await page.mouse.move(from!.x + 20, from!.y + 20);
    await page.mouse.down();
    await page.mouse.move(to!.x + 20, to!.y + 30, { steps: 4 });
    await page.mouse.move(to!.x + 20, to!.y + 5, { steps: 4 });
    await page.mouse.up();
    expect((await calculator.answer()).awards).toEqual({ Cem: 250 });
    // By keyboard: the arrow keeps the focus while its line moves.
    await calculator.button('Move Ann up').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect((await calculator.answer()).pots.map(({ awards }) => awards)).toEqual([
      { Ann: 150 },
      { Ann: 100 },
    ]);
    await calculator.button('Tie: Cem ties with Ann').click();
    expect((await calculator.answer()).pots[0]?.awards).toEqual({ Ann: 75, Cem: 75 });
    await calculator.button('Forget the order').click();
    await calculator.pot(0).getByText('Winner not named yet').waitFor();
  });

  test('winners are picked pot by pot, and who cannot win a pot says why', async () => {
    const calculator = await empty(size);
    const { page } = calculator;
    await calculator.button('Folded chips stay').click();
    await calculator.choose('Pot by pot');
    const side = page.getByRole('group', { name: 'Side pot 1' });
    const bob = side.getByRole('checkbox', { name: 'Bob only 50 in' });
    expect(await bob.isDisabled()).toBe(true);
    expect(await side.getByRole('checkbox', { name: 'Dee folded' }).isDisabled()).toBe(true);
    const main = page.getByRole('group', { name: 'Main pot' });
    await main.getByRole('checkbox', { name: 'Bob' }).check();
    await main.getByRole('checkbox', { name: 'Cem' }).check();
    expect((await calculator.answer()).pots.map(({ awards }) => awards)).toEqual([
      { Bob: 90, Cem: 90 },
      {},
    ]);
    await side.getByRole('checkbox', { name: 'Cem' }).check();
    expect(await proof(calculator)).toContain('Chips in 330 = chips out 330');
    await side.getByRole('checkbox', { name: 'Cem' }).uncheck();
    await side.getByRole('checkbox', { name: 'Ann' }).check();
    await page.getByText('INCONSISTENT_WINNERS').waitFor();
    expect((await calculator.answer()).awards).toEqual({ Ann: 100, Bob: 90, Cem: 90 });
  });

  test('cards are typed or tapped, and the evaluator decides', async () => {
    const calculator = await empty(size);
    const { page } = calculator;
    await calculator.button('One short all-in').click();
    await calculator.choose('Cards');
    await calculator.field('Board').fill('As Ks 7d 4c 2c');
    await calculator.field('Cards of Ann').fill('AcTd');
    await calculator.field('Cards of Bob').fill('7h7s');
    await page.getByText('Cards still to come: Cem.').waitFor();
    await calculator.button('Pick cards: Cards of Cem').click();
    const picker = page.getByRole('dialog', { name: 'Pick cards: Cards of Cem' });
    expect(await picker.getByRole('button', { name: /^ace of spades/ }).isDisabled()).toBe(true);
    await picker.getByRole('button', { name: 'ace of hearts' }).click();
    await picker.getByRole('button', { name: 'jack of hearts' }).click();
    await picker.getByRole('button', { name: 'Done' }).last().click();
    expect((await calculator.answer()).awards).toEqual({ Bob: 150, Cem: 100 });
    await calculator.pot(0).getByText('three of a kind, sevens').waitFor();
    await calculator.field('Cards of Cem').fill('AhAs');
    await page.getByText('DUPLICATE_CARD').waitFor();
    expect((await calculator.answer()).awards).toEqual({ Bob: 150, Cem: 100 });
  });
});

test('an error stands at its field in words and with its code; the rest keeps the last answer', async () => {
  const calculator = await empty();
  const { page } = calculator;
  await calculator.button('Folded chips stay').click();
  const before = await calculator.answer();
  await calculator.field('Put in, Bob').fill('50.5');
  await page
    .getByText('This is the last valid result. 1 field needs your attention.')
    .first()
    .waitFor();
  const field = calculator.field('Put in, Bob');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const about = await field.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${about}"]`).innerText()).toBe(
    'Put in: Enter a whole number. NOT_INTEGER',
  );
  expect(await calculator.answer()).toEqual(before);
  await calculator.field('Button in seat').fill('12');
  await page.getByText('A seat from 1 to 9. BUTTON_OUT_OF_RANGE').waitFor();
  await page.getByText('2 fields need your attention.').first().waitFor();
  await field.fill('60');
  await calculator.field('Button in seat').fill('4');
  await page.getByText('This is the last valid result.').waitFor({ state: 'detached' });
  expect((await calculator.answer()).pots[0]?.amount).toBe(210);
});

test('stacks are checked: start − put in + returned + won', async () => {
  const calculator = await empty();
  const { page } = calculator;
  await calculator.button('Three levels').click();
  await calculator.field('Final stack, Dee').fill('1500');
  expect(await calculator.field('Final stack, Dee').getAttribute('aria-invalid')).toBeNull();
  await calculator.field('Final stack, Dee').fill('1400');
  await page.getByText('4,000 − 3,000 put in + 500 returned + 0 won = 1,500.').waitFor();
  await page.getByText('STACK_MISMATCH').waitFor();
  expect(await proof(calculator)).toContain('Chips in 7,200 = chips out 7,200');
});

test.each(SIZED)('R45: an absent big blind by the keyboard alone, on a %s', async (size) => {
  const calculator = await empty(size);
  const { page } = calculator;
  await calculator.button('New hand').click();
  await calculator.field('Put in, Seat 1').fill('50');
  await calculator.field('Put in, Seat 2').fill('100');
  await calculator.field('Folded, Seat 2').press('Space');
  expect(await calculator.answer()).toMatchObject({ refund: { 'Seat 2': 50 } });
  const dead = calculator.field('Dead hand: forced bets stay in, Seat 2');
  await dead.press('Space');
  const amount = calculator.field('Forced bets, Seat 2');
  expect(await amount.getAttribute('placeholder')).toBe('100');
  expect(await calculator.answer()).toEqual({
    refund: {},
    pots: [{ amount: 150, rake: 0, eligible: ['Seat 1'], awards: { 'Seat 1': 150 } }],
    awards: { 'Seat 1': 150 },
  });
  await page.getByText('this hand is dead: the forced 100 stays in').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('101');
  await page.getByText('At most 100: what went in, without dead money.').waitFor();
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('80');
  expect(await calculator.answer()).toMatchObject({ refund: { 'Seat 2': 20 } });
  const isWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect(isWide).toBe(false);
  await page.waitForFunction(() => {
    const base64 = window.location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
    return atob(base64).includes('"forfeit":"80"');
  });
  await page.reload();
  expect(await amount.inputValue()).toBe('80');
  await calculator.field('Folded, Seat 2').press('Space');
  expect(await dead.count()).toBe(0);
});

describe('on a phone', () => {
  test('what is paid is written out and in sight, however large and however many', async () => {
    const calculator = await empty('phone');
    const { page } = calculator;
    await calculator.button('Big blind ante (TC-10)').click();
    const stack = page.locator('tr[data-player="Charlie"] [data-column="stack"]');
    expect(await stack.innerText()).toBe('435,000');
    // Stacks before the hand, and after the betting as papers count them.
    expect(await calculator.field('Start stack, Bob').inputValue()).toBe('165000');
    await page.getByText('170,000 is the stack before the pots are paid.').waitFor();
    expect(await calculator.pot(0).innerText()).toContain('80,000 × 3 + 5,000 (ante) = 245,000');
    await calculator.button('Nine players, five levels').click();
    const bar = page.locator('[data-bar]');
    const pots = bar.locator('b');
    expect(await pots.allInnerTexts()).toEqual(['90', '185', '150', '150', '190', '50']);
    // Seven figures, a refund, and stacks.
    await calculator.button('Three levels').click();
    for (const [name, put] of [
      ['Ann', '5028451'],
      ['Bob', '12028451'],
      ['Cem', '25028451'],
      ['Dee', '30028451'],
    ]) {
      await calculator.field(`Put in, ${name}`).fill(put ?? '');
      await calculator.field(`Start stack, ${name}`).fill('40000000');
    }
    const paid = ['20,113,804', '21,000,000', '26,000,000', '5,000,000'];
    expect(await pots.allInnerTexts()).toEqual(paid);
    const towers = page.locator('[data-towers]');
    await towers.getByText('25,028,451').waitFor();
    const cutOff = await page.evaluate(() =>
      [...document.querySelectorAll('tr[data-player] td, [data-bar] b, [data-towers] rect')]
        .filter((cell) => cell.checkVisibility())
        .flatMap((cell) => {
          const inBar = cell.closest('[data-bar]');
          if (cell instanceof SVGRectElement) {
            const label = cell.parentElement?.querySelector('text');
            const width = label?.getBoundingClientRect().width ?? 0;
            return width > cell.getBoundingClientRect().width ? [label?.textContent] : [];
          }
          const frame = (inBar ?? cell.closest('table'))?.getBoundingClientRect();
          const { right, left } = cell.getBoundingClientRect();
          const isIn = frame !== undefined && right <= frame.right + 1 && left >= frame.left - 1;
          return isIn && right <= window.innerWidth ? [] : [cell.textContent];
        }),
    );
    expect(cutOff).toEqual([]);
  });

  test('beside a red field the bar says that there is no result, and leads to the field', async () => {
    const calculator = await empty('phone');
    const { page } = calculator;
    await calculator.button('One short all-in').click();
    await calculator.field('Put in, Bob').fill('50.5');
    const bar = page.locator('[data-bar]');
    await bar.getByText('No current result: 1 field needs your attention').waitFor();
    expect(await bar.locator('b').count()).toBe(0);
    for (const name of ['Copy as text', 'Copy JSON', 'Save JSON', 'Save picture', 'Print']) {
      expect(await calculator.button(name).isDisabled(), name).toBe(true);
    }
    await calculator.button('Copy as text').scrollIntoViewIfNeeded();
    await bar.click();
    const field = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(field).toBe('Put in, Bob');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('60');
    await bar.locator('b', { hasText: '180' }).waitFor();
  });

  test('who was removed comes back, by the keyboard too', async () => {
    const calculator = await empty('phone');
    const { page } = calculator;
    await calculator.button('Folded chips stay').click();
    const before = await calculator.answer();
    await calculator.button('Remove Bob').press('Enter');
    await page.getByRole('status').getByText('Bob is removed.').waitFor();
    expect((await calculator.answer()).pots).toHaveLength(1);
    await calculator.field('Put in, Dee').fill('40');
    await calculator.button('Undo: bring Bob back').press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Name, Bob');
    await calculator.field('Put in, Dee').fill('30');
    expect(await calculator.answer()).toEqual(before);
    expect(await page.getByText('Bob is removed.').count()).toBe(0);
    // Another hand has nothing to take back.
    await calculator.button('Remove Dee').click();
    expect(await focused()).toBe('Undo: bring Dee back');
    await calculator.button('One short all-in').click();
    expect(await page.getByText('Dee is removed.').count()).toBe(0);
  });
});

test('an ante of the big blind is taken out of the total, and blinds are posted', async () => {
  const calculator = await empty();
  const { page } = calculator;
  await calculator.button('New hand').click();
  await calculator.button('+ Add a player').click();
  for (const [field, value] of [
    ['Small blind', '50'],
    ['Big blind', '100'],
  ] as const) {
    await calculator.field(field).fill(value);
  }
  await calculator.field('Ante').selectOption('Big blind for all');
  await calculator.field('Ante amount').fill('100');
  await calculator.button('Post blinds and antes').click();
  expect(await calculator.field('Put in, Seat 3').inputValue()).toBe('200');
  await page.getByText('100 of it is the ante for the table: dead money.').waitFor();
  expect(await calculator.answer()).toMatchObject({ refund: { 'Seat 3': 50 }, pots: [{}, {}] });
  await calculator.choose('Ante, dead, bets');
  expect(await calculator.field('Dead, Seat 3').inputValue()).toBe('100');
});

test('R27, R28: where TDA 2024 and Ante first pay differently, both stand side by side', async () => {
  const calculator = await screen({ size: 'phone' });
  const { page } = calculator;
  const table = page.getByRole('table', { name: 'The two rules pay differently' });
  const row = (name: string): Promise<readonly string[]> =>
    table.locator(`tr[data-row="${name}"] td`).allInnerTexts();
  const chosen = (): Promise<readonly string[]> => table.locator('th[data-chosen]').allInnerTexts();
  await calculator.button('Short big blind').click();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Ante first\nchosen',
    'TDA 2024',
  ]);
  expect([await row('Ann'), await row('Bob'), await row('Cem')]).toEqual([
    ['1,000', '0'],
    ['0', '0'],
    ['2,500', '3,500'],
  ]);
  expect(await row('posts')).toEqual(['ante 1,000\nblind 500', 'blind 1,000\nante 500']);
  expect((await calculator.answer()).awards).toEqual({ Ann: 1000, Cem: 2500 });
  const isCutOff = await table.evaluate((each) => each.scrollWidth > each.clientWidth);
  expect(isCutOff).toBe(false);
  await page.setViewportSize({ ...SIZES.phone, height: 8000 });
  expect(await axe(page)).toEqual([]);

  await calculator.field('Rules for the ante').selectOption('TDA 2024');
  expect(await chosen()).toEqual(['TDA 2024\nchosen']);
  expect((await calculator.answer()).awards).toEqual({ Cem: 3500 });
  await page.waitForFunction(() => {
    const hash = window.location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
    return atob(hash).includes('blind-first');
  });
  await page.reload();
  await table.waitFor();
  expect(await chosen()).toEqual(['TDA 2024\nchosen']);

  await calculator.field('Ante amount').fill('500');
  await table.waitFor({ state: 'detached' });
});

describe('taking it along', () => {
  test('presets, and the address that holds everything', async () => {
    const calculator = await screen();
    const { page } = calculator;
    await calculator.button('Big blind ante (TC-10)').click();
    await calculator.field('Put in, Bob').fill('85,000');
    await calculator.field('Title').fill('Table 7, hand 12');
    const answer = await calculator.answer();
    expect(answer.pots.map(({ amount }) => amount)).toEqual([245_000, 10_000]);
    await page.waitForFunction(() => {
      const hash = window.location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
      return atob(hash).includes('Table 7, hand 12');
    });
    await page.reload();
    await calculator.pot(1).waitFor();
    expect(await calculator.field('Title').inputValue()).toBe('Table 7, hand 12');
    expect(await calculator.field('Put in, Bob').inputValue()).toBe('85,000');
    expect(await calculator.answer()).toEqual(answer);
  });

  test('Back leads to the hand before another was opened', async () => {
    const calculator = await screen();
    const { page } = calculator;
    await calculator.button('New hand').click();
    await calculator.field('Name, Seat 1').fill('Zoë');
    await calculator.button('One short all-in').click();
    await calculator.pot(1).waitFor();
    await page.goBack();
    await calculator.field('Name, Zoë').waitFor();
    await page.goBack();
    await calculator.field('Name, Dee').waitFor();
    await page.goForward();
    await page.goForward();
    await calculator.pot(1).waitFor();
    expect((await calculator.answer()).awards).toEqual({ Bob: 150, Cem: 100 });
  });

  test('a link that holds no hand says so', async () => {
    const calculator = await screen({}, '#nonsense');
    await calculator.page.getByText('There was no hand in the link').waitFor();
    expect((await calculator.answer()).pots).toHaveLength(3);
  });

  test('link, text and JSON are copied; the command line reads the JSON', async () => {
    const calculator = await screen();
    const { page } = calculator;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (name: string): Promise<string> => {
      await calculator.button(name).click();
      await page.getByText('Copied').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await calculator.button('Nine players, five levels').click();
    const answer = await calculator.answer();
    const text = await copied('Copy as text');
    expect(text).toContain('Side pot 1: 185 (24.2%)');
    expect(text).toContain('Chips in 815 = chips out 815');
    const { stdout, code } = await sidepot(['settle', '--json'], {
      input: await copied('Copy JSON'),
    });
    expect(code).toBe(0);
    const settled = JSON.parse(stdout);
    expect(settled).toMatchObject({ refund: answer.refund, awards: answer.awards });
    const link = await copied('Copy link');
    const other = new CalculatorScreen(await page.context().newPage());
    await other.page.goto(link);
    await other.pot(4).waitFor();
    expect(await other.answer()).toEqual(answer);
  });

  test('the towers are saved as a picture, and the hand as a file', async () => {
    const calculator = await empty();
    const { page } = calculator;
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        calculator.button(name).click(),
      ]);
      return { file: download.suggestedFilename(), content: readFileSync(await download.path()) };
    };
    await calculator.button('Nine players, five levels').click();
    // What a canvas is told to write cannot be read from the picture.
    await page.evaluate(() => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      const written: string[] = [];
      Object.assign(window, { written });
      CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
        written.push(text);
        fillText.call(this, text, ...place);
      };
    });
    const picture = await saved('Save picture');
    const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    for (const line of [
      ...['Main pot', 'Side pot 4', 'Folded', 'Back'],
      ...[
        'Side pot 1: 185 (24.2%)',
        'Bob wins 93',
        'Hana wins 190',
        'Chips in 815 = chips out 815',
      ],
    ]) {
      expect(written).toContain(line);
    }
    expect(picture.file).toBe('side-pots.png');
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
    // Width and height in the header; nine columns at twice their size, the pots below them.
    expect(picture.content.readUInt32BE(16)).toBe((9 * 64 + 40) * 2);
    expect(picture.content.readUInt32BE(20)).toBeGreaterThan(2 * 800);
    expect(await colors(calculator, picture.content)).toBeGreaterThan(4);
    const json = await saved('Save JSON');
    expect(json.file).toBe('hand.json');
    expect(JSON.parse(json.content.toString()).players).toHaveLength(9);
  });

  test('hands are imported from JSON and from hand histories', async () => {
    const calculator = await empty();
    const { page } = calculator;
    const paste = async (text: string): Promise<void> => {
      await calculator.field('The hand as text').fill(text);
      await calculator.button('Open in the calculator').click();
    };
    await calculator.button('Import').click();
    await paste('');
    await page.getByText('There is no hand in it.').waitFor();
    await paste('{"players": 3}');
    await page.getByText('Players must be a list. BAD_INPUT').waitFor();
    await paste(PHH);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The refund is 50, the pots are those of `sidepot replay` in docs/cli.md.
    expect(await calculator.answer()).toMatchObject({
      refund: { Cem: 50 },
      pots: [
        { amount: 60, awards: { Ann: 60 } },
        { amount: 60, awards: { Bob: 60 } },
      ],
    });
    expect(await calculator.field('Cards of Cem').inputValue()).toBe('Qh Qd');
    await calculator.button('Import').click();
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'hands.phhs', mimeType: 'text/plain', buffer: Buffer.from(PHHS) });
    await calculator.field('Several hands: which one?').selectOption('Hand 2');
    await calculator.button('Open in the calculator').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await calculator.answer()).pots.map(({ amount }) => amount)).toEqual([30]);
    const { events, state } = eventsOf(4);
    const meta = { handId: 1, table: 'T', startedAt: '2026-10-01T18:30:00Z', showAll: true };
    const won = Object.fromEntries(
      state.players.flatMap((player) => (player.won > 0 ? [[player.id, player.won]] : [])),
    );
    for (const text of [
      toPokerStars(events, meta),
      JSON.stringify(toOpenHandHistory(events, meta)),
    ]) {
      await calculator.button('New hand').click();
      await calculator.button('Import').click();
      await paste(text);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect((await calculator.answer()).awards).toEqual(won);
    }
  });

  test('on paper there is the answer alone, dark on white', async () => {
    const calculator = await empty();
    const { page } = calculator;
    await calculator.button('Three levels').click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await calculator.field('Put in, Ann').isVisible()).toBe(false);
    expect(await calculator.button('Copy link').isVisible()).toBe(false);
    expect(await page.locator('[data-towers]').isVisible()).toBe(true);
    expect(await page.locator('[data-proof]').isVisible()).toBe(true);
    const ink = await calculator.pot(0).evaluate((pot) => getComputedStyle(pot).color);
    expect(ink).toBe('rgb(23, 32, 27)');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  });
});

test('offline after the first visit; other pages are never kept', async () => {
  const { page } = await world.guest({ isCalm: true, hasWorker: true });
  await page.goto('/');
  await page.evaluate(() => caches.open('sidepot-calculator-old'));
  const calculator = new CalculatorScreen(page);
  await calculator.open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What an older build has kept is gone, and the whole calculator is there.
  await page.waitForFunction(async () => {
    const [name = '', ...more] = await caches.keys();
    if (name.endsWith('-old') || more.length > 0) return false;
    return (await (await caches.open(name)).keys()).length > 10;
  });
  await page.context().setOffline(true);
  await calculator.open();
  await calculator.button('Big blind ante (TC-10)').click();
  expect((await calculator.answer()).pots.map(({ amount }) => amount)).toEqual([245_000, 20_000]);
  await calculator.choose('Cards');
  await calculator.button('Pick cards: Board').click();
  await page.getByRole('dialog', { name: 'Pick cards: Board' }).waitFor();
  await page.keyboard.press('Escape');
  await calculator.button('Import').click();
  await page.getByRole('dialog', { name: 'Import a hand' }).waitFor();
  // The other pages that need no server are there as well.
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/replayer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(false);
  await page.goto('/');
  const scopes = await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const isKept = navigator.serviceWorker.controller !== null;
    return { scopes: all.map(({ scope }) => new URL(scope).pathname), isKept };
  });
  expect(scopes).toEqual({ scopes: ['/'], isKept: true });
});

test('axe finds nothing, light and dark, at a desk and on a phone', async () => {
  const calculator = await screen();
  const { page } = calculator;
  // As high as the page, so that the bar at the bottom of a phone lies on nothing.
  const looks = [
    { width: 1440, height: 3000, scheme: 'light' },
    { width: 390, height: 8000, scheme: 'dark' },
  ] as const;
  const check = async (what: string): Promise<void> => {
    for (const { width, height, scheme } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      expect(await axe(page), `${what}, ${width}, ${scheme}`).toEqual([]);
    }
  };
  await calculator.button('Nine players, five levels').click();
  await check('ranking');
  await calculator.choose('Pot by pot');
  await calculator.field('Dead hand: forced bets stay in, Eva').check();
  await check('a dead hand');
  await calculator.choose('Ante, dead, bets');
  await calculator.field('Ante, Bob').fill('x');
  await page.getByText('Rake and house rules').click();
  await page.getByRole('switch', { name: 'Rake' }).check();
  await check('an error, pot by pot, rake');
  await calculator.field('Ante, Bob').fill('');
  await calculator.field('Game').selectOption('Omaha high-low');
  await calculator.choose('2');
  await calculator.choose('Ranking');
  await calculator.button('+ Ann has a low').first().click();
  await check('high-low on two boards');
  await calculator.choose('Cards');
  await calculator.field('Board 1').fill('As Kd');
  await check('cards');
  await calculator.button('Pick cards: Board 1').click();
  await page.getByRole('dialog').waitFor();
  await check('the deck');
  await page.keyboard.press('Escape');
  await calculator.button('Import').click();
  await page.getByRole('dialog').waitFor();
  await check('import');
});

const PHH = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 50, 100]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 ????', 'p3 cbr 100', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'd db 5s', 'd db 9c', 'p3 sm QhQd']
players = ['Ann', 'Bob', 'Cem']
`;
const SECOND = PHH.replace('[20, 50, 100]', '[10, 10, 10]').replace('cbr 100', 'cbr 10');
const PHHS = `[1]\n${PHH}\n[2]\n${SECOND}`;

/** How many different colours the picture has, counted by the browser. */
const colors = ({ page }: CalculatorScreen, png: Buffer): Promise<number> =>
  page.evaluate(async (content) => {
    const image = new Image();
    image.src = `data:image/png;base64,${content}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context!.getImageData(0, 0, image.width, image.height);
    const seen = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4 * 97) {
      const color = `${data[i]} ${data[i + 1]} ${data[i + 2]}`;
      seen.set(color, (seen.get(color) ?? 0) + 1);
    }
    return [...seen.values()].filter((count) => count > 20).length;
  }, png.toString('base64'));
