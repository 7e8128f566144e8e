/** Hands that were played, written as PokerStars' text, read from it and replayed; and broken texts. */

import { expect, test } from 'vitest';
import {
  readOpenHandHistory,
  readPokerStars,
  replayHand,
  splitOpenHandHistory,
  splitPokerStars,
  toOpenHandHistory,
  toPokerStars,
} from '../../src/notation/index.js';
import { type Source, seeded } from '../arbitrary.js';
import { SAMPLES } from './export-hands.js';
import { outcomeOf, randomHand, stacksOf } from './import-hands.js';
import { accepted } from './samples.js';

test('400 random hands of every game, there and back', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const hand = randomHand(11, n);
    const text = toPokerStars(hand.events, hand.meta);
    const told = `hand ${n}\n${text}`;
    const record = accepted(readPokerStars(text));
    const replay = accepted(replayHand(record, { warnings: true, events: true }));
    expect(replay, told).toMatchObject(outcomeOf(hand, record));
    expect(record.finishingStacks, told).toEqual(stacksOf(hand, record));
    if (hand.state.rake === 0) expect(replay.finishing, told).toEqual(record.finishingStacks);
    expect(
      replay.warnings.map(({ code }) => code),
      told,
    ).not.toContain('RECORD_DIFFERS');
    for (const [word] of text.matchAll(WORDS)) seen.add(word);
  }
  expect([...seen].sort()).toEqual(WANTED);
});

const WORDS =
  /Tournament|Play Money|the ante|small blind|big blinds|straddle|button blind|side pot-2|SECOND|THIRD|mucks|Uncalled|LO: /g;
const WANTED = WORDS.source.split('|').sort();

/** Letters, numbers and lines lost, doubled or changed. */
function broken(source: Source, text: string): string {
  const lines = text.split('\n');
  const at = source.int(lines.length);
  const line = lines[at] ?? '';
  const cut = source.int(line.length + 1);
  const change = [
    () => lines.splice(at, 1),
    () => lines.splice(at, 0, line),
    () => lines.splice(at, 0, lines[source.int(lines.length)] ?? ''),
    () => lines.splice(at, 1, line.slice(0, cut)),
    () => lines.splice(at, 1, line.slice(cut)),
    () => lines.splice(at, 1, line.replace(/\d+/, String(source.int(3000)))),
    () =>
      lines.splice(
        at,
        1,
        `${line.slice(0, cut)}${'[]():$.#*\u0000😀'.charAt(source.int(12))}${line.slice(cut + 1)}`,
      ),
    () => lines.splice(at, 1, line.replace(/\w+$/, '__proto__')),
  ];
  change[source.int(change.length)]?.();
  return source.int(3) === 0 ? broken(source, lines.join('\n')) : lines.join('\n');
}

test('a broken text is read, or refused with its line; nothing is thrown', () => {
  const source = seeded(5);
  const texts = SAMPLES.map(([, { events, meta }]) => toPokerStars(events, meta));
  let refusals = 0;
  for (let n = 0; n < 4000; n++) {
    const text = broken(source, texts[n % texts.length] ?? '');
    for (const slice of splitPokerStars(text)) {
      const result = readPokerStars(slice.text);
      if (result.ok) {
        replayHand(result.value, { warnings: true, events: true });
        continue;
      }
      refusals++;
      const line = result.error['line'] as number;
      expect(line, text).toBeGreaterThan(0);
      expect(line, text).toBeLessThanOrEqual(slice.text.split('\n').length);
    }
  }
  expect(refusals).toBeGreaterThan(500);
});

test('a broken object is read or refused; nothing is thrown', () => {
  const source = seeded(6);
  const texts = SAMPLES.map(([, { events, meta }]) =>
    JSON.stringify(toOpenHandHistory(events, meta), null, 1),
  );
  let refusals = 0;
  for (let n = 0; n < 4000; n++) {
    const text = broken(source, texts[n % texts.length] ?? '');
    for (const slice of splitOpenHandHistory(text)) {
      const result = readOpenHandHistory(slice.text);
      if (result.ok) replayHand(result.value, { warnings: true, events: true });
      else refusals++;
    }
  }
  expect(refusals).toBeGreaterThan(500);
});
