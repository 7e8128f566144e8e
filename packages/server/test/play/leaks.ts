/** Looks through what one person was told for cards he may not know. */

import { type Card, formatCard } from '@sidepot/engine';
import { CARD_KEYS, cardsInText, FREE_KEYS } from './cards-in.js';
import type { Truth } from './truth.js';

/** Which hand's cards are meant, and which event was the last. */
interface Place {
  readonly hand: number;
  readonly seq: number;
}

/** Nothing that has one of these names may ever be said. */
const NEVER: ReadonlySet<string> = new Set(['deck', 'dealt', 'shown', 'seed']);
/** Sentences: no cards in words either. */
const WORDS: ReadonlySet<string> = new Set(['text', 'problem', 'wants', 'message', 'reason']);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with this message, or this JSON of an answer; empty if nothing is. */
export function leaksIn(message: unknown, viewer: string, truth: Truth): readonly string[] {
  const problems: string[] = [];
  const end = seqOf(message) ?? truth.seq;
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
    const isOfHand = fields['of'] === 'hand' || isHandInfo(fields);
    if (isOfHand && !truth.seesHands(viewer, end)) complain(': a hand');
    for (const key of Object.keys(fields)) into(key, () => look(key, fields[key], here));
  }

  function look(key: string, value: unknown, place: Place): void {
    if (NEVER.has(key)) complain('');
    if (CARD_KEYS.has(key)) check(value, place);
    else if (FREE_KEYS.has(key)) visitFree(value, place);
    else if (WORDS.has(key) && typeof value === 'string') check(cardsInText(value), place);
    else visit(value, place);
  }

  /** Nobody promised what is in here: whatever sounds like cards counts as cards. */
  function visitFree(value: unknown, place: Place): void {
    if (typeof value === 'string') check(cardsInText(value), place);
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
