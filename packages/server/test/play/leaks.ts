/** Looks through what one person was told for cards they may not know. */

import { type Card, formatCard } from '@sidepot/engine';
import { CARD_KEYS, cardsInText, FREE_KEYS } from './cards-in.js';
import type { Truth } from './truth.js';

/** Which hand's cards are meant, and which event was the last. */
interface Place {
  readonly hand: number;
  readonly seq: number;
}

/** Nothing that has one of these names may ever be said. */
const NEVER: ReadonlySet<string> = new Set(['deck', 'spares', 'dealt', 'shown', 'seed']);
/** Sentences: no cards in words either. */
const WORDS: ReadonlySet<string> = new Set(['text', 'problem', 'wants', 'message', 'reason']);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with this message, or this JSON of an answer; empty if nothing is. */
export function leaksIn(
  message: unknown,
  viewer: string,
  truth: Truth,
  /** When the reader's rights counted, if not at the message's last event: one of these. */
  when: readonly number[] = [],
): readonly string[] {
  const problems: string[] = [];
  const end = seqOf(message) ?? truth.seq;
  const sees = (hand: number): boolean =>
    [end, ...when].some((seq) => truth.seesHand(viewer, hand, seq));
  // The way to where we are: it is only told when something is wrong.
  const trail: (string | number)[] = [];

  const complain = (what: string): void => {
    problems.push(`${trail.join('.')}${what}`);
  };

  function check(cards: unknown, { hand, seq }: Place): void {
    const known = truth.known(viewer, hand, seq);
    for (const card of [cards].flat(3)) {
      if (card === null || known.has(card as number)) continue;
      if (typeof card !== 'number') complain(`: ${JSON.stringify(card)} is no card`);
      else complain(`: ${formatCard(card as Card)} of hand ${hand}, event ${seq}`);
    }
  }

  function visit(value: unknown, place: Place): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) into(i, () => visit(value[i], place));
      return;
    }
    const fields = value as Fields;
    const here = placed(fields, place, truth);
    const hand = fields['of'] === 'hand' ? fields['hand'] : isHandInfo(fields) && fields['number'];
    if (typeof hand === 'number' && !sees(hand)) complain(': a hand');
    // Whose turn it is, is part of the hand.
    if (isTurnClock(fields) && !sees(truth.moment(end).hand)) complain(': a turn');
    for (const key of Object.keys(fields)) into(key, () => look(key, fields[key], here));
  }

  function look(key: string, value: unknown, place: Place): void {
    if (NEVER.has(key)) complain('');
    if (key === 'hud' && Array.isArray(value)) checkHud(value as readonly Fields[]);
    // Boards are lists of cards, or in a setting a number of them.
    if (key === 'boards' && typeof value === 'number') return;
    if (CARD_KEYS.has(key)) check(value, place);
    else if (FREE_KEYS.has(key)) visitFree(value, place);
    else if (WORDS.has(key) && typeof value === 'string') check(cardsToldIn(value), place);
    else visit(value, place);
  }

  /** Statistics are told as the host's setting says, to who may see hands, of hands that are over. */
  function checkHud(lines: readonly Fields[]): void {
    const { hud, over, hand } = truth.moment(end);
    if (hud === 'off' || (hud === 'all' && !sees(hand))) complain(': statistics');
    for (const { player, hands } of lines) {
      if (hud === 'own' && player !== viewer) complain(`: statistics of ${player}`);
      if (Number(hands) > over) complain(`: ${hands} hands of ${over}`);
    }
  }

  /** A player's id is random text, and may sound like a card: `Pm4JGCHn_Qh-7JpE` did once. */
  function cardsToldIn(text: string): readonly number[] {
    const told = cardsInText(text);
    if (told.length === 0) return told;
    const ids = [viewer, ...truth.moment(end).books.keys()];
    return cardsInText(ids.reduce((rest, id) => rest.replaceAll(id, 'somebody'), text));
  }

  /** Nobody promised what is in here: whatever sounds like cards counts as cards. */
  function visitFree(value: unknown, place: Place): void {
    if (typeof value === 'string') check(cardsToldIn(value), place);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      const isCards = /card|deck|board|hole|muck/i.test(key) && typeof one !== 'string';
      into(key, () => (isCards ? check(one, place) : visitFree(one, place)));
    }
  }

  function into(step: string | number, work: () => void): void {
    trail.push(step);
    work();
    trail.pop();
  }

  visit(message, { hand: truth.moment(end).hand, seq: end });
  return problems;
}

const isHandInfo = (value: Fields): boolean => 'skips' in value && 'rabbit' in value;

const isTurnClock = ({ kind, deadline }: Fields): boolean =>
  deadline !== undefined && kind !== 'nextHand' && kind !== 'break';

/** Milliseconds by which a server may be behind. */
const BUSY = 3000;

/**
 * What somebody who sees the table late was told too early, by a message or an answer at `now`: the
 * number of an event or a hand, a stack, a cash-out, that came later than they may know.
 */
export function lateLeaks(
  message: unknown,
  { now, delay }: { readonly now: number; readonly delay: number },
  truth: Truth,
): readonly string[] {
  const problems: string[] = [];
  const last = truth.seqAt(now - delay);
  const { hand: lastHand } = truth.moment(last);
  // A busy server shows it later still.
  const shown = seqOf(message);
  const thens =
    shown === null ? truth.between(now - delay - BUSY, now - delay) : [Math.min(shown, last)];
  const live = truth.moment(truth.seqAt(now)).books;

  function visit(value: unknown, trail: string): void {
    if (typeof value !== 'object' || value === null) return;
    // A mix counts the hands of a game, not of the table.
    for (const [key, one] of Object.entries(value)) {
      if (key !== 'mix') visit(one, `${trail}.${key}`);
    }
    if (Array.isArray(value)) return;
    const fields = value as Fields;
    const complain = (key: string): number =>
      problems.push(`${trail}.${key}: ${JSON.stringify(fields[key])}`);
    // A correction is the host's own word, and no hand's.
    const isCorrection = 'reason' in fields && 'amount' in fields;
    if (!isCorrection && Number(fields['seq'] ?? 0) > last) complain('seq');
    for (const key of ['hand', 'hands']) {
      if (typeof fields[key] === 'number' && fields[key] > lastHand) complain(key);
    }
    if (isHandInfo(fields) && Number(fields['number']) > lastHand) complain('number');
    if ('cashOuts' in fields || 'topUp' in fields) {
      const player = String(fields['player']);
      const books = thens.map((seq) => truth.moment(seq).books.get(player) ?? null);
      const isSo = (then: (typeof books)[number]): boolean => {
        const bought = (live.get(player)?.buyIns ?? 0) - (then?.buyIns ?? 0);
        // A seat that was not there yet may show what was bought for it.
        const stacks = then?.seat == null && 'topUp' in fields ? [0, bought] : [then?.stack ?? 0];
        const { stack, cashOuts = then?.cashOuts ?? 0 } = fields;
        return stacks.includes(Number(stack)) && cashOuts === (then?.cashOuts ?? 0);
      };
      if (!books.some(isSo)) complain('stack');
    }
  }

  visit(message, '');
  return problems;
}

/** The event that a message ends with. */
function seqOf(message: unknown): number | null {
  if (!isObject(message)) return null;
  const { seq, current, error } = message;
  if (typeof seq === 'number') return seq;
  return seqOf(current) ?? (isObject(error) ? seqOf(error['current']) : null);
}

function placed(value: Fields, place: Place, truth: Truth): Place {
  const { of, seq, hand, number } = value;
  if (typeof of === 'string' && typeof seq === 'number') {
    return { ...place, seq, hand: typeof hand === 'number' ? hand : truth.moment(seq).hand };
  }
  return isHandInfo(value) && typeof number === 'number' ? { ...place, hand: number } : place;
}

/** The same for the text of one hand's history. */
export function leaksInHistory(
  text: string,
  viewer: string,
  hand: number,
  truth: Truth,
): readonly string[] {
  const known = truth.known(viewer, hand, truth.seq);
  return cardsInText(text)
    .filter((card) => !known.has(card))
    .map((card) => `${formatCard(card as Card)} of hand ${hand}`);
}
