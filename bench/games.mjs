// Every game of ours beside PokerKit: the rulebook's hands and random ones, decision by decision, and
// how fast both are. `POKERKIT=… node bench/games.mjs [hands of each game] [seed] [games]` prints
// Markdown; the numbers are in docs/comparison.md and RESULTS.md. See peers/pokerkit.mjs.
import { ENGINE, number, times } from './common.mjs';
import { difference } from './games/differences.mjs';
import { randomCommand, randomConfig } from './games/random-hands.mjs';
import { tell } from './games/told.mjs';
import { vectorHands } from './games/vectors.mjs';
import { startPokerKit } from './peers/pokerkit.mjs';

const { apply, autoAdvance, GAME_NAMES, seededRng, startHand } = await import(ENGINE);

const [hands = 150, seed = 1] = process.argv.slice(2, 4).map(Number);
const games = process.argv[4]?.split(',') ?? GAME_NAMES;
const BATCH = 50;
const ROUNDS = 5;
const TIMED = 60;

const kit = startPokerKit();
const vectors = vectorHands();
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
const request = ({ table, steps }) => ({ ...table, steps });

async function compared(tolds) {
  const found = [];
  for (let i = 0; i < tolds.length; i += BATCH) {
    const some = tolds.slice(i, i + BATCH);
    const answers = await kit.ask({ do: 'watch', hands: some.map(request) });
    for (const [k, answer] of answers.entries()) {
      found.push(answer.not === undefined ? difference(some[k], answer) : { not: answer.not });
    }
  }
  return found;
}

/** The rulebook's hands of a game: by us, and as far as PokerKit has their settings by both. */
async function byRulebook(game) {
  const own = vectors.filter(({ config }) => config.game === game);
  const tolds = own.map(({ config, decide }) => tell(config, decide));
  const right = own.filter(({ stacks }, i) =>
    Object.entries(stacks).every(([id, chips]) => tolds[i].byId[id] === chips),
  ).length;
  const asked = own.flatMap(({ id, reason }, i) =>
    reason === null ? [{ id, told: tolds[i] }] : [],
  );
  const found = await compared(asked.map(({ told }) => told));
  const parts = found.flatMap((one, i) => (one === null ? [] : [{ id: asked[i].id, ...one }]));
  return { all: own.length, right, asked: asked.length, parts };
}

async function byChance(game) {
  const rng = seededRng(seed);
  const tolds = Array.from({ length: hands }, () =>
    tell(randomConfig(game, rng), (state) => randomCommand(state, rng)),
  );
  const found = await compared(tolds);
  return { tolds, found };
}

const smallest = new Map();

function keepSmallest(rule, game, told, found) {
  const size = 10 * told.table.stacks.length + told.steps.length;
  if ((smallest.get(rule)?.size ?? Infinity) > size)
    smallest.set(rule, { size, game, told, found });
}

function inWords({ game, told, found }) {
  const { limit, stacks, antes, blinds, bringIn } = told.table;
  const at = found.ours.turn === undefined ? undefined : found.ours.at;
  const forced = bringIn > 0 ? `bring-in ${bringIn}` : `blinds ${blinds.join(' ')}`;
  const done = told.steps
    .slice(0, at ?? told.steps.length)
    .filter(([kind]) => kind !== 'hole')
    .map(([kind, who, what]) => (kind === 'board' ? what : `${who} ${kind} ${what ?? ''}`.trim()));
  const said = (point) => {
    if (point?.turn === undefined) return JSON.stringify(point);
    const { turn, index, call, bringIn: owes, to } = point;
    return JSON.stringify({ turn, index, call, bringIn: owes, to });
  };
  return (
    `${game}, ${limit}, stacks ${stacks.join(' ')}, antes ${antes.join(' ')}, ${forced}: ` +
    `${done.join(', ')}. Sidepot ${said(found.ours)}; PokerKit ${said(found.theirs)}`
  );
}

row(['game', 'rulebook: Sidepot', 'rulebook: both', 'random: agree', 'where PokerKit parts']);
row(['---', '---:', '---:', '---:', '---']);
const playable = new Map();
for (const game of games) {
  const book = await byRulebook(game);
  const { tolds, found } = await byChance(game);
  const not = found.find((one) => one?.not !== undefined)?.not;
  const counts = new Map();
  for (const [i, one] of found.entries()) {
    if (one === null || not !== undefined) continue;
    counts.set(one.rule, (counts.get(one.rule) ?? 0) + 1);
    keepSmallest(one.rule, game, tolds[i], one);
  }
  const same = tolds.filter((_, i) => found[i] === null);
  if (not === undefined) playable.set(game, same);
  const byRule = [...counts].sort(([, a], [, b]) => b - a).map(([rule, n]) => `${rule}: ${n}`);
  const ids = book.parts
    .filter((part) => part.not === undefined)
    .map(({ id, rule }) => `${id} ${rule}`);
  row([
    game,
    `${book.right} of ${book.all}`,
    not === undefined ? `${book.asked - book.parts.length} of ${book.asked}` : '–',
    not === undefined ? `${same.length} of ${hands}` : '–',
    not ?? [...byRule, ...ids].join(', '),
  ]);
}

console.log(
  '\nThe smallest hand of each rule; players are counted from the left of the button, from 0.\n',
);
for (const [rule, found] of [...smallest].sort()) console.log(`- ${rule}: ${inWords(found)}`);

// ---------------------------------------------------------------- how fast

const seconds = ({ user, system }) => (user + system) / 1e6;

/** Ours by the same steps: `apply` for what is done, `autoAdvance` for the cards. */
function playOurs({ config, commands }) {
  let { state } = startHand(config).value;
  for (const command of commands) state = apply(autoAdvance(state).state, command).value.state;
  return autoAdvance(state).state;
}

/** The same random hands again, with their commands kept. */
function recorded(game) {
  const rng = seededRng(seed);
  return Array.from({ length: hands }, () => {
    const config = randomConfig(game, rng);
    const commands = [];
    const told = tell(config, (state) => {
      commands.push(randomCommand(state, rng));
      return commands.at(-1);
    });
    return { config, commands, told };
  });
}

console.log('\nHands per second of processor time, the same hands, by turns, best of each.\n');
row(['game', 'Sidepot `apply`', 'PokerKit', 'ratio']);
row(['---', '---:', '---:', '---:']);
for (const [game, same] of playable) {
  const known = new Set(same.map(({ steps }) => JSON.stringify(steps)));
  const timed = recorded(game)
    .filter(({ told }) => known.has(JSON.stringify(told.steps)))
    .slice(0, TIMED);
  let [ours, theirs] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let again = 0; again < 20; again++) for (const one of timed) playOurs(one);
    ours = Math.min(ours, seconds(process.cpuUsage(before)) / 20);
    theirs = Math.min(
      theirs,
      await kit.ask({ do: 'time', hands: timed.map(({ told }) => request(told)) }),
    );
  }
  const rate = (took) => timed.length / took;
  row([game, number(rate(ours)), number(rate(theirs)), times(theirs / ours)]);
}
kit.close();
