/** How the page looks: what is stored is read with care, and everything can be read on everything. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { laidInOrder } from '../src/felt/model/card-order.js';
import { LOOKS, readLook } from '../src/session/look.js';

const WEB = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(WEB, path), 'utf8');

const USUAL = readLook(null);

describe('what is stored', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['values nobody knows', '{"theme":"neon","felt":7,"deck":{},"order":"suits"}'],
  ])('%s: the usual', (_, stored) => expect(readLook(stored)).toEqual(USUAL));

  test('the first of each is the usual one', () => {
    for (const [key, values] of Object.entries(LOOKS)) {
      expect(USUAL[key as keyof typeof LOOKS]).toBe(values[0]);
    }
  });

  test('what is set before the page is drawn is what the page sets', () => {
    for (const [key, values] of Object.entries(LOOKS)) {
      for (const value of values) {
        const dataset: Record<string, string> = {};
        const stored = JSON.stringify({ [key]: value, theme: key === 'theme' ? value : 'dark' });
        const localStorage = { getItem: () => stored };
        const document = { documentElement: { dataset } };
        runInNewContext(textOf('public/look.js'), { localStorage, document });
        const { order: _, ...drawn } = readLook(stored);
        expect({ ...drawn, ...dataset }).toEqual(drawn);
        if (key !== 'order') expect(dataset[key]).toBe(value);
      }
    }
  });

  test('a browser that stores nothing, or something else, stops nothing', () => {
    const document = { documentElement: { dataset: {} } };
    expect(() => runInNewContext(textOf('public/look.js'), { document })).not.toThrow();
  });
});

type Tokens = Readonly<Record<string, string>>;

/** By selector: `:root`, `:root[data-felt="blue"]`. */
const BLOCKS: readonly (readonly [string, Tokens])[] = ['tokens', 'themes'].flatMap((file) =>
  [...textOf(`src/ui/${file}.css`).matchAll(/^(:root[^{]*?)\s*\{([^{}]*)\}/gm)].map(
    ([, selector = '', body = '']) =>
      [
        selector,
        Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, k, v]) => [k, v])),
      ] as const,
  ),
);

function tokensOf(look: Readonly<Record<string, string>>): Tokens {
  const all: Record<string, string> = {};
  for (const [selector, tokens] of BLOCKS) {
    const [, key = '', value] = /\[data-(\w+)="(\w+)"\]/.exec(selector) ?? [];
    if (key === '' || look[key] === value) Object.assign(all, tokens);
  }
  return all;
}

type Rgb = readonly [number, number, number];

function colour(
  tokens: Tokens,
  name: string,
  scheme: 'light' | 'dark',
  on: Rgb | null = null,
): Rgb {
  let value = tokens[name] ?? '';
  for (
    let at = /var\((--[\w-]+)\)/.exec(value);
    at !== null;
    at = /var\((--[\w-]+)\)/.exec(value)
  ) {
    value = value.replace(at[0], tokens[at[1] ?? ''] ?? '');
  }
  const both = /light-dark\((#\w+),\s*(#\w+)\)/.exec(value);
  const hex = both === null ? value : ((scheme === 'light' ? both[1] : both[2]) ?? '');
  expect(hex, name).toMatch(/^#[\da-f]{6}(?:[\da-f]{2})?$/i);
  const part = (i: number): number => Number.parseInt(hex.slice(i, i + 2), 16);
  const alpha = hex.length > 7 ? part(7) / 255 : 1;
  const mixed = (i: number, k: number): number => part(i) * alpha + (on?.[k] ?? 0) * (1 - alpha);
  return [mixed(1, 0), mixed(3, 1), mixed(5, 2)];
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const SURFACES = ['--page', '--surface', '--surface-2', '--surface-3'];
const FELTS = ['--felt-1', '--felt-2', '--felt-3'];
const SUITS = ['--clubs', '--diamonds', '--hearts', '--spades'];

/** What is written on what. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((under) => ['--ink', '--ink-2'].map((ink) => [ink, under] as const)),
  ...['--page', '--surface', '--surface-2'].map((under) => ['--ink-3', under] as const),
  ...['--accent-text', '--danger'].map((ink) => [ink, '--surface'] as const),
  ['--accent-ink', '--accent'],
  ['--go-ink', '--go'],
  ...FELTS.flatMap((under) => ['--felt-ink', '--felt-ink-2'].map((ink) => [ink, under] as const)),
];

describe('contrast of at least 4.5 to 1', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const felt of LOOKS.felt) {
      test(`${scheme}, ${felt} felt`, () => {
        const tokens = tokensOf({ felt });
        for (const [ink, under] of PAIRS) {
          const ratio = contrast(colour(tokens, ink, scheme), colour(tokens, under, scheme));
          expect(ratio, `${ink} on ${under}`).toBeGreaterThanOrEqual(4.5);
        }
        // Labels on the felt stand on a glass of their own.
        for (const name of FELTS) {
          const under = colour(tokens, '--felt-chip', scheme, colour(tokens, name, scheme));
          for (const ink of ['--felt-ink', '--felt-ink-2']) {
            const ratio = contrast(colour(tokens, ink, scheme), under);
            expect(ratio, `${ink} on the glass on ${name}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      });
    }
    for (const deck of LOOKS.deck) {
      for (const faces of LOOKS.faces) {
        test(`${scheme}, ${deck} colours on ${faces} cards`, () => {
          const tokens = tokensOf({ deck, faces });
          for (const suit of SUITS) {
            const own = colour(tokens, suit, scheme);
            const other: Rgb =
              faces === 'solid' ? [255, 255, 255] : colour(tokens, '--card-face', scheme);
            expect(contrast(own, other), suit).toBeGreaterThanOrEqual(4.5);
          }
          const distinct = new Set(SUITS.map((suit) => String(colour(tokens, suit, scheme))));
          expect(distinct.size).toBe(deck === 'four' ? 4 : 2);
        });
      }
    }
  }
});

describe('how my cards lie', () => {
  const hand = parseCards('9c As Th Ac 2h 3c');
  test.each([
    ['dealt', '9c As Th Ac 2h 3c'],
    ['rank', 'Ac As Th 9c 3c 2h'],
    ['suit', 'Ac 9c 3c Th 2h As'],
  ] as const)('%s', (order, expected) => {
    expect(laidInOrder(hand, order)).toEqual(parseCards(expected));
    expect(hand).toEqual(parseCards('9c As Th Ac 2h 3c'));
  });
  test('what lies face down stays as it is', () => {
    const hidden = [...parseCards('2c As'), null];
    expect(laidInOrder(hidden, 'rank')).toEqual(hidden);
  });
});
