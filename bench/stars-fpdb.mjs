// Our PokerStars text given to a reader of somebody else: the converter of fpdb-3, which has all of
// PokerStars' games. FPDB=<a copy of it> PYTHON=<3.11> [HOME=<it writes a config there>]
// node bench/stars-fpdb.mjs [random hands of each game] [seed]
// Of every hand of the corpus, of genuine PokerStars histories (read by us and written again) and of
// random hands of every game that PokerStars has: who sits where with what, each action and its
// chips, what is left, what each collects, total pot and rake must be what the engine says. Of the
// fixed-limit hands some are cash games with stakes that fpdb does not know (it looks the blinds up
// in a table of stakes); they are counted apart, and asked once more as hands of a tournament.
// First fpdb reads its own files, as its own tests want them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { starsFiles } from '../scripts/corpus-roundtrip.mjs';
import { corpusFiles, handsIn } from '../scripts/corpus-score.mjs';
import { ENGINE, path } from './common.mjs';
import { randomCommand, randomConfig } from './games/random-hands.mjs';

const { FPDB: folder, PYTHON: python = 'python3' } = process.env;
const [count = 100, seed = 1] = process.argv.slice(2).map(Number);
const engine = await import(ENGINE);
const { apply, autoAdvance, GAMES, metaOf, replayHand, seededRng, startHand, toPokerStars } =
  engine;

const child = spawn(python, [path('peers/fpdb_adapter.py')], {
  env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
  stdio: ['pipe', 'pipe', 'ignore'],
});
child.on('exit', (code) => {
  if (code !== 0) throw new Error(`fpdb's process ended with ${code}`);
});
const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
async function ask(question) {
  child.stdin.write(`${JSON.stringify(question)}\n`);
  return JSON.parse((await answers.next()).value);
}

/** In PokerStars' words who completes at once bets, and who pays the bring-in of an all-in brings in. */
const WORDS = { bet: 'raise', 'bring-in': 'call' };

/** What the events say, in the words of the adapter. */
function wanted(events, meta) {
  const [{ players }] = events;
  const hundredths = (units) => Math.round(units * Number(meta.unit ?? 1) * 100);
  const name = (seat) => meta.names?.[seat] ?? players.find((one) => one.seat === seat).id;
  const want = { stacks: {}, left: {}, won: {}, total: 0, rake: 0, actions: [] };
  for (const { seat, stack } of players) {
    want.stacks[name(seat)] = [meta.seats?.[seat] ?? seat, hundredths(stack)];
  }
  for (const event of events) {
    if (event.type === 'acted') {
      const action = WORDS[event.action] ?? event.action;
      want.actions.push([name(event.seat), action, hundredths(event.paid)]);
    } else if (event.type === 'awarded') {
      want.total += hundredths(event.amount);
      want.rake += hundredths(event.rake);
      for (const { seat, amount } of event.shares) {
        want.won[name(seat)] = (want.won[name(seat)] ?? 0) + hundredths(amount);
      }
    } else if (event.type === 'ended') {
      for (const [seat, stack] of Object.entries(event.stacks)) {
        const who = name(Number(seat));
        want.left[who] = hundredths(stack) - (want.won[who] ?? 0);
      }
    }
  }
  return want;
}

/** Who was never asked is no player to fpdb; their chips must be what they were. */
function differencesOf(want, got) {
  const same = (field) => JSON.stringify(want[field]) === JSON.stringify(got[field]);
  const found = ['total', 'rake', 'actions'].filter((field) => !same(field));
  const strangers = Object.keys(got.stacks).filter((name) => want.stacks[name] === undefined);
  if (strangers.length > 0) found.push('players');
  for (const [name, place] of Object.entries(want.stacks)) {
    const isOut = got.stacks[name] === undefined;
    if (isOut && want.left[name] === place[1] && want.won[name] === undefined) continue;
    if (String(got.stacks[name]) !== String(place)) found.push('stacks');
    if (got.left[name] !== want.left[name]) found.push('left');
    if ((got.won[name] ?? 0) !== (want.won[name] ?? 0)) found.push('won');
  }
  return [...new Set(found)];
}

const asTournament = (text) =>
  text.replace(
    /^(.*?#\d+:) {2}(.*) \((\S+?)(?: [A-Z]{3})?\)/,
    '$1 Tournament #1, Freeroll  $2 - Level I ($3)',
  );

const tallies = new Map();
const isLookedUp = (text) =>
  !/^\S+ Hand #\d+: Tournament/.test(text) && /^[^(]*(?<!No |Pot )Limit/.test(text);

async function check(source, id, events, meta) {
  const text = toPokerStars(events, meta);
  const tally = tallies.get(source) ?? { hands: 0, equal: 0, apart: 0, refused: 0, differ: 0 };
  tallies.set(source, tally);
  tally.hands++;
  let got = await ask({ text });
  if (got.refused !== undefined && isLookedUp(text)) {
    tally.apart++;
    got = await ask({ text: asTournament(text) });
  }
  const found = got.refused === undefined ? differencesOf(wanted(events, meta), got) : [];
  if (got.refused !== undefined) tally.refused++;
  else if (found.length > 0) tally.differ++;
  else tally.equal++;
  const isBad = got.refused !== undefined || found.length > 0;
  if (isBad && tally.refused + tally.differ <= 3) {
    console.log(source, id, got.refused ?? found.join(), `\n${text}`, JSON.stringify(got));
    if (found.length > 0) console.log(JSON.stringify(wanted(events, meta)));
  }
}

async function corpus() {
  for (const file of corpusFiles()) {
    for (const { id, phh, variant } of handsIn(file)) {
      const hand = engine.readPhh(phh).value;
      const { events } = replayHand(hand, { events: true }).value;
      await check(`corpus, ${basename(file, '.jsonl.gz')}, ${variant}`, id, events, metaOf(hand));
    }
  }
}

async function histories() {
  for (const file of starsFiles()) {
    for (const { text } of engine.splitPokerStars(readFileSync(file, 'utf8'))) {
      const read = engine.readPokerStars(text);
      const replay = read.ok ? replayHand(read.value, { events: true }) : read;
      if (!replay.ok) continue;
      try {
        toPokerStars(replay.value.events, metaOf(read.value));
      } catch {
        // Cashed out.
        continue;
      }
      const name = `histories, ${GAMES[replay.value.state.rules.game].name}`;
      await check(name, basename(file), replay.value.events, metaOf(read.value));
    }
  }
}

async function random() {
  for (const [game, { codes }] of Object.entries(GAMES)) {
    if (codes.stars === null) continue;
    const rng = seededRng(seed);
    for (let i = 0; i < count; i++) {
      const config = randomConfig(game, rng);
      const started = startHand(config).value;
      const events = [...started.events];
      let { state } = started;
      const take = (step) => {
        events.push(...step.events);
        state = step.state;
      };
      for (take(autoAdvance(state)); !state.over; take(autoAdvance(state))) {
        take(apply(state, randomCommand(state, rng)).value);
      }
      const isCash = config.mode === 'cash' && config.limit !== 'fixed-limit';
      const meta = {
        ...{
          handId: i + 1,
          table: 'Kitchen',
          startedAt: '2026-10-01T18:30:05Z',
          showAll: i % 2 === 0,
        },
        ...(isCash
          ? { currency: { code: 'USD', symbol: '$' }, unit: '0.01' }
          : { tournament: { id: 7, level: 3 } }),
      };
      await check(`random, ${game}`, i, events, meta);
    }
  }
}

const [equal, files, own] = await ask({ do: 'own', folder });
console.log(`fpdb's own files: ${equal} of ${files} as its tests want them, ${own} hands`);
await corpus();
await histories();
await random();
child.stdin.end();
for (const [source, tally] of tallies) console.log(source, JSON.stringify(tally));
const sum = (field) => [...tallies.values()].reduce((total, tally) => total + tally[field], 0);
console.log(
  'all',
  ['hands', 'equal', 'apart', 'refused', 'differ'].map((one) => `${one} ${sum(one)}`).join(', '),
);
