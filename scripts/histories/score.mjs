/**
 * Replays the genuine histories of ../shared/histories and compares each hand with its own lines, by
 * format and by what its README says a file shows. The readers are handed in: `npm run corpus` takes
 * the built package, the tests take the source.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { factsOf, GRAMMARS } from './facts.mjs';
import { ohhFacts } from './ohh-facts.mjs';
import { pokerNowFacts } from './pokernow-facts.mjs';
import { SITE_NAMES, siteFacts } from './site-facts.mjs';

export const HISTORIES = join(ROOT, '..', 'shared', 'histories');

/** What a file shows, by its path; the first that fits. */
const CAUSES = [
  ['download form', /^pokerstars\/download/],
  ['cash-out', /^pokerstars\/cash-out/],
  ['bounty', /^pokerstars\/bounty/],
  ['short deck', /^pokerstars\/short-deck\.txt/],
  ['short deck, NBSP in the stakes', /^pokerstars\/short-deck-nbsp/],
  ['rupees', /^pokerstars\/rupees/],
  ['cap', /^pokerstars\/cap/],
  ['Courchevel', /^pokerstars\/courchevel/],
  ['stud and draw', /^pokerstars\/stud-draw\//],
  ['8-game', /^pokerstars\/eight-game/],
  ['Open Hand History of trackers', /^ohh\//],
  ['GGPoker, run twice', /^gg\/.*RunTwice/],
  ['GGPoker, straddle', /^gg\/.*Straddle/],
  ['GGPoker, EV cash-out', /^gg\/.*Cashout/],
  ['GGPoker, Bet & Muck', /^gg\/.*BetAndMuck/],
  ['GGPoker, dead blind', /^gg\/.*PostingDead/],
  ['GGPoker', /^gg\//],
  ['PokerNow log', /^pokernow\//],
  ['Winamax', /^others\/winamax/],
  ['888poker', /^others\/pacific/],
  ['PartyPoker', /^others\/partypoker/],
  ['iPoker', /^others\/ipoker/],
  ['Full Tilt', /^others\/fulltilt/],
  ['Bovada', /^others\/bovada/],
  ['PokerStars form among OnGame and Entraction', /^others\/(?:ongame|entraction)/],
];

/** Hands whose lines contradict themselves: somebody there has no seat, or nobody is paid. */
const BROKEN = [
  'others/entraction-WithSittingOut.txt',
  'others/partypoker-WithAnonomous.txt',
  'others/partypoker-InValidHand_1.txt',
];

/** Paths below the folder, in order; none if it is absent. */
export const historyFiles = (folder = HISTORIES) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.(?:txt|csv|ohh|xml)$/.test(name))
        .sort()
    : [];

export const causeOf = (name) => CAUSES.find(([, path]) => path.test(name))?.[0] ?? 'other';

/** By the notation that is read; undefined if no checker knows its lines. */
export function factsFor(notation, text) {
  if (notation === 'ohh') return ohhFacts(text);
  if (notation === 'pokernow') return pokerNowFacts(text);
  if (SITE_NAMES.includes(notation)) return siteFacts(text, notation);
  const grammar = GRAMMARS[notation];
  return grammar === undefined ? undefined : factsOf(text, grammar);
}

/** Every hand of a text: what differs from its own lines; an empty list if nothing does. */
export function scoreText(bytes, engine) {
  const text = new TextDecoder(engine.encodingOf(bytes)).decode(bytes);
  const { notation, reader } = engine.detectNotation(text);
  const facts = factsFor(notation, text);
  if (reader === null || facts === undefined) return { notation, hands: [], isRead: false };
  const { split, read } = engine.NOTATION_READERS[reader];
  const slices = [...split(text)];
  const placed = placedIn(slices, facts);
  const hands = slices.map((slice, i) => {
    const fact = placed[i];
    const found =
      fact === undefined ? ['no hand begins here'] : differences(read(slice.text), fact, engine);
    return { id: fact?.first.slice(0, 60) ?? `line ${slice.line}`, ...resultOf(found) };
  });
  checkNext(hands, placed, notation);
  for (const fact of facts.filter((one) => !placed.includes(one))) {
    hands.push({ id: fact.first.slice(0, 60), found: ['this hand was not found'], warnings: [] });
  }
  return { notation, hands, isRead: true };
}

/** The facts of each slice: by their line if they tell it, so that one lost hand is one, else in order. */
function placedIn(slices, facts) {
  if (facts.some(({ line }) => line === 0)) return slices.map((_, i) => facts[i]);
  let next = 0;
  return slices.map((_, i) => {
    const end = slices[i + 1]?.line ?? Number.POSITIVE_INFINITY;
    const first = next;
    while (next < facts.length && facts[next].line < end) next++;
    return first < next ? facts[first] : undefined;
  });
}

/** In a tournament nobody buys chips: the next hand begins with the stacks this one ended with. */
function checkNext(hands, facts, notation) {
  if (notation === 'pokernow') return;
  for (let i = 0; i + 1 < facts.length; i++) {
    const [fact, next] = [facts[i], facts[i + 1]];
    const { stacks } = hands[i];
    if (fact === undefined || next === undefined || stacks === undefined) continue;
    const isNext = sameTournament(fact.first, next.first) && isNextButton(fact, next);
    const all = (one) => sum(Object.values(one.stacks));
    if (!isNext || all(fact) !== all(next)) continue;
    for (const [name, stack] of Object.entries(next.stacks)) {
      const before = stacks[name] ?? fact.stacks[name];
      if (before !== stack)
        hands[i].found.push(`${name} has ${before}, the next hand says ${stack}`);
    }
  }
}

/** Files have gaps: the button says whether a hand is missing between two. */
function isNextButton({ table, button, seats }, next) {
  const after = seats.filter((seat) => seat > button);
  return table === next.table && next.button === Math.min(...(after.length > 0 ? after : seats));
}

const sameTournament = (one, other) => {
  const [, id] = /Tournament #(\d+)/.exec(one) ?? [];
  return id !== undefined && other.includes(`#${id}`);
};

const resultOf = (found) => (Array.isArray(found) ? { found, warnings: [] } : found);

function differences(read, fact, engine) {
  if (fact.isCancelled) {
    const isSaid = !read.ok && read.error.reason === 'cancelled';
    return isSaid ? [] : ['a cancelled hand, but it is not said'];
  }
  if (!read.ok) return [JSON.stringify(read.error)];
  const replayed = engine.replayHand(read.value, { events: true, warnings: true });
  if (!replayed.ok) return [JSON.stringify(replayed.error)];
  const warnings = replayed.value.warnings.map(({ code }) => code);
  const wanted = wantedOf(fact);
  const got = gotOf(read.value, replayed.value, fact);
  const found = Object.keys(wanted)
    .filter((key) => JSON.stringify(wanted[key]) !== JSON.stringify(got[key]))
    .map(
      (key) => `${key}: ${JSON.stringify(got[key])}, its lines say ${JSON.stringify(wanted[key])}`,
    );
  if (warnings.includes('RECORD_DIFFERS')) found.push('RECORD_DIFFERS');
  return { found, warnings, stacks: got.stacks };
}

const sorted = (amounts) =>
  Object.fromEntries(
    Object.entries(amounts)
      .filter(([, amount]) => amount !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const sum = (amounts) => amounts.reduce((all, amount) => all + amount, 0);

/** Old texts do not tell the uncalled bet: then it is what is in no pot. */
function wantedOf({ put, folded, back, total, pots, rake, won, cash, risks = {}, stacks }) {
  const collected = sum(Object.values(won));
  const unmatched = sum(Object.values(put)) - (total ?? collected + (rake ?? 0));
  const returned = back?.amount ?? unmatched;
  const hasDeadAllIn = [...folded].some((name) => put[name] === stacks[name]);
  const after = {};
  for (const name of Object.keys(put)) {
    const isBack = back === null ? returned > 0 && name === highestOf(put) : back.name === name;
    const gain = (cash[name] ?? won[name] ?? 0) - (risks[name] ?? 0);
    after[name] = (stacks[name] ?? 0) - put[name] + (isBack ? returned : 0) + gain;
  }
  return {
    put: sorted(put),
    folded: [...folded].sort(),
    ...(back !== null && { back }),
    ...(total !== null && { total }),
    won: sorted(won),
    // PokerStars cuts a pot also where somebody folded who was all-in by what they posted.
    ...(pots.length > 1 && !hasDeadAllIn && { pots: pots.length }),
    ...(rake !== null && total !== null && { rake }),
    stacks: sorted(after),
  };
}

const highestOf = (put) => Object.keys(put).reduce((a, b) => (put[b] > put[a] ? b : a));

function gotOf(hand, { contributions, folded, refund, pots, events }, { put }) {
  const unit = 100 * Number(hand.unit);
  const of = (chips) => Math.round(chips * unit);
  const { players: names = [] } = hand;
  const byName = (amounts) =>
    sorted(Object.fromEntries(names.map((name, i) => [name, of(amounts[i])])));
  const won = names.map(() => 0);
  let rake = 0;
  for (const event of events) {
    if (event.type === 'raked') rake += event.amount;
    if (event.type !== 'awarded') continue;
    for (const { seat, amount } of event.shares) won[seat - 1] += amount;
  }
  const stacks = byName(hand.finishingStacks ?? []);
  return {
    put: byName(contributions),
    folded: names.filter((_, i) => folded[i]).sort(),
    back: refund === null ? null : { name: names[refund.index], amount: of(refund.amount) },
    total: of(sum(pots.map(({ amount }) => amount))),
    won: byName(won),
    pots: pots.length,
    rake: of(rake),
    stacks: Object.fromEntries(Object.entries(stacks).filter(([name]) => put[name] !== undefined)),
  };
}

/** A score for each file. */
export const scoreHistories = (engine, folder = HISTORIES) =>
  historyFiles(folder).map((name) => {
    const { notation, hands, isRead } = scoreText(readFileSync(join(folder, name)), engine);
    const equal = hands.filter(({ found }) => found.length === 0).length;
    const isKnown = BROKEN.includes(name);
    return {
      name,
      cause: causeOf(name),
      notation,
      isRead,
      hands: hands.map((hand) => ({ ...hand, isKnown })),
      equal,
    };
  });
