/** Clubs as files: what is read, what is refused with which line, and that both ways agree. */

import type { CsvProblem, ServerRefusal, TableCurrency } from '@sidepot/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withNights } from '../../src/clubs/changes.js';
import { BadLine } from '../../src/clubs/csv-line.js';
import { readNights } from '../../src/clubs/csv-read.js';
import { clubCsv } from '../../src/clubs/csv-write.js';
import type { ClubBody } from '../../src/clubs/types.js';
import { clubView } from '../../src/clubs/view.js';

const empty = (currency: TableCurrency = 'none'): ClubBody => ({
  ...{ version: 1, name: 'Club', currency, nights: [], people: [], names: [], merged: [] },
  scoring: { formula: 'sqrt', topBps: 10_000, best: null },
});

let made = 0;
const newId = (): string => `made-${String(made++).padStart(8, '0')}`;

function take(text: string, club = empty()): ClubBody {
  const { nights, people } = readNights(text, club, newId);
  const done = withNights(club, nights, people);
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
}

const view = (body: ClubBody) => {
  const shown = { id: 'club-00000001', host: 'host-00001', revision: 1 };
  return clubView({ ...shown, body, sketches: new Map() }, 'host-00001');
};

function refused(text: string, club = empty()): ServerRefusal {
  try {
    take(text, club);
  } catch (error) {
    if (error instanceof BadLine) return error.refusal;
    throw error;
  }
  throw new Error('it was taken');
}

const HEAD = 'date,night,place,player,paid,won,fee';
const NIGHT = [
  '2024-03-01,First,1,Ann,110,300,10',
  '2024-03-01,First,2,Bob,110,0,10',
  '2024-03-01,First,3,Cat,110,0,10',
];

describe('R281 nights from a file', () => {
  test('with places, fees and the house', () => {
    const club = view(take([HEAD, ...NIGHT].join('\r\n')));
    expect(club.nights).toEqual([
      expect.objectContaining({
        ...{ kind: 'imported', status: 'over', name: 'First', at: Date.UTC(2024, 2, 1) },
        ...{ scores: true, people: 3, house: 30 },
      }),
    ]);
    expect(club.house.net).toBe(30);
    expect(club.standings.map(({ rank, total }) => [rank, total])).toEqual([
      [1, 1732],
      [2, 866],
      [3, 577],
    ]);
    expect(club.settlement).toHaveLength(3);
  });

  test('as spreadsheets write it: semicolons, decimal commas, a mark in front, quotes', () => {
    const text = [
      '\uFEFFNight;Date;Player;Paid;Won;Currency',
      '"The ""big"" one";2023-12-31T20:15Z;"Zoë";12,50;;eur',
      '"The ""big"" one";2023-12-31T20:15Z;Bob;;12,5;EUR',
      ';;;;;',
    ].join('\n');
    const { nights, ledger } = view(take(text, empty('EUR')));
    expect(nights[0]).toMatchObject({ name: 'The "big" one', scores: false, people: 2 });
    expect(ledger.map(({ net }) => net)).toEqual([1250, -1250]);
  });

  test('empty cells behind the last column are none', () => {
    const text = [`${HEAD},,`, `${NIGHT[0]},`, `${NIGHT[1]},,,`, NIGHT[2]].join('\n');
    const club = view(take(text));
    expect(club.ledger.map(({ net }) => net)).toEqual([190, -110, -110]);
    expect(club.house.net).toBe(30);
    expect(refused([`${HEAD},`, `${NIGHT[0]},more`].join('\n'))).toMatchObject({
      ...{ reason: 'cells', line: 2 },
    });
  });

  test('who has no place in a tournament had a part in the money alone', () => {
    const dealer = '2024-03-01,First,,Dee,0,30,0';
    const lines = NIGHT.map((line) => line.replace(/10$/, '0'));
    const [night] = view(take([HEAD, ...lines, dealer].join('\n'))).nights;
    expect(night).toMatchObject({ people: 3, house: 0 });
    expect(night?.rows.map(({ place, points }) => [place, points])).toEqual([
      [1, 1732],
      [2, 866],
      [3, 577],
      [null, null],
    ]);
  });

  test('who was in the club under that name is the same', () => {
    const club = take([HEAD, ...NIGHT].join('\n'));
    const more = take(
      ['date,night,player,paid,won', '2024-03-02,Second,ann,5,0', '2024-03-02,Second,Dan,0,5'].join(
        '\n',
      ),
      club,
    );
    expect(more.people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cat', 'Dan']);
    expect(view(more).ledger.find(({ nights }) => nights === 2)).toMatchObject({ net: 185 });
  });

  test.each<[CsvProblem, number, string[]]>([
    ['empty', 1, []],
    ['empty', 1, [HEAD]],
    ['quotes', 2, [HEAD, '2024-03-01,"First,1,Ann,0,0,0']],
    ['quotes', 2, [HEAD, '2024-03-01,Fir"st,1,Ann,0,0,0']],
    ['missingColumn', 1, ['date,night,player,paid', '2024-03-01,First,Ann,0']],
    ['unknownColumn', 1, [`${HEAD},points`, `${NIGHT[0]},3`]],
    ['unknownColumn', 1, [`${HEAD},date`, `${NIGHT[0]},3`]],
    ['cells', 3, [HEAD, NIGHT[0]!, `${NIGHT[1]},more`]],
    ['date', 2, [HEAD, '2024-02-30,First,1,Ann,0,0,0']],
    ['date', 2, [HEAD, '1.3.2024,First,1,Ann,0,0,0']],
    ['date', 2, [HEAD, '2024-03-01T20:00,First,1,Ann,0,0,0']],
    ['night', 2, [HEAD, '2024-03-01,,1,Ann,0,0,0']],
    ['player', 2, [HEAD, `2024-03-01,First,1,${'x'.repeat(25)},0,0,0`]],
    ['player', 2, [HEAD, '2024-03-01,First,1,An\u202en,0,0,0']],
    ['player', 2, [HEAD, '2024-03-01,First,,,0,0,0']],
    ['amount', 3, [HEAD, NIGHT[0]!, '2024-03-01,First,2,Bob,-110,0,10']],
    ['amount', 3, [HEAD, NIGHT[0]!, '2024-03-01,First,2,Bob,1.5,0,10']],
    ['amount', 3, [HEAD, NIGHT[0]!, '2024-03-01,First,2,Bob,1e3,0,10']],
    ['amount', 2, [HEAD, '2024-03-01,First,1,Ann,5,0,10']],
    ['number', 2, [HEAD, '2024-03-01,First,0,Ann,0,0,0']],
    ['currency', 2, [`${HEAD},currency`, `${NIGHT[0]},EUR`]],
    ['twice', 3, [HEAD, NIGHT[0]!, '2024-03-01,First,2,Ann,210,0,10']],
    ['places', 3, [HEAD, NIGHT[0]!, '2024-03-01,First,3,Bob,200,0,0']],
    ['differs', 3, [`${HEAD},people`, `${NIGHT[0]},9`, `${NIGHT[1]},8`]],
    ['people', 2, [`${HEAD},people`, ...NIGHT.map((line) => `${line},2`)]],
    ['unbalanced', 2, [HEAD, ...NIGHT.slice(0, 2)]],
  ])('%s: line %i', (reason, line, lines) => {
    expect(refused(lines.join('\n'))).toMatchObject({ code: 'BAD_CSV', line, reason });
  });

  test('a night that is there already, and nothing of the file is taken', () => {
    const text = [HEAD, ...NIGHT].join('\n');
    const other = [...NIGHT].map((line) => line.replace('First', 'Other'));
    const known = [HEAD, ...other, ...NIGHT].join('\n');
    expect(refused(known, take(text))).toMatchObject({ reason: 'known', line: 5 });
  });
});

const NAMES = ['Ann', 'Bob, Jr.', '=Cid', '"Dee"', 'Éva', '-Fay'];
const nightArb = fc
  .record({
    at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    name: fc.constantFrom('One', 'Two; three', '+4', "it's"),
    isTournament: fc.boolean(),
    amounts: fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000), fc.integer()), {
      minLength: 1,
      maxLength: 6,
    }),
    buyIn: fc.nat(10_000),
  })
  .map(({ at, name, isTournament, amounts, buyIn }) => ({
    ...{ kind: 'table' as const, id: newId(), name, addedAt: at, settled: false, worth: 1 },
    result: {
      ...{ seq: 1, name, at, isTournament, people: null },
      buyIn: isTournament ? buyIn : null,
      rows: amounts.map(([paid, won, adjusted], i) => ({
        ...{
          person: `person-000${i}`,
          name: NAMES[i] ?? '',
          place: isTournament && i < 5 ? i + 1 : null,
        },
        ...{ paid, won, adjusted: adjusted % 1000 },
      })),
    },
  }));

test('what is exported is imported with the same results', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(nightArb, { maxLength: 5, selector: ({ result }) => result.at }),
      fc.constantFrom('none' as const, 'EUR' as const),
      (nights, currency) => {
        const club = view({ ...empty(currency), nights });
        if (nights.length === 0) return;
        const again = view(take(clubCsv(club), empty(currency)));
        const told = ({ members, ...one }: typeof club) => {
          const nameOf = (id: string | null) => members.find((each) => each.id === id)?.name;
          return {
            house: one.house,
            nights: one.nights.map(({ at, name, people, buyIn, house, rows }) => ({
              ...{ at, name, people: one.nights.length > 0 ? people : 0, buyIn, house },
              rows: rows
                .map(({ member, place, points, net }) => [nameOf(member), place, points, net])
                .sort(),
            })),
            standings: one.standings.map(({ rank, total }) => [rank, total]),
          };
        };
        expect(told(again)).toEqual(told(club));
      },
    ),
    { numRuns: 60 },
  );
});
