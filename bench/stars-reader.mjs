// Our PokerStars text given to a parser of somebody else: hhp (npm, by thlorenz), which reads hold'em.
// HHP=<folder with node_modules/hhp> node bench/stars-reader.mjs
// Every no-limit hold'em hand of the corpus is written as PokerStars' text, read by hhp, and the chips
// are counted from hhp's own numbers alone: everybody must end with what our own checker finds in the
// text. That the text says what the record does is shown by `npm run corpus -- roundtrip`. hhp does not
// know play money: the first lines of such hands are completed for it, and counted apart. It knows
// neither "side pot-2" nor a blind that "and is all-in", as genuine PokerStars files have them: such
// hands are `left`, and those blinds are counted as `short`.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { corpusFiles, handsIn } from '../scripts/corpus-score.mjs';
import { factsOf, GRAMMARS } from '../scripts/histories/facts.mjs';
import { ENGINE } from './common.mjs';

const { HHP = '.', SIDEPOT_ENGINE = ENGINE } = process.env;
const { parseHand } = createRequire(join(HHP, 'index.js'))('hhp');
const { metaOf, readPhh, replayHand, toPokerStars } = await import(SIDEPOT_ENGINE);

const STREETS = ['preflop', 'flop', 'turn', 'river', 'showdown'];

/** What hhp says that each ends with, in hundredths. */
function endOf({ seats, posts, ...streets }) {
  const end = Object.fromEntries(seats.map(({ player, chips }) => [player, chips]));
  for (const { player, amount } of posts) end[player] -= amount;
  for (const street of STREETS) {
    const bets = {};
    const blinds = street === 'preflop' ? posts.filter(({ type }) => type !== 'ante') : [];
    for (const { player, amount } of blinds) bets[player] = (bets[player] ?? 0) + amount;
    for (const { player, type, amount, raiseTo } of streets[street] ?? []) {
      const before = bets[player] ?? 0;
      const paid = type === 'raise' ? raiseTo - before : amount;
      if (['call', 'bet', 'raise'].includes(type)) {
        end[player] -= paid;
        bets[player] = before + paid;
      } else if (['collect', 'bet-returned'].includes(type)) end[player] += amount;
    }
  }
  return Object.fromEntries(
    Object.entries(end).map(([name, sum]) => [name, Math.round(sum * 100)]),
  );
}

/** The same by the checker of the corpus, which is a table of expressions. */
function factsEnd(text) {
  const [{ stacks, put, won, back }] = factsOf(text, GRAMMARS.pokerstars);
  const end = { ...stacks };
  for (const name of Object.keys(put)) end[name] -= put[name];
  for (const name of Object.keys(won)) end[name] += won[name];
  if (back !== null) end[back.name] += back.amount;
  return end;
}

const completed = (text) =>
  text.replace(/\((\d[\d.]*)\/(\d[\d.]*)\)/, '($$$1/$$$2 USD)').replace(' (Play Money)', '');

for (const file of corpusFiles()) {
  const tally = {
    hands: 0,
    accepted: 0,
    completed: 0,
    equal: 0,
    different: 0,
    refused: 0,
    left: 0,
    short: 0,
  };
  for (const { phh } of handsIn(file)) {
    const read = readPhh(phh);
    if (!read.ok || read.value.variant !== 'NT') continue;
    const replay = replayHand(read.value, { events: true });
    if (!replay.ok) continue;
    tally.hands++;
    let text;
    try {
      text = toPokerStars(replay.value.events, metaOf(read.value));
    } catch {
      tally.left++;
      continue;
    }
    if (/side pot-\d|\*\*\* (?:FIRST|SECOND)/.test(text)) {
      tally.left++;
      continue;
    }
    let hand = parseHand(text);
    if (hand) tally.accepted++;
    else {
      hand = parseHand(completed(text));
      if (hand) tally.completed++;
    }
    if (!hand) {
      tally.refused++;
      if (tally.refused === 1) console.log(text);
      continue;
    }
    const got = endOf(hand);
    const want = factsEnd(text);
    if (/: posts .* and is all-in$/m.test(text)) tally.short++;
    else if (Object.keys(want).every((name) => got[name] === want[name])) tally.equal++;
    else {
      tally.different++;
      if (tally.different === 1) console.log(text, got, want);
    }
  }
  console.log(file.split(/[\\/]/).at(-1), JSON.stringify(tally));
}
