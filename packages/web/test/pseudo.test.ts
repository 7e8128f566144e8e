/** What is said and not drawn: log, spoken lines, explanations, reports, refusals, in a pseudo-language. */

import { RefusedError } from '@sidepot/client';
import { type ErrorCode, parseCards, REFUSAL_TEXTS } from '@sidepot/engine';
import {
  type Chapter,
  loadChapter,
  pages,
  refusalSentence,
  speak,
  whyStep,
  words,
} from '@sidepot/i18n/page';
import type { StreamEvent } from '@sidepot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pseudo } from '../../i18n/test/pseudo.js';
import {
  HAND_EVENT_EXAMPLES,
  ROOM_EVENT_EXAMPLES,
  TABLE_EVENT_EXAMPLES,
} from '../../protocol/src/docs/examples/events.js';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { PRESETS, presetDraft } from '../src/calculator/model/presets.js';
import { reportOf, reportSentence } from '../src/calculator/share/report.js';
import { lineOf } from '../src/log/lines.js';
import { strengthOf } from '../src/play/actions/strength.js';
import { namesOf } from '../src/session/names.js';
import { refusalOf } from '../src/settings/refusals.js';
import { awardsOf } from '../src/show/paid-hand.js';
import { spokenOf, turnWords } from '../src/show/spoken.js';
import { handFor, whyOf } from '../src/show/why.js';
import { answerOf } from './calculator-hands.js';
import { random } from './played.js';

const en = await pages.en();
const CHAPTERS = Object.keys(en.chapters) as Chapter[];

beforeAll(async () => {
  const { chapters } = en;
  const told = CHAPTERS.map((name) => [name, async () => pseudo(await chapters[name]())]);
  speak({ words: pseudo(en.words), chapters: Object.fromEntries(told) });
  await Promise.all(CHAPTERS.map(loadChapter));
});
afterAll(async () => {
  speak(en);
  await Promise.all(CHAPTERS.map(loadChapter));
});

/** But for ranks, which stand before their suit. */
const LETTER = /[A-Za-z](?![♣♦♥♠])/;

/** Names are typed by people. */
const nameless = <V extends object>(view: V): V =>
  JSON.parse(JSON.stringify(view).replace(/("name":)"[^"]*"/g, '$1"№"'));
const VIEW = nameless(VIEW_EXAMPLE);

/** What somebody typed is nobody's to translate. */
const typed = (event: object): object => ({ ...event, ...('reason' in event && { reason: '–' }) });

const EVENTS = [
  ...Object.values(HAND_EVENT_EXAMPLES).map((event) => ({ of: 'hand', hand: 1, event })),
  ...Object.values(TABLE_EVENT_EXAMPLES).map((event) => ({ of: 'table', event })),
  ...Object.values(ROOM_EVENT_EXAMPLES).map((event) => ({ of: 'room', event })),
].map((entry, seq) => ({ ...entry, event: typed(entry.event), seq, at: 0 }) as StreamEvent);

test('the pseudo-language has no letter, and fits the type', async () => {
  expect(words.lobby.title).not.toMatch(LETTER);
  expect(words.lobby.title).toHaveLength((await en.chapters.lobby()).title.length);
});

test('a sentence from elsewhere keeps its letters, so that it is found', () => {
  expect(words.refusals.sentence('said by a server')).toMatch(/said by a server/i);
});

describe('a line of the log and what is spoken', () => {
  test.each(EVENTS.map((entry) => [entry.event.type, entry] as const))('%s', (_, entry) => {
    const names = namesOf(VIEW);
    expect(lineOf(entry, names, { pots: 2, isThrown: false })?.text ?? '').not.toMatch(LETTER);
    for (const { text } of spokenOf([entry], VIEW)) expect(text).not.toMatch(LETTER);
  });
});

test('hands by name, and why a pot was paid as it was', () => {
  const rules = { game: 'omaha8', tripsOverStraight: false } as const;
  const [hole, board] = [parseCards('Ac 2c Kd Qd'), parseCards('3c 5h Kc')];
  expect(strengthOf(rules, hole, board)?.text).not.toMatch(LETTER);
  expect(strengthOf({ ...rules, game: 'holdem' }, parseCards('Ac Kc'), [])?.text).not.toMatch(
    LETTER,
  );
  for (const seed of [1, 2, 3, 4]) {
    const { view } = random(seed, { rakeConfig: { bps: 500, cap: 3 } }, { kills: true });
    const names = namesOf(nameless(view));
    const awards = awardsOf(view);
    expect(turnWords(view)).not.toMatch(LETTER);
    for (const award of awards) {
      const why = view.hand && whyOf(view.hand.view, awards, award.pot);
      const steps = [...(why?.hand ?? []), ...(why?.pot.why.steps ?? [])];
      for (const [i, step] of steps.entries()) {
        expect(whyStep(step, names, handFor(steps, i, award, 'holdem'))).not.toMatch(LETTER);
      }
    }
  }
});

test.each(PRESETS)('the report of the calculator: %s', (preset) => {
  const answer = answerOf(presetDraft(preset));
  expect(reportSentence(answer)).not.toMatch(LETTER);
  expect(reportOf(answer)).not.toMatch(LETTER);
});

describe('a refusal', () => {
  const SAID = 'said by the server';
  /** Whatever a text names, as something without a letter. */
  const numbered = (text: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      [...text.matchAll(/\{(\w+)(\|)?/g)].map(([, name = '', isList], i) => [
        name,
        isList === undefined ? i + 1 : [i + 1, i + 2],
      ]),
    );
  const codesWith = (detail: string): readonly (readonly [string, string])[] =>
    Object.entries(REFUSAL_TEXTS).filter((entry): entry is [ErrorCode, string] =>
      String(entry[1]).includes(detail),
    );

  test('by every code', () => {
    for (const [code, text] of Object.entries(en.words.refusals.texts)) {
      const { wants: _, reason: __, ...details } = numbered(text);
      expect(refusalSentence({ code, ...details }, SAID), code).not.toMatch(LETTER);
    }
    expect(refusalSentence({ code: 'OF_A_NEWER_SERVER' }, SAID)).toMatch(/said by/i);
  });

  test('by every code and everything that can be wanted', () => {
    for (const [wants, text] of Object.entries(REFUSAL_TEXTS.wants)) {
      for (const [code, sentence] of codesWith('{wants}')) {
        const details = { ...numbered(sentence), ...numbered(text), wants };
        const told = refusalSentence({ ...details, code }, SAID);
        expect(told, `${code} ${wants}`).not.toMatch(LETTER);
        expect(told, `${code} ${wants}`).not.toMatch(/[{}|]/);
      }
    }
  });

  test('by every reason, and everything that a text can look like', () => {
    for (const [reason, text] of Object.entries(REFUSAL_TEXTS.reasons)) {
      for (const notation of Object.keys(REFUSAL_TEXTS.notations)) {
        for (const [code, sentence] of codesWith('{reason}')) {
          const details = { ...numbered(sentence), ...numbered(text), reason };
          const told = refusalSentence({ ...details, notation, asked: notation, code }, SAID);
          expect(told, `${code} ${reason} ${notation}`).not.toMatch(LETTER);
        }
      }
    }
  });

  test('with what only a newer server wants, in the words of that server', () => {
    const refusal = { code: 'BAD_ANTE', field: 'ante', wants: 'ofTheFuture' };
    expect(refusalSentence(refusal, SAID)).toMatch(/said by/i);
  });

  test('at a field of the settings', () => {
    const at = (details: object): unknown =>
      refusalOf(new RefusedError({ code: 'BAD_INPUT', ...details } as never, SAID)).errors;
    for (const [wants, text] of Object.entries(REFUSAL_TEXTS.wants)) {
      const details = { ...numbered(text), wants };
      expect(Object.values(at({ ...details, field: 'ante' })!)[0], wants).not.toMatch(LETTER);
    }
    const straddle = { field: 'straddle', wants: 'inFixedLimit', choices: ['none', 'utg'] };
    expect(Object.values(at(straddle)!)[0]).not.toMatch(LETTER);
  });
});
