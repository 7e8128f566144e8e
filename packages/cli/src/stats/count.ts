/** Blocks of hands in, counters out at the end; alike on this thread and in a worker. */

import { PokerError, type Refusal, type Result } from '@sidepot/engine';
import { type Stats, type StatsCounter, statsCounter } from '@sidepot/engine/stats';
import { phrases } from '../phrases.js';
import { type HandBlock, onLine, refusalLineText } from '../replay/answer.js';
import { handsOf } from '../replay/formats.js';
import { plain } from '../terminal/text.js';
import type { CountModes } from './modes.js';

/** A block, or the question for what all blocks came to. */
export interface CountTask extends HandBlock {
  readonly isLast?: boolean;
}

export interface CountedHands {
  /** Bytes of the question. */
  readonly read: number;
  readonly refused: number;
  /** A line for each hand that was refused. */
  readonly told: string;
  /** Of all blocks, if that was asked. */
  readonly stats: Stats | null;
}

/** More lines than any file has: hands of a file come before those of the next. */
const LINES = 2 ** 31;

export class HandCounter {
  readonly #counter: StatsCounter;
  readonly #files: ReadonlyMap<string, number>;

  constructor({ files, keep, ev }: CountModes) {
    this.#counter = statsCounter({ keep, ev });
    this.#files = new Map(files.map((file, i) => [file, i]));
  }

  answer({ bytes, parts, isLast }: CountTask): CountedHands {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let refused = 0;
    let told = '';
    for (const { file, unit, format, line: first, start, end } of parts) {
      const refuse = (section: string, error: Refusal): void => {
        refused++;
        const line = typeof error['line'] === 'number' ? `:${error['line']}` : '';
        const hand = plain(section) || '1';
        told += `${phrases.replay.refused(plain(file) + line, hand, error.code, plain(refusalLineText(error)))}\n`;
      };
      const before = (this.#files.get(file) ?? 0) * LINES + first;
      let hands = 0;
      const text = buffer.toString('utf8', start, end);
      for (const { section, line, hand: record } of handsOf(text, format, unit)) {
        hands++;
        const key = this.#files.size > 1 ? `${file}:${section || '1'}` : section || '1';
        const label = { key, order: before + line, source: file };
        const added = record.ok ? this.#add({ record: record.value, ...label }) : record;
        if (added.ok) continue;
        refuse(section, onLine(added.error, record.ok ? first + line - 1 : 0, first));
      }
      if (hands === 0) refuse('', { code: 'BAD_NOTATION', reason: 'noHand', line: first });
    }
    const stats = isLast === true ? this.#counter.stats() : null;
    return { read: bytes.length, refused, told, stats };
  }

  /** A bug of ours is told on its line, so that the other hands are still counted. */
  #add(hand: Parameters<StatsCounter['add']>[0]): Result<null> {
    try {
      return this.#counter.add(hand);
    } catch (error) {
      if (error instanceof PokerError) return { ok: false, error: error.refusal };
      const broken = { code: 'INTERNAL', thrown: String(error) } as const;
      return { ok: false, error: broken as unknown as Refusal };
    }
  }
}

export const lastTask = (): CountTask => ({ bytes: new Uint8Array(0), parts: [], isLast: true });
