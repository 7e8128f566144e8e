/** Reads one hand of Open Hand History JSON; nothing in it is thrown at the caller. */

import { answering, causeOf, isObject } from '../../checks.js';
import { type Refusal, type Result, refused, reject } from '../../errors.js';
import type { Limit } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import { CENTS, type Unit, WHOLE } from '../../money/decimals.js';
import { otherNotation } from '../detect/detect.js';
import { chosenUnit, optionsProblem, type PhhOptions } from '../detect/read-options.js';
import { ImportRecord } from '../import/record.js';
import { phhOf } from '../import/to-phh.js';
import { ImportFault } from '../import/types.js';
import { moneyIn } from '../import/words.js';
import type { PhhHand } from '../phh/hand.js';
import { CAP } from '../phh/variants.js';
import { type JsonContext, JsonField } from './json.js';
import { isAnteGame, ohhGame, ohhPlace, toldGame } from './read-place.js';
import { readPots, readRounds } from './read-rounds.js';

/**
 * Reads one hand of Open Hand History into a PHH hand: the object, with or without `ohh` around it,
 * or its JSON text. Nothing is thrown: an error has the `field` and the `reason`.
 *
 * @example
 * ```ts
 * import { readOpenHandHistory } from '@sidepot/engine';
 *
 * const hand = readOpenHandHistory('{"ohh":{"bet_limit":{"bet_type":"XL"}}}');
 * if (!hand.ok && hand.error.code === 'BAD_NOTATION') console.log(hand.error.field, hand.error.reason);
 * // → ohh.bet_limit.bet_type betType
 * ```
 */
export const readOpenHandHistory = (json: unknown, options: PhhOptions = {}): Result<PhhHand> =>
  answering(() => {
    const problem = optionsProblem(options);
    if (problem !== undefined) return refused(problem);
    const chosen = chosenUnit(options);
    if (chosen !== undefined && 'code' in chosen) return refused(chosen);
    const value = typeof json === 'string' ? parsed(json) : json;
    if (!isObject(value)) return refused(noObject(json));
    // The first amount with a point ends the attempt with whole chips.
    const first = read(value, chosen ?? WHOLE);
    const { result } = chosen === undefined && first.hasPoint ? read(value, CENTS) : first;
    if (result.ok || typeof json !== 'string') return result;
    return refused(otherNotation(json, 'ohh') ?? result.error);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noObject(json: unknown): Refusal {
  if (typeof json !== 'string') return reject('BAD_NOTATION', { reason: 'notObject' });
  return otherNotation(json, 'ohh') ?? reject('BAD_NOTATION', { reason: 'notJson' });
}

function read(json: unknown, unit: Unit): { result: Result<PhhHand>; hasPoint: boolean } {
  const money = moneyIn(unit);
  const context: JsonContext = { money, at: undefined };
  const root = new JsonField(json, context);
  try {
    const hand = root.get('ohh');
    const value = handOf(hand.isThere ? hand : root, context);
    return { result: { ok: true, value }, hasPoint: money.hasPoint };
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault;
    return { result: refused(refusal(fault, context)), hasPoint: money.hasPoint };
  }
}

const refusal = ({ cause, variant }: ImportFault, { at }: JsonContext): Refusal =>
  cause === null
    ? reject('UNSUPPORTED_GAME', { variant })
    : reject('BAD_NOTATION', { ...(at !== undefined && { field: at.path }), ...causeOf(cause) });

const LIMITS: Readonly<Record<string, Limit>> = {
  NL: 'no-limit',
  PL: 'pot-limit',
  FL: 'fixed-limit',
};

function handOf(hand: JsonField, { money }: JsonContext): PhhHand {
  const betType = hand.get('bet_limit').get('bet_type');
  const limit = LIMITS[betType.text().toUpperCase()] ?? betType.fail('betType');
  // A cap ends the betting before the chips do.
  const cap = hand.get('bet_limit').get('bet_cap').amount();
  const record = new ImportRecord(money.unit);
  record.isCapped = cap > 0;
  const ids = new Map<number, number>();
  for (const player of hand.get('players').items()) {
    const [id, seat] = [player.get('id').whole(), player.get('seat').whole()];
    const stack = player.get('starting_stack').amount();
    player.here();
    record.sit(seat, player.get('name').text() || `Seat ${seat}`, stack);
    if (ids.has(id)) player.fail('idTaken');
    ids.set(id, seat);
  }
  const told = toldGame(hand);
  if (told !== undefined) record.plays(GAMES[told]);
  const table = { ids, hasLiveAntes: isAnteGame(hand.get('game_type')) };
  readRounds(hand.get('rounds'), record, table);
  readPots(hand.get('pots'), record, table);
  const heroId = hand.get('hero_player_id').value;
  const seat = typeof heroId === 'number' ? ids.get(heroId) : undefined;
  const hero = record.players.find((player) => player.seat === seat && player.isIn);
  // Who saw their cards says it, too, where nobody else's are told.
  if (hero !== undefined) record.hero = hero;
  const big = hand.get('big_blind_amount').amount();
  const game = ohhGame(hand, record);
  const bringIn = hand.get('bring_in_amount').amount();
  // Where antes are bets, a writer may leave the blinds at nothing.
  const stake = big > 0 ? big : hand.get('ante_amount').amount();
  const isFixed = limit === 'fixed-limit';
  return phhOf(record, {
    game,
    limit,
    unit: money.unit.text,
    button: hand.get('dealer_seat').whole(),
    small: isFixed ? stake : hand.get('small_blind_amount').amount(),
    big: isFixed ? 2 * stake : stake,
    ...(bringIn > 0 && { bringIn }),
    place: withCap(ohhPlace(hand), cap),
  });
}

const withCap = (place: Partial<PhhHand>, cap: number): Partial<PhhHand> =>
  cap === 0 ? place : { ...place, extra: { ...place.extra, [CAP]: cap } };
