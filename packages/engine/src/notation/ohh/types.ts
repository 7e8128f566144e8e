/** The objects of the Open Hand History specification, version 1.4.7, as far as we write them. */

import type { Game } from '../../games/game.js';

/** What a file of Open Hand History holds for each hand. */
export interface OpenHandHistory {
  readonly ohh: OhhHand;
}

/** One hand of Open Hand History, as `toOpenHandHistory` writes it. */
export interface OhhHand {
  readonly spec_version: '1.4.7';
  readonly site_name: string;
  readonly network_name: string;
  readonly internal_version: string;
  /** Left out of cash games. */
  readonly tournament?: true;
  readonly tournament_info?: OhhTournament;
  readonly game_number: string;
  readonly start_date_utc: string;
  readonly table_name: string;
  readonly game_type: OhhGame;
  /** PHH's code of the game where the type leaves it open; no field of the specification. */
  readonly variant?: string;
  /** The mix that the game is part of; no field of the specification. */
  readonly mix?: string;
  readonly bet_limit: { readonly bet_type: 'NL' | 'PL' | 'FL'; readonly bet_cap: number };
  readonly table_size: number;
  readonly currency: string;
  readonly dealer_seat: number;
  readonly small_blind_amount: number;
  readonly big_blind_amount: number;
  readonly ante_amount: number;
  /** Stud; no field of the specification. */
  readonly bring_in_amount?: number;
  readonly hero_player_id?: number;
  readonly flags: readonly ('Run_It_Twice' | 'Observed' | 'Bomb_Pot')[];
  readonly players: readonly OhhPlayer[];
  readonly rounds: readonly OhhRound[];
  readonly pots: readonly OhhPot[];
}

/**
 * The specification has no short deck. A reader that does not know the name should refuse the hand
 * rather than rank a flush below a full house.
 */
export type OhhGame = Game['codes']['ohh'];

/** A player of the hand; actions name them by `id`. */
export interface OhhPlayer {
  readonly id: number;
  readonly seat: number;
  readonly name: string;
  readonly starting_stack: number;
}

/** A street with its cards and actions; what comes twice was run twice. */
export interface OhhRound {
  readonly id: number;
  /** Stud and draw games have names of our own: Third, First Draw (R165). */
  readonly street: string;
  readonly cards?: readonly string[];
  readonly actions: readonly OhhAction[];
}

/** The actions of the specification that we write, and the two that it lacks (R165). */
export const OHH_ACTIONS = [
  'Dealt Cards',
  'Mucks Cards',
  'Shows Cards',
  'Post Ante',
  'Post SB',
  'Post BB',
  'Straddle',
  'Post Dead',
  'Post Extra Blind',
  'Fold',
  'Check',
  'Bet',
  'Raise',
  'Call',
  'Bring In',
  'Draw',
] as const;

/** What a player did. */
export interface OhhAction {
  /** From 1 in each round. */
  readonly action_number: number;
  readonly player_id: number;
  readonly action: (typeof OHH_ACTIONS)[number];
  /**
   * What this action put into the pot: of a raise from 2 to 20 it is 18, not the 20 it was raised to
   * and not the increase over another's bet. Uncalled chips stay in it; they are in no pot.
   */
  readonly amount: number;
  readonly is_allin: boolean;
  readonly cards?: readonly string[];
}

/** What a player won of a pot. */
export interface OhhWin {
  readonly player_id: number;
  readonly win_amount: number;
  /** With the main pot: what the house paid in the place of all the pots, and kept for that. */
  readonly cashout_amount?: number;
  readonly cashout_fee?: number;
}

/** A pot and who won it. */
export interface OhhPot {
  /** 0 is the main pot. */
  readonly number: number;
  /** Before rake. */
  readonly amount: number;
  readonly rake: number;
  readonly player_wins: readonly OhhWin[];
}

/** The tournament of the hand. */
export interface OhhTournament {
  readonly tournament_number: string;
  readonly name: string;
  readonly start_date_utc: string;
  readonly currency: string;
  readonly buyin_amount: number;
  readonly fee_amount: number;
  readonly bounty_fee_amount: number;
  readonly initial_stack: number;
  readonly type: 'STT' | 'MTT';
  readonly flags: readonly string[];
  readonly speed: { readonly type: 'Normal'; readonly round_time: number };
  /** No field of the specification; without it the level would be lost. */
  readonly level?: number;
}
