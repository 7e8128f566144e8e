/**
 * Real hands written in another notation and read back: the numbers must be the same. The readers
 * and writers are handed in: `npm run corpus` takes the built package, the tests take the source.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { corpusFiles, handsIn } from './corpus-score.mjs';
import { ROOT } from './root.mjs';

export const HISTORIES = join(ROOT, '..', 'shared', 'histories', 'pokerstars');

/** Texts of PokerStars; none if the folder is absent. */
export const starsFiles = () =>
  existsSync(HISTORIES)
    ? readdirSync(HISTORIES, { recursive: true })
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .map((name) => join(HISTORIES, name))
    : [];

const ok = (result) => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
};

/** The events of a hand that was read, and what is told of it. */
const written = ({ replayHand, metaOf }, hand) => [
  ok(replayHand(hand, { events: true })).events,
  metaOf(hand),
];

const viaStars = (engine, hand) =>
  ok(engine.readPokerStars(engine.toPokerStars(...written(engine, hand)), { unit: hand.unit }));

/** As text, as a file has it. */
const viaOhh = (engine, hand) =>
  ok(
    engine.readOpenHandHistory(JSON.stringify(engine.toOpenHandHistory(...written(engine, hand))), {
      unit: hand.unit,
    }),
  );

const viaPhh = (engine, hand) => ok(engine.readPhh(engine.writePhh(hand)));

/** Two of them, so that each stands under a header. */
const viaPhhs = (engine, hand) =>
  ok([...engine.readPhhs(engine.writePhhs([hand, hand]))].at(-1).hand);

/** By the notation they start from. */
export const DIRECTIONS = {
  pokerstars: {
    'PokerStars → PHH → PokerStars': (engine, hand) => viaStars(engine, viaPhh(engine, hand)),
    'PokerStars → OHH → PokerStars': (engine, hand) => viaStars(engine, viaOhh(engine, hand)),
    'PokerStars → OHH': viaOhh,
  },
  phh: {
    'PHH → PokerStars → PHH': (engine, hand) => viaPhh(engine, viaStars(engine, hand)),
    'PHH → OHH → PHH': (engine, hand) => viaPhh(engine, viaOhh(engine, hand)),
    'PHH → PHHS → PHH': viaPhhs,
  },
};

/**
 * Everything that counts. Open Hand History knows the moment, but not the clock on the wall; of a
 * hand's number PokerStars has the digits.
 */
export function numbersOf(engine, hand, { hasClock, hasDigitsOnly }) {
  const { contributions, folded, refund, pots, finishing, events } = ok(
    engine.replayHand(hand, { events: true }),
  );
  const meta = engine.metaOf(hand);
  const awards = events.filter(({ type }) => type === 'awarded');
  const shares = awards.flatMap((award) => award.shares);
  const wonBy = (seat) =>
    shares.reduce((sum, one) => sum + (one.seat === seat ? one.amount : 0), 0);
  const count = contributions.length;
  const { seats, button = count, seatCount = count, names = {}, currency, tournament } = meta;
  const { year, month, day, time, timeZoneAbbreviation } = hand;
  return {
    stacks: hand.startingStacks,
    contributions,
    folded,
    refund,
    pots,
    finishing,
    rakes: awards.map(({ pot, rake }) => [pot, rake]).sort(([a], [b]) => a - b),
    collected: contributions.map((_, i) => wonBy(i + 1)),
    ends: events.find(({ type }) => type === 'ended')?.stacks,
    seats: contributions.map((_, i) => seats?.[i + 1] ?? i + 1),
    button,
    seatCount,
    names: contributions.map((_, i) => names[i + 1] ?? `p${i + 1}`),
    currency,
    tournament,
    hand: hasDigitsOnly ? String(meta.handId).replace(/\D/g, '') : String(meta.handId),
    table: meta.table,
    moment: meta.startedAt,
    ...(hasClock && { clock: [year, month, day, time, timeZoneAbbreviation] }),
  };
}

/** What the lines of a PokerStars text themselves say, found without any reader of ours. */
export function starsFacts(text) {
  const all = (pattern) => [...text.matchAll(pattern)].map((found) => found.slice(1));
  const [head = ''] = text.split('*** HOLE CARDS');
  const collected = {};
  for (const [name, amount, pot] of all(/^(.*) collected (\S+) from (.*?)[ \r]*$/gm)) {
    const cents = Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100);
    collected[`${name}, ${pot}`] = (collected[`${name}, ${pot}`] ?? 0) + cents;
  }
  return {
    total: all(/^Total pot (\S+)/gm),
    rake: all(/\| Rake (\S+)/g),
    pots: all(/(?:Main|Side) pot(?:-\d)? (\S+\d)\./g),
    uncalled: all(/^Uncalled bet \((\S+)\) returned to (.*?)[ \r]*$/gm),
    collected,
    table: all(/^Table '(.*)' (\d+)-max.*Seat #(\d+) is the button/gm),
    seats: [...head.matchAll(/^Seat (\d+): (.*) \((\S+) in chips/gm)]
      .map((found) => found.slice(1))
      .filter(([, name]) => isIn(text, name)),
    stakes: all(/\(([^()\s]*\d\/[^()\s]*\d)(?: ([A-Z]{3}))?\)/g)[0],
    time: /- (\d{4}\/.*?)[ \r]*$/m.exec(text)?.[1],
  };
}

/** Who is listed, but has no part in the hand, is left out by design. */
const isIn = (text, name) => text.includes(`\n${name}: `) || text.includes(`\n${name} collected `);

/** One hand in all directions: what differs, or why it cannot be written. */
export function roundtripsOf(engine, hand, from, count) {
  for (const [name, convert] of Object.entries(DIRECTIONS[from])) {
    const hasDigitsOnly = name.includes('PokerStars →');
    count(name, trip(engine, hand, convert, { hasClock: !name.includes('OHH'), hasDigitsOnly }));
  }
}

function trip(engine, hand, convert, format) {
  let back;
  try {
    engine.metaOf(hand);
    back = convert(engine, hand);
  } catch (error) {
    return { refused: error.message };
  }
  const before = numbersOf(engine, hand, format);
  const after = numbersOf(engine, back, format);
  const found = Object.keys(before).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  return { found: found.map((field) => ({ field, before: before[field], after: after[field] })) };
}

class Tally {
  constructor(name) {
    this.name = name;
    this.hands = 0;
    this.unread = {};
    this.directions = {};
  }

  skip(why) {
    this.unread[why] = (this.unread[why] ?? 0) + 1;
  }

  add(id, name, { found, refused }) {
    this.directions[name] ??= { equal: 0, refused: {}, differing: [] };
    const direction = this.directions[name];
    if (refused !== undefined) direction.refused[refused] = (direction.refused[refused] ?? 0) + 1;
    else if (found.length === 0) direction.equal++;
    else direction.differing.push({ id, found });
  }
}

/** Every hand of the corpus and of PokerStars' texts, or each `every`-th. */
export function roundtrips(engine, every = 1) {
  const tallies = [];
  for (const file of corpusFiles()) {
    const tally = new Tally(basename(file));
    for (const [i, { id, phh }] of handsIn(file).entries()) {
      if (i % every > 0) continue;
      tally.hands++;
      const read = engine.readPhh(phh);
      const replay = read.ok ? engine.replayHand(read.value) : read;
      if (!replay.ok) tally.skip(`${replay.error.code} ${replay.error.variant ?? ''}`);
      else roundtripsOf(engine, read.value, 'phh', (name, result) => tally.add(id, name, result));
    }
    tallies.push(tally);
  }
  for (const file of starsFiles()) {
    const tally = new Tally(basename(file));
    const text = readFileSync(file, 'utf8');
    for (const slice of engine.splitPokerStars(text)) {
      tally.hands++;
      const read = engine.readPokerStars(slice.text);
      const replay = read.ok ? engine.replayHand(read.value) : read;
      if (!replay.ok)
        tally.skip(`${replay.error.code} ${replay.error.variant ?? replay.error.reason ?? ''}`);
      else {
        roundtripsOf(engine, read.value, 'pokerstars', (name, result) =>
          tally.add(`line ${slice.line}`, name, result),
        );
      }
    }
    tallies.push(tally);
  }
  return tallies;
}
