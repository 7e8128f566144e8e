/** PokerStars' own texts of stud, draw games, mixes and Courchevel against what their lines say. */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HISTORIES, starsFiles } from '../../../../../scripts/corpus-roundtrip.mjs';
import { readPokerStars, replayHand, splitPokerStars } from '../../../src/notation/index.js';
import { accepted, refused } from '../samples.js';

const files = starsFiles()
  .filter((file) => /stud-draw|eight-game|courchevel/.test(file))
  .map((file) => [basename(file), file] as const);

/** Where PokerStars departs from the rulebook (part W), and what a record leaves open. */
const KNOWN = {
  'LBad-USD-MTT8-201011.txt': { UNDER_MINIMUM: 3 },
  '5-Carddraw-USD-0.10-0.20-200911.txt': { LATE_POST: 1 },
  'Badugi-USD-0.25-0.50-201009.txt': { LATE_POST: 2 },
  '2-7-Single-Draw-NL-USD-2max-STT-1.40-201212.ante.all.in.txt': { SHORT_POST: 2 },
} as const;

/** Total, uncalled chips and what everybody collected, found without any reader of ours. */
function told(text: string, unit: number) {
  const chips = (amount: string) => Math.round(Number(amount.replace(/[^\d.]/g, '')) / unit);
  const collected: Record<string, number> = {};
  for (const [, name = '', amount = ''] of text.matchAll(/^(.*) collected (\S+) from /gm)) {
    collected[name] = (collected[name] ?? 0) + chips(amount);
  }
  const [, total = ''] = /^Total pot (\S+)/m.exec(text) ?? [];
  const [, back, name] = /^Uncalled bet \((\S+)\) returned to (.*?)\s*$/m.exec(text) ?? [];
  return { total: chips(total), collected, uncalled: back && { name, amount: chips(back) } };
}

describe.skipIf(files.length === 0)(`R163, R164 (skipped if ${HISTORIES} is absent)`, () => {
  test.each(files)('%s: every hand replays to what its lines say', (name, file) => {
    const warnings: Record<string, number> = {};
    for (const { text } of splitPokerStars(readFileSync(file, 'utf8'))) {
      if (text.includes('Hand cancelled')) {
        expect(refused(readPokerStars(text))).toMatchObject({ reason: 'cancelled' });
        continue;
      }
      const hand = accepted(readPokerStars(text));
      const replay = accepted(replayHand(hand, { events: true, warnings: true }));
      const { refund, pots, events } = replay;
      const collected: Record<string, number> = {};
      const nameOf = (index: number) => hand.players?.[index] ?? '';
      for (const event of events ?? []) {
        if (event.type !== 'awarded') continue;
        for (const { seat, amount } of event.shares) {
          collected[nameOf(seat - 1)] = (collected[nameOf(seat - 1)] ?? 0) + amount;
        }
      }
      const uncalled = refund && { name: nameOf(refund.index), amount: refund.amount };
      const total = pots.reduce((sum, { amount }) => sum + amount, 0);
      expect({ total, collected, uncalled: uncalled ?? undefined }, text).toEqual(
        told(text, Number(hand.unit)),
      );
      for (const { code } of replay.warnings) warnings[code] = (warnings[code] ?? 0) + 1;
    }
    expect(warnings).toEqual(KNOWN[name as keyof typeof KNOWN] ?? {});
  });
});
