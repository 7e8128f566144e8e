/**
 * Writes the vectors of packages/conformance anew, by our own tools and from fixed seeds: pots and
 * totals by `sidepot vectors`, betting and games by playing random hands, perft by counting.
 * `node scripts/conformance.mjs --check` only says whether they are current.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const FOLDER = join(ROOT, 'packages/conformance');
const CLI = join(ROOT, 'packages/cli/bin/sidepot.js');
const engine = await import(join(ROOT, 'packages/engine/dist/index.js'));

const sidepot = (...args) => {
  const { stdout, status } = spawnSync(process.execPath, [CLI, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`sidepot ${args.join(' ')} ended with ${status}`);
  return stdout;
};

/** Each with a seed of its own, so that no id is there twice. */
const POTS = [
  [],
  ['--ante-mode', 'perPlayer'],
  ['--ante-mode', 'bigBlind', '--ante-order', 'both', '--short-blinds'],
  ['--ante-mode', 'any', '--ante-order', 'both'],
  ['--killed', '--ante-mode', 'any'],
  ['--levels', '5', '--players', '5-9'],
  ['--hilo', '--unit', '25'],
  ['--boards', '2', '--rake', '500', '--rake-cap', '300'],
  ['--players', '2'],
];

const pots = () =>
  POTS.map((args, i) => sidepot('vectors', '--count', '40', '--seed', String(i + 1), ...args)).join(
    '',
  );
const totals = () =>
  sidepot(
    ...['vectors', '--count', '120', '--seed', '20', '--shape', 'totals', '--ante-mode', 'any'],
    ...['--ante-order', 'both'],
  );

const { seededRng, randomBelow, shuffle, deckOf, formatCard, GAMES, GAME_NAMES } = engine;

const textOf = (cards) => cards.map(formatCard).join('');

function configOf(game, limit, rng) {
  const { forced } = GAMES[game];
  // Few enough that no deck runs out: then it would be shuffled again.
  const count = 2 + randomBelow(rng, GAMES[game].streets.some(({ draw }) => draw) ? 2 : 4);
  const players = Array.from({ length: count }, (_, i) => ({
    ...{ id: `P${i + 1}`, seat: i + 1 },
    stack: 20 + randomBelow(rng, 400),
  }));
  const fixed = limit === 'fixed-limit' ? { smallBet: 10, bigBet: 20 } : {};
  const stakes =
    forced === 'bring-in'
      ? { ante: 1, bringIn: 3, smallBet: 10, bigBet: 20 }
      : forced === 'live-antes'
        ? { ante: 5 }
        : { smallBlind: 5, bigBlind: 10 };
  return { game, limit, button: 1 + randomBelow(rng, count), players, ...stakes, ...fixed };
}

function choice({ legal, seat }, rng) {
  const drawn = randomBelow(rng, 9);
  const range = legal.bet ?? legal.raise;
  if (legal.bringIn !== null && drawn > 2) return { type: 'bringIn', seat };
  if (drawn === 0 && legal.allIn !== null) return { type: 'allIn', seat };
  if (drawn <= 2 && range !== null) {
    const steps = Math.floor((range.max - range.min) / legal.unit);
    const to = range.min + legal.unit * randomBelow(rng, steps + 1);
    return { type: legal.bet === null ? 'raise' : 'bet', seat, to };
  }
  if (legal.check) return { type: 'check', seat };
  if (legal.bringIn !== null) return { type: 'bringIn', seat };
  return { type: legal.fold && drawn <= 4 ? 'fold' : 'call', seat };
}

/** Cards to throw, as text, from the first on. */
function draw({ seat, min: least, max: most }, state, rng) {
  const own = engine.viewFor(state, seat).own;
  const wanted = least + randomBelow(rng, Math.min(most, own.length, 3) - least + 1);
  return { type: 'draw', seat, cards: own.slice(0, wanted) };
}

/** A hand played to its end: what was asked before each decision, and what everybody ended with. */
function played(id, game, limit, seed) {
  const rng = seededRng(seed);
  const config = configOf(game, limit, rng);
  const deck = shuffle(deckOf(game), rng);
  const begun = engine.unwrap(engine.startHand({ ...config, deck }));
  let { state } = engine.autoAdvance(begun.state);
  const steps = [];
  while (state.turn.kind === 'act' || state.turn.kind === 'draw') {
    const { turn } = state;
    const command = turn.kind === 'act' ? choice(turn, rng) : draw(turn, state, rng);
    const { cards, ...rest } = command;
    steps.push({
      turn: turn.kind === 'act' ? { seat: turn.seat, legal: turn.legal } : { ...turn },
      do: cards === undefined ? rest : { ...rest, cards: textOf(cards) },
    });
    const step = engine.unwrap(engine.applyPlayer(state, turn.seat, command));
    state = engine.autoAdvance(step.state).state;
  }
  const by = (key) => Object.fromEntries(state.players.map((one) => [one.id, one[key]]));
  return JSON.stringify({
    ...{ id, config, deck: textOf(deck), steps },
    expect: {
      stacks: by('stack'),
      won: by('won'),
      refunded: by('refunded'),
      folded: state.players.filter(({ folded }) => folded).map((one) => one.id),
      boards: state.boards.map((cards) => textOf(cards.filter((card) => card !== null))),
    },
  });
}

const betting = () =>
  ['no-limit', 'pot-limit', 'fixed-limit'].flatMap((limit, l) =>
    Array.from({ length: 25 }, (_, i) =>
      played(`B${l * 25 + i + 1}`, 'holdem', limit, 1000 * l + i),
    ),
  );
const games = () =>
  GAME_NAMES.flatMap((game, g) =>
    Array.from({ length: 3 }, (_, i) => {
      const [limit] = GAMES[game].limits;
      return played(`G-${game}-${i + 1}`, game, limit, 50_000 + 10 * g + i);
    }),
  );

const PERFT = [
  { stacks: [10, 10], depth: 6 },
  { stacks: [10, 10], depth: 6, limit: 'pot-limit' },
  { stacks: [20, 20], depth: 6, limit: 'fixed-limit' },
  { stacks: [7, 12, 9], depth: 4 },
  { stacks: [12, 5, 8, 20], depth: 3 },
  { stacks: [10, 10], depth: 5, ante: 1, anteMode: 'bigBlind' },
];

const perft = () =>
  PERFT.map(({ stacks, depth, limit = 'no-limit', ...more }) => {
    const config = {
      ...{ limit, smallBlind: 1, bigBlind: 2, button: stacks.length, ...more },
      players: stacks.map((stack, i) => ({ id: `P${i + 1}`, seat: i + 1, stack })),
    };
    return { config, counts: engine.unwrap(engine.perft(config, depth)) };
  });

const lines = (list) => `${list.join('\n')}\n`;
const FILES = {
  'vectors/pots.jsonl': pots,
  'vectors/totals.jsonl': totals,
  'vectors/betting.jsonl': () => lines(betting()),
  'vectors/games.jsonl': () => lines(games()),
  'perft.json': () => `${JSON.stringify(perft(), null, 2)}\n`,
};

const isCheck = process.argv.includes('--check');
mkdirSync(join(FOLDER, 'vectors'), { recursive: true });
for (const [name, make] of Object.entries(FILES)) {
  const path = join(FOLDER, name);
  const text = make();
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (isCheck && !isCurrent) {
    console.error(`${name} is stale: node scripts/conformance.mjs`);
    process.exitCode = 1;
  }
  if (!isCheck) writeFileSync(path, text);
  console.log(`${name}: ${text.split('\n').length - 1} lines`);
}
