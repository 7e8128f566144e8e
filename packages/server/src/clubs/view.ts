/** A club as people see it: all that follows from the results of its nights. */

import { nightPoints, type PointsInput, PokerError, seasonStandings } from '@sidepot/engine';
import type { Club, ClubNight } from '@sidepot/protocol';
import { settleWithHouse } from '../room/ledger/settlement.js';
import type { During } from '../runtime/contract/clubs.js';
import type { Sketch } from './keeping.js';
import { type Member, memberOf, membersOf } from './members.js';
import type { ClubBody, KeptNight, NightResult } from './types.js';

export interface ClubShown {
  readonly id: string;
  readonly host: string;
  readonly revision: number;
  readonly body: ClubBody;
  /** What is known of tables that are not over. */
  readonly sketches: ReadonlyMap<string, Sketch>;
}

type Ledger = Club['ledger'];
type Standings = Club['standings'];

export function clubView(shown: ClubShown, viewer: string, during: During = {}): Club {
  const { id, host, revision, body, sketches } = shown;
  const { from = 0, to = Number.POSITIVE_INFINITY } = during;
  const all = body.nights.map((night) => nightView(body, night, sketches.get(night.id)));
  const nights = all
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const members = membersOf(body);
  const ledger = ledgerOfNights(nights, members);
  return {
    ...{ id, name: body.name, isHost: host === viewer, revision },
    ...{ currency: body.currency, scoring: body.scoring },
    years: [...new Set(all.map(({ at }) => new Date(at).getUTCFullYear()))].sort((a, b) => b - a),
    ...{ nights, standings: standingsOfNights(nights, members, body), ledger },
    house: houseOf(ledger),
    settlement: settleWithHouse(ledger.map(({ member, open }) => ({ player: member, net: open }))),
    members: members.map((member) => memberView(member, body, viewer)),
  };
}

function nightView(body: ClubBody, night: KeptNight, sketch: Sketch | undefined): ClubNight {
  const { id, kind, settled, worth, result } = night;
  if (result === null) {
    const { name, addedAt: at } = night;
    const none = { buyIn: null, house: 0, rows: [] };
    const unknown = { status: 'gone', name, at, people: 0, scores: false } as const;
    return { id, kind, settled, ...none, ...(sketch ?? unknown) };
  }
  const rows = rowsOf(body, result, worth);
  const { name, at, isTournament: scores, people, buyIn } = result;
  const played = people ?? rows.filter(({ place }) => !scores || place !== null).length;
  return {
    ...{ id, kind, status: 'over', name, at, scores, people: played, settled },
    buyIn: buyIn === null ? null : times(buyIn, worth),
    house: 0 - sumOf(rows.map(({ net }) => net)),
    rows,
  };
}

type Row = ClubNight['rows'][number];

/** One line for each member: who plays twice in a night is added up, and has the better place. */
function rowsOf(body: ClubBody, result: NightResult, worth: number): readonly Row[] {
  const byMember = new Map<string, Row>();
  for (const { person, name, place, ...row } of result.rows) {
    const member = memberOf(body, person);
    const known = byMember.get(member);
    const paid = times(row.paid, worth) + (known?.paid ?? 0);
    const won = times(row.won, worth) + (known?.won ?? 0);
    const adjusted = times(row.adjusted, worth) + (known?.adjusted ?? 0);
    const best = [place, known?.place ?? null].filter((one) => one !== null);
    byMember.set(member, {
      ...{ member, name: known?.name ?? name, points: null },
      place: best.length === 0 ? null : Math.min(...best),
      ...{ paid: safe(paid), won: safe(won), adjusted: safe(adjusted) },
      net: safe(won - paid + adjusted),
    });
  }
  const rows = [...byMember.values()];
  const points = result.isTournament ? pointsOf(body, result, rows, worth) : new Map();
  return rows
    .map((row) => ({ ...row, points: points.get(row.member) ?? null }))
    .sort((a, b) => (a.place ?? rows.length + 1) - (b.place ?? rows.length + 1) || b.net - a.net);
}

/** R277 and R278; n counts people, so who played under two names is one. */
function pointsOf(
  { scoring, currency }: ClubBody,
  { buyIn, people }: NightResult,
  rows: readonly Row[],
  worth: number,
): ReadonlyMap<string, number> {
  const placed = rows.filter(({ place }) => place !== null);
  const places = [...new Set(placed.map(({ place }) => place))].sort((a, b) => (a ?? 0) - (b ?? 0));
  if (placed.length === 0) return new Map();
  const { formula, topBps } = scoring;
  const input: PointsInput<string> = {
    ...{ formula, topBps },
    people: Math.max(people ?? 0, placed.length),
    tiers: places.map((place) =>
      placed.filter((row) => row.place === place).map(({ member }) => member),
    ),
    buyIn: times(buyIn ?? 0, worth) / (currency === 'none' ? 1 : 100),
  };
  const night = nightPoints(input);
  if (!night.ok) throw new PokerError(night.error);
  return new Map(night.value.map(({ player, points }) => [player, points]));
}

/** Only who has a score is in it. */
function standingsOfNights(
  nights: readonly ClubNight[],
  members: readonly Member[],
  { scoring: { best } }: ClubBody,
): Standings {
  const played = members.flatMap(({ id }) => {
    const rows = nights.map((night) => night.rows.find(({ member }) => member === id));
    const scores = rows.map((row) => row?.points ?? null);
    if (scores.every((score) => score === null)) return [];
    const wins = rows.filter((row) => row?.points != null && row.place === 1).length;
    return [{ player: id, scores, wins }];
  });
  const season = seasonStandings(played, best === null ? {} : { best });
  if (!season.ok) throw new PokerError(season.error);
  return season.value.map(({ rank, player: member, total, counted }) => {
    const one = played.find(({ player }) => player === member);
    const scores = one?.scores.filter((score) => score !== null) ?? [];
    return { rank, member, total, counted, played: scores.length, wins: one?.wins ?? 0 };
  });
}

/** R281: by person, over the nights; who won most comes first. */
function ledgerOfNights(nights: readonly ClubNight[], members: readonly Member[]): Ledger {
  return members
    .map(({ id: member }) => {
      let line = { member, nights: 0, paid: 0, won: 0, adjusted: 0, net: 0, open: 0 };
      for (const { rows, settled } of nights) {
        const row = rows.find((one) => one.member === member);
        if (row === undefined) continue;
        line = {
          ...{ member, nights: line.nights + 1 },
          paid: safe(line.paid + row.paid),
          won: safe(line.won + row.won),
          adjusted: safe(line.adjusted + row.adjusted),
          net: safe(line.net + row.net),
          open: safe(line.open + (settled ? 0 : row.net)),
        };
      }
      return line;
    })
    .filter((line) => line.nights > 0)
    .sort((a, b) => b.net - a.net);
}

const houseOf = (ledger: Ledger): Club['house'] => ({
  net: 0 - sumOf(ledger.map(({ net }) => net)),
  open: 0 - sumOf(ledger.map(({ open }) => open)),
});

function memberView(
  { id, name, all }: Member,
  { nights, people }: ClubBody,
  viewer: string,
): Club['members'][number] {
  const ids = new Set(all.map((one) => one.id));
  return {
    ...{ id, name },
    isPlayer: all.some((one) => !people.some((each) => each.id === one.id)),
    isYou: ids.has(viewer),
    nights: nights.filter(({ result }) => result?.rows.some(({ person }) => ids.has(person)))
      .length,
    merged: all.filter((one) => one.id !== id),
  };
}

/** Nothing is rounded: what is too large to be exact is refused (R2). */
function safe(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount + 0;
  throw new PokerError({ code: 'UNSAFE_INTEGER', field: 'total', value: amount, max: MAX });
}

const MAX = Number.MAX_SAFE_INTEGER;
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => safe(sum + amount), 0);
const times = (chips: number, worth: number): number => safe(chips * worth);
