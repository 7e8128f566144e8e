/** What follows from the nights of a club: points, standings, ledger and settlement. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubSchema } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { changedClub } from '../../src/clubs/changes.js';
import type { ClubBody, KeptNight, ResultRow } from '../../src/clubs/types.js';
import { clubView } from '../../src/clubs/view.js';
import { settleWithHouse } from '../../src/room/ledger/settlement.js';

const FILE = join(import.meta.dirname, '../../../../../shared/rules/vectors-tournament.json');

interface LedgerVector {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly input: {
    readonly nights: readonly (readonly {
      readonly player: string;
      readonly paid: number;
      readonly won: number;
    }[])[];
  };
  readonly expect: {
    readonly nets: Readonly<Record<string, number>>;
    readonly fewestTransfers: number;
  };
}

const VECTORS: readonly LedgerVector[] = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8')).filter(({ kind }: LedgerVector) => kind === 'ledger')
  : [];

type Row = Partial<ResultRow> & Pick<ResultRow, 'person'>;
const row = ({ person, ...more }: Row): ResultRow => ({
  ...{ person, name: person.replace('-identity', ''), place: null, paid: 0, won: 0, adjusted: 0 },
  ...more,
});

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
let made = 0;
const night = (rows: readonly Row[], more: Partial<KeptNight['result']> = {}): KeptNight => {
  const id = `night-${String(made++).padStart(6, '0')}`;
  const at = START + made * DAY;
  const isTournament = rows.some(({ place }) => place !== undefined);
  const result = {
    ...{ seq: 9, name: 'Night', at, isTournament, people: null, buyIn: isTournament ? 20 : null },
    ...{ rows: rows.map(row), ...more },
  };
  return { kind: 'table', id, name: 'Night', addedAt: at, settled: false, worth: 1, result };
};

const clubOf = (nights: readonly KeptNight[], more: Partial<ClubBody> = {}): ClubBody => ({
  ...{ version: 1, name: 'Club', currency: 'none', nights },
  scoring: { formula: 'linear', topBps: 10_000, best: null },
  ...{ people: [], names: [], merged: [], ...more },
});

const view = (body: ClubBody, during = {}) => {
  const shown = { id: 'club-00000001', host: 'ann-identity', revision: 1, body };
  const club = clubView({ ...shown, sketches: new Map() }, 'ann-identity', during);
  expect(clubSchema.parse(club)).toEqual(club);
  return club;
};

const [ANN, BOB, CID, DEE] = ['ann', 'bob', 'cid', 'dee'].map((name) => `${name}-identity`) as [
  string,
  string,
  string,
  string,
];

describe.skipIf(VECTORS.length === 0)('the vectors of the tournament rulebook', () => {
  test.each(VECTORS.map((one) => [`${one.id} ${one.title}`, one] as const))(
    'R281, R282: %s',
    (_, { input, expect: wanted }) => {
      const idOf = (player: string) => `${player}-identity`;
      const nights = input.nights.map((rows) =>
        night(rows.map(({ player, paid, won }) => ({ person: idOf(player), paid, won }))),
      );
      const { ledger, house, settlement } = view(clubOf(nights));
      const nets = Object.fromEntries(
        ledger.map(({ member, net }) => [member.replace('-identity', ''), net]),
      );
      const { house: fees = 0, ...players } = wanted.nets;
      expect(nets).toEqual(players);
      expect(house).toEqual({ net: fees, open: fees });
      expect(settlement).toHaveLength(wanted.fewestTransfers);
    },
  );
});

describe('R277–R280 over the nights of a club', () => {
  const nights = [
    night([
      { person: ANN, place: 1, paid: 20, won: 60 },
      { person: BOB, place: 2, paid: 20 },
      { person: CID, place: 3, paid: 20 },
    ]),
    night([
      { person: BOB, place: 1, paid: 20, won: 40 },
      { person: ANN, place: 2, paid: 20 },
    ]),
    night([
      { person: ANN, paid: 100, won: 40 },
      { person: DEE, paid: 50, won: 110 },
    ]),
  ];

  test('tournaments score; a cash game is in the ledger alone', () => {
    const club = view(clubOf(nights));
    expect(club.standings).toEqual([
      { rank: 1, member: ANN, total: 400, counted: 2, played: 2, wins: 1 },
      { rank: 2, member: BOB, total: 400, counted: 2, played: 2, wins: 1 },
      { rank: 3, member: CID, total: 100, counted: 1, played: 1, wins: 0 },
    ]);
    expect(club.nights.map(({ scores, people }) => [scores, people])).toEqual([
      [false, 2],
      [true, 2],
      [true, 3],
    ]);
    expect(club.ledger.find(({ member }) => member === ANN)).toMatchObject({ nights: 3, net: -40 });
  });

  test('the best nights count', () => {
    const scoring = { formula: 'linear', topBps: 10_000, best: 1 } as const;
    expect(view(clubOf(nights, { scoring })).standings[0]).toMatchObject({
      ...{ member: ANN, total: 300, counted: 1, played: 2 },
    });
  });

  test('by what was bought in, in the currency', () => {
    const scoring = { formula: 'pokerstars', topBps: 10_000, best: null } as const;
    const worth = nights.map((each) => ({ ...each, worth: 100 }));
    const points = (club: ClubBody) => view(club).nights[2]?.rows[0]?.points;
    const inEuros = points(clubOf(worth, { scoring, currency: 'EUR' }));
    expect(inEuros).toBe(points(clubOf(nights, { scoring })));
    expect(inEuros).toBe(Math.round(1000 * Math.sqrt(3) * (1 + Math.log10(20.25))));
  });

  test('a season is what was played in it', () => {
    const [first] = view(clubOf(nights)).nights.toReversed();
    const club = view(clubOf(nights), { from: 0, to: (first?.at ?? 0) + 1 });
    expect(club.nights).toHaveLength(1);
    expect(club.standings.map(({ total }) => total)).toEqual([300, 200, 100]);
    expect(club.years).toEqual([2026]);
  });
});

describe('R278 who plays under two names', () => {
  const nights = [
    night([
      { person: ANN, place: 1, paid: 10, won: 30 },
      { person: BOB, place: 2, paid: 10 },
      { person: CID, place: 3, paid: 10 },
    ]),
  ];
  const body = clubOf(nights);
  const merge = (club: ClubBody, member: string, into: string) => {
    const done = changedClub(club, { type: 'merge', member, into });
    if (!done.ok) throw new Error(done.error.code);
    return done.value;
  };

  test('is one of the people, with the better place, and it can be taken back', () => {
    const one = merge(body, CID, ANN);
    const club = view(one);
    expect(club.nights[0]?.people).toBe(2);
    expect(club.nights[0]?.rows).toEqual([
      expect.objectContaining({ member: ANN, place: 1, points: 200, paid: 20, net: 10 }),
      expect.objectContaining({ member: BOB, place: 2, points: 100, net: -10 }),
    ]);
    expect(club.members).toEqual([
      expect.objectContaining({ id: ANN, merged: [{ id: CID, name: 'cid' }] }),
      expect.objectContaining({ id: BOB, merged: [] }),
    ]);
    const back = changedClub(one, { type: 'split', member: CID });
    expect(back).toEqual({ ok: true, value: body });
  });

  test('one after the other, and back to what was before', () => {
    const both = merge(merge(body, CID, BOB), BOB, ANN);
    expect(view(both).members).toHaveLength(1);
    const back = changedClub(both, { type: 'split', member: BOB });
    if (!back.ok) throw new Error(back.error.code);
    expect(view(back.value)).toMatchObject({ members: [{ id: ANN }, { id: BOB }] });
  });

  test('nobody is merged twice, with themselves, or in a circle', () => {
    const one = merge(body, CID, ANN);
    for (const [member, into] of [
      [CID, BOB],
      [BOB, CID],
      [ANN, CID],
      [BOB, BOB],
    ] as const) {
      expect(changedClub(one, { type: 'merge', member, into })).toEqual({
        ok: false,
        error: { code: 'BAD_MERGE' },
      });
    }
    expect(changedClub(one, { type: 'merge', member: BOB, into: DEE })).toMatchObject({
      error: { code: 'UNKNOWN_MEMBER', member: DEE },
    });
  });

  test('two of the same name are told apart', () => {
    const names = [{ member: BOB, name: 'ann' }];
    expect(view(clubOf(nights, { names })).members.map(({ name }) => name)).toEqual([
      'ann',
      'ann (2)',
      'cid',
    ]);
  });
});

describe('R281 the ledger, R282 the settlement', () => {
  const nights = [
    night([
      { person: ANN, paid: 50 },
      { person: BOB, won: 50 },
    ]),
    night([
      { person: BOB, paid: 30, adjusted: -5 },
      { person: CID, won: 30 },
    ]),
  ];

  test('corrections and what they leave to the house', () => {
    const club = view(clubOf(nights));
    expect(club.ledger).toEqual([
      { member: CID, nights: 1, paid: 0, won: 30, adjusted: 0, net: 30, open: 30 },
      { member: BOB, nights: 2, paid: 30, won: 50, adjusted: -5, net: 15, open: 15 },
      { member: ANN, nights: 1, paid: 50, won: 0, adjusted: 0, net: -50, open: -50 },
    ]);
    expect(club.house).toEqual({ net: 5, open: 5 });
    expect(club.nights.map(({ house }) => house)).toEqual([5, 0]);
    expect(club.settlement.reduce((sum, { amount }) => sum + amount, 0)).toBe(50);
  });

  test('nights that are settled are in it no more', () => {
    const [first] = nights;
    const settled = { type: 'settle', nights: [first?.id ?? ''], settled: true } as const;
    const done = changedClub(clubOf(nights), settled);
    if (!done.ok) throw new Error(done.error.code);
    const club = view(done.value);
    expect(club.settlement).toEqual([
      { from: BOB, to: CID, amount: 30 },
      { from: BOB, to: null, amount: 5 },
    ]);
    expect(club.ledger.find(({ member }) => member === ANN)).toMatchObject({ net: -50, open: 0 });
    expect(changedClub(done.value, { ...settled, settled: false })).toEqual({
      ok: true,
      value: clubOf(nights),
    });
  });

  test('what is too large to be exact is refused, never rounded', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const rich = [night([{ person: ANN, paid: most }]), night([{ person: ANN, paid: most }])];
    expect(() => view(clubOf(rich))).toThrow(expect.objectContaining({ code: 'UNSAFE_INTEGER' }));
  });

  test('the house is a party', () => {
    expect(settleWithHouse([{ player: 'a', net: -3 }])).toEqual([
      { from: 'a', to: null, amount: 3 },
    ]);
  });
});
