/** Issue 17: what the library says in each language, without a page and without a command line. */

import {
  describeHand,
  ERROR_CODES,
  EVENT_TEXTS,
  eventText,
  handText,
  parseCards,
  REFUSAL_TEXTS,
  refusalText,
  TABLE_EVENT_TEXTS,
  tableEventText,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { libraries } from '../src/library.js';
import { LANGUAGE_NAMES } from '../src/names.js';

const SAID = {
  en: ['Ann raises to 1,500', '1,500 is more than the 1,200 that are there'],
  de: ['Ann erhöht auf 1.500', '1.200'],
  es: ['Ann sube a 1500', '1200'],
  fr: ['Ann relance à 1 500', '1 200'],
  'pt-BR': ['Ann aumenta para 1.500', '1.200'],
} as const;

const ACES = {
  en: 'Pair of aces',
  de: 'Paar Asse',
  es: 'Pareja de ases',
  fr: 'Paire d’as',
  'pt-BR': 'Par de ases',
} as const;

/** The details that texts have places for, by the way to them. */
function detailsIn(texts: unknown, path = ''): readonly string[] {
  if (typeof texts === 'string') {
    return [...texts.matchAll(/\{(\w+)/g)].map(([, name]) => `${path} ${name}`).sort();
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, part]) => detailsIn(part, `${path}.${key}`));
}

describe.each(LANGUAGE_NAMES)('%s', (tag) => {
  test('an event and a refusal are sentences, with chips as the language writes them', async () => {
    const { events, refusals } = await libraries[tag]();
    const raised = {
      type: 'acted',
      seat: 1,
      action: 'raise',
      paid: 1500,
      to: 1500,
      ...{ allIn: false, full: true },
    };
    const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
    const [event, amount] = SAID[tag];
    expect(plain(eventText(raised as never, { 1: 'Ann' }, events))).toBe(event);
    const refusal = { code: 'NOT_ENOUGH_CHIPS', to: 1500, max: 1200 } as const;
    expect(plain(refusalText(refusal, refusals))).toContain(amount);
  });

  test('every refusal has its sentence, and no event lost a detail', async () => {
    const { refusals, events, tableEvents } = await libraries[tag]();
    for (const code of ERROR_CODES) expect(refusals[code], code).not.toBe('');
    for (const kind of ['wants', 'reasons', 'notations'] as const) {
      expect(detailsIn(refusals[kind])).toEqual(
        expect.arrayContaining([...detailsIn(REFUSAL_TEXTS[kind])]),
      );
    }
    expect(detailsIn(events)).toEqual(expect.arrayContaining([...detailsIn(EVENT_TEXTS)]));
    expect(detailsIn(tableEvents)).toEqual(
      expect.arrayContaining([...detailsIn(TABLE_EVENT_TEXTS)]),
    );
  });

  test('pots, hands, reasons and what happens at a table', async () => {
    const { pot, hands, step, tableEvents } = await libraries[tag]();
    expect(pot(0)).not.toBe(pot(1));
    expect(step({ kind: 'win', best: 'hand', player: 'Ann', amount: 1500 })).toMatch(/Ann.*1.?500/);
    expect(tableEventText({ type: 'satOut', player: 'Ann' } as never, {}, tableEvents)).toContain(
      'Ann',
    );
    const aces = describeHand(parseCards('As Ad Kh 7c 2s'));
    expect(handText(aces, { texts: hands, kickers: 0 })).toBe(ACES[tag]);
  });
});
