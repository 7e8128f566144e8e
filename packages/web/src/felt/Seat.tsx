import { amount, potRange, potShort, words } from '@sidepot/i18n/page';
import type { CSSProperties } from 'react';
import type { PotPart } from '../equity/compute.js';
import { classes } from '../ui/classes.js';
import { Ring } from '../ui/Ring.js';
import { EquityBadge } from './EquityBadge.js';
import type { Beat } from './model/beat.js';
import type { SeatLight } from './model/light.js';
import { type PotView, potsOfSeat } from './model/pots.js';
import type { StatGrid } from './model/stage.js';
import type { FeltClock, FeltSeat } from './model/view.js';
import styles from './Seat.module.css';
import { type CardChoice, SeatCards } from './SeatCards.js';
import { SeatStats } from './SeatStats.js';
import { SecondsLeft } from './SecondsLeft.js';

const MANY_PIPS = 3;

export interface SeatProps {
  readonly seat: FeltSeat;
  /** With the next one its cards are dealt anew. */
  readonly hand: number | null;
  readonly pots: readonly PotView[];
  readonly beat: Beat;
  /** Their parts of the pots; empty: none are shown. */
  readonly chances: readonly PotPart[];
  /** What the clock of the deadlines is ahead of ours, milliseconds. */
  readonly ahead: number;
  /** Not null: the stack is written in these. */
  readonly bigBlind: number | null;
  /** Of the pot that is pointed at, or awarded. */
  readonly light: SeatLight;
  /** The half of the table it stands on. */
  readonly side: 'left' | 'right';
  /** Which of its cards go. Left out: none can be chosen. */
  readonly choice?: CardChoice | undefined;
  /** What of their statistics there is room for. */
  readonly grid: StatGrid;
  /** Somebody wants all of them. Left out: nobody can ask. */
  readonly onStats?: ((seat: number) => void) | undefined;
}

/** Who is not at the table, though the seat is theirs. */
const AWAY: ReadonlySet<FeltSeat['status']> = new Set(['out', 'busted', 'reserved']);

export function Seat(props: SeatProps) {
  const { seat, hand, pots, beat, chances, ahead, light, side, bigBlind, choice } = props;
  const { grid, onStats } = props;
  const isTold = grid.lines > 0 && (seat.stats ?? []).length > 0;
  const { name, stack, isMe = false, isFolded = false, bot = null, clock = null } = seat;
  const isAway = AWAY.has(seat.status);
  const tag = tagOf(seat);
  const { drawn = [] } = seat;
  const hasPips = pots.length > 1 && seat.isLive === true;
  const chips = bigBlind === null ? amount(stack) : words.table.seat.blinds(stack / bigBlind);
  return (
    <article
      className={classes(
        styles.seat,
        isMe && styles.me,
        seat.isTurn && styles.turn,
        (isFolded || isAway) && styles.gone,
        light === 'lit' && styles.lit,
        light === 'dim' && styles.dim,
        isTold && styles.told,
      )}
      aria-label={labelOf(seat)}
      data-seat={seat.seat}
      data-light={light}
    >
      <SeatCards {...{ seat, hand, beat, choice }}>
        <EquityBadge seat={seat.seat} parts={chances} pots={pots} side={side} />
      </SeatCards>
      {clock !== null && <SeatClock clock={clock} ahead={ahead} />}
      <div className={styles.plate}>
        <span className={styles.name} title={name}>
          {seat.isOffline && <Mark kind="offline" label={words.table.seat.offline} />}
          <bdi className={styles.nameText}>{name}</bdi>
          {bot !== null && <Mark kind="bot" label={words.table.seat.bot(bot)} />}
        </span>
        <span
          data-stack=""
          className={styles.stack}
          style={sized({ '--chars': chips.length })}
          title={bigBlind === null ? undefined : amount(stack)}
        >
          {chips}
        </span>
        {isTold && <SeatStats seat={seat} grid={grid} side={side} onOpen={onStats} />}
        {clock !== null && seat.isTurn && (
          <SecondsLeft
            key={`${clock.deadline} ${clock.left}`}
            className={classes(styles.tag, styles.strong, styles.late)}
            {...{ clock, ahead }}
          />
        )}
        {tag !== null && (
          <span
            data-tag=""
            className={classes(
              styles.tag,
              styles[tag.look],
              tag.isAction && (seat.bet ?? 0) > 0 && styles.acted,
            )}
          >
            {tag.text}
          </span>
        )}
        {seat.isButton && (
          <span
            className={classes(styles.button, styles[side])}
            role="img"
            aria-label={words.table.seat.button}
            data-button=""
          >
            {words.table.seat.buttonSign}
          </span>
        )}
        {(hasPips || (drawn.length > 0 && !isFolded)) && (
          <span className={classes(styles.pips, styles[`${side}Pips`])}>
            {drawn.length > 0 && !isFolded && <Drawn counts={drawn} />}
            {hasPips && <PotPips pots={pots} seat={seat.seat} />}
          </span>
        )}
      </div>
    </article>
  );
}

/** For the style sheet, which makes things fit. */
const sized = (counts: Readonly<Record<`--${string}`, number>>): CSSProperties => counts;

function SeatClock({ clock, ahead }: { readonly clock: FeltClock; readonly ahead: number }) {
  const { startedAt, deadline, left, kind } = clock;
  const whole = deadline - startedAt;
  const gone = left === null ? Date.now() + ahead - startedAt : whole - left;
  return (
    <Ring
      key={`${startedAt}-${deadline}-${left}`}
      whole={whole}
      gone={Math.max(0, gone)}
      isStopped={left !== null}
      isBank={kind === 'timeBank'}
    />
  );
}

function Mark({ kind, label }: { readonly kind: 'offline' | 'bot'; readonly label: string }) {
  return (
    <span
      className={classes(styles.mark, styles[kind])}
      role="img"
      aria-label={label}
      title={label}
    />
  );
}

/** How many cards they threw in each draw: everybody may know that, and never which (R130). */
function Drawn({ counts }: { readonly counts: readonly number[] }) {
  const label = words.table.draw.counts(counts);
  return (
    <span className={styles.drawn} role="img" aria-label={label} title={label} data-drawn="">
      {counts.join('-')}
    </span>
  );
}

/** Which pots they can win, as small marks; the names are in the label. */
function PotPips({ pots, seat }: Pick<SeatProps, 'pots'> & { readonly seat: number }) {
  const own = potsOfSeat(pots, seat);
  const label = words.table.seat.pots(own.map((index) => pots[index]?.name ?? ''));
  return (
    <span className={styles.pots} role="img" aria-label={label} title={label}>
      {marksOf(own).map((mark) => (
        <span key={mark} className={styles.pip} aria-hidden="true">
          {mark}
        </span>
      ))}
    </span>
  );
}

/** Who is in a side pot is in all pots before it: of many, the first and the last say it. */
function marksOf(pots: readonly number[]): readonly string[] {
  const last = pots.at(-1);
  if (last === undefined || pots.length <= MANY_PIPS) return pots.map(potShort);
  return [potRange(0, last)];
}

interface Tag {
  readonly text: string;
  readonly look: 'plain' | 'strong' | 'win';
  /** What they did last. */
  readonly isAction?: boolean;
}

function tagOf(seat: FeltSeat): Tag | null {
  const { won = 0, isAllIn, place = null, isFolded, action = null, drew = null } = seat;
  if (won > 0) return { text: words.table.seat.won(won), look: 'win' };
  if (isAllIn) return { text: words.table.seat.allIn, look: 'strong' };
  if (place !== null && place > 1) return { text: words.tournament.seatOut(place), look: 'plain' };
  if (seat.waitsFor) return { text: words.table.seat.comesIn[seat.waitsFor], look: 'plain' };
  if (seat.movesTo !== undefined && isFolded) {
    return { text: words.table.seat.movesTo(seat.movesTo), look: 'plain' };
  }
  const status = words.table.seat.statuses[seat.status ?? 'playing'];
  if (status !== '') return { text: status, look: 'plain' };
  if (isFolded) return { text: words.table.seat.folded, look: 'plain' };
  if (drew !== null) return { text: words.table.draw.drew(drew), look: 'plain' };
  if (action === null) return null;
  return { text: words.table.seat.actions[action], look: 'plain', isAction: true };
}

function labelOf({ name, stack, isMe, isTurn }: FeltSeat): string {
  const parts = [isMe ? `${name} (${words.table.seat.you})` : name, amount(stack)];
  if (isTurn) parts.push(words.table.seat.thinking);
  return parts.join(', ');
}
