/** The words of a history in another format: who plays, what is posted and done, what may be wrong. */

import type { Cause } from '../../errors.js';
import type { PhhCard } from '../phh/hand.js';

/** Thrown inside the readers only; they make a refusal of it. */
export class ImportFault {
  /** Null if it is the game that cannot be replayed. */
  readonly cause: Cause | null;
  /** That game, as the record calls it. */
  readonly variant: string;

  constructor(cause: Cause | null, variant = '') {
    this.cause = cause;
    this.variant = variant;
  }
}

/** `dead` and `live` are late posts; `both` is a small blind that is dead and a big one that is live. */
export type ImportPost =
  | 'ante'
  | 'small-blind'
  | 'big-blind'
  | 'both'
  | 'straddle'
  | 'button-blind'
  | 'dead'
  | 'live';

/** What somebody posted of one kind. */
export interface ImportPosted {
  readonly kind: ImportPost;
  amount: number;
}

export interface ImportPlayer {
  readonly seat: number;
  readonly name: string;
  /** The code that the name begins with; −1 if there is none. */
  readonly first: number;
  /** That with which it ends. */
  readonly last: number;
  /** Is no other name the beginning of theirs, nor theirs of another? */
  isUnlike: boolean;
  /** Where the name stands in the text, for readers that look it up there. */
  at: number;
  readonly stack: number;
  /** Of those who are listed some sit out: only who posts, acts or shows is in the hand. */
  isIn: boolean;
  /** Did what was posted take all the chips? Then more may have been owed. */
  isShort: boolean;
  isFolded: boolean;
  /** Still in front. */
  left: number;
  /** On this street. */
  bet: number;
  /** All bets and blinds. */
  live: number;
  ante: number;
  /** What was posted, by kind; of each there is one. */
  posts: readonly ImportPosted[];
  /** What is known of the cards; in draw games of the first ones. */
  cards: readonly PhhCard[];
  /** Stud and draw games: the hand as it was in the end, if it was seen. */
  final: readonly PhhCard[];
  shown: readonly PhhCard[];
  won: number;
  /** As PHH counts, from 0; −1 until it is known who plays. */
  index: number;
}

export type ImportStep =
  | { readonly verb: 'f' | 'cc' | 'pb' | 'muck' | 'absent'; readonly player: ImportPlayer }
  | { readonly verb: 'cbr'; readonly player: ImportPlayer; readonly amount: number }
  | { readonly verb: 'show'; readonly player: ImportPlayer; readonly cards: readonly PhhCard[] }
  | { readonly verb: 'db'; readonly cards: readonly PhhCard[] }
  | ImportStreet
  | ImportDraw;

/** Stud: a street begins, and what is known of its cards. */
export interface ImportStreet {
  readonly verb: 'street';
  readonly cards: Map<ImportPlayer, readonly PhhCard[]>;
}

/** A draw: what goes, and what comes for it. */
export interface ImportDraw {
  readonly verb: 'sd';
  readonly player: ImportPlayer;
  /** Of several draws: which, from 0. */
  readonly draw: number;
  readonly cards: readonly PhhCard[];
  fresh: readonly PhhCard[];
}

/** How much was posted of a kind; undefined if nothing was. */
export function postedAs({ posts }: ImportPlayer, kind: ImportPost): number | undefined {
  for (let i = 0; i < posts.length; i++) {
    const posted = posts[i] as ImportPosted;
    if (posted.kind === kind) return posted.amount;
  }
  return undefined;
}

export function fail(cause: Cause): never {
  throw new ImportFault(cause);
}

/** What only a player is named in. */
export const failOf = (reason: PlayerReason, { name }: ImportPlayer): never =>
  fail({ reason, player: name });

type PlayerReason =
  | 'latePost'
  | 'twoHands'
  | 'backTooMuch'
  | 'actsFolded'
  | 'actsAllIn'
  | 'actsParted'
  | 'notAllIn'
  | 'tooManyCards';
