/**
 * Where the rule books that tournaments and card rooms go by speak of what a section is about: the
 * Poker TDA's rules of 2024 and its recommended procedures, the WSOP's tournament rules and its
 * live-action rules of the same year. As the rulings cite them; where they say nothing, none.
 */

import type { RuleAnchor } from '@sidepot/i18n/page';

export const BOOKS = ['tda', 'procedures', 'wsop', 'live'] as const;
export type Book = (typeof BOOKS)[number];

export type RuleSource = Readonly<Partial<Record<Book, string>>>;

export const RULE_SOURCES: Readonly<Partial<Record<RuleAnchor, RuleSource>>> = {
  games: { tda: '12', live: '146' },
  blinds: { tda: '30, 32, 34', wsop: '85, 87', live: '150, 151, 153' },
  'missed-blinds': { tda: '8, 10', wsop: '66', live: '154, 156, 162' },
  antes: { tda: '43', procedures: '11', wsop: '96' },
  'short-antes': { procedures: '11' },
  straddle: { live: '11, 126, 161, 170' },
  betting: { tda: '43, 55, 58', wsop: '84, 90, 96', live: '128, 152, 155, 170, 171' },
  'short-all-in': { tda: '43, 47', wsop: '96', live: '152, 171–173' },
  limits: { tda: '47, 48, 54', wsop: '100', live: '125–127, 129, 187' },
  'side-pots': { tda: '21', live: '149' },
  uncalled: { tda: '15, 30, 65, 71', wsop: '36, 91, 108' },
  'folded-chips': { tda: '50, 58', wsop: '91' },
  'all-in': { tda: '16, 17, 28', wsop: '70, 72, 81' },
  'run-it-twice': { live: '204–213' },
  showdown: { tda: '12–14, 16, 17, 19', wsop: '69, 70, 72, 75', live: '139, 140, 142, 145, 168' },
  'split-pots': { tda: '20, 21', wsop: '73, 74', live: '146, 148, 149' },
  'high-low': { tda: '20', wsop: '73', live: '149' },
  rake: { live: '27' },
  clock: { tda: '29', wsop: '80' },
  'sit-out': { tda: '30, 71', wsop: '36', live: '156, 162' },
  tournaments: { tda: '8, 10, 30, 71', wsop: '36, 66' },
};

/** "R12, R15–R17" and "12–14": each number of it, with the R. */
export function ruleNumbersIn(list: string): readonly string[] {
  return list.split(',').flatMap((part) => {
    const [, mark = '', first = '', last = first] =
      /^\s*(R)?(\d+)(?:–R?(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === '' || !(to >= from)) return [];
    return Array.from({ length: to - from + 1 }, (_, i) => `${mark}${from + i}`.toLowerCase());
  });
}
