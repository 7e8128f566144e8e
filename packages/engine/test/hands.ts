/**
 * Hands as short text, so that a test reads like a dealer's note:
 *   players  'A@1 100, B@2 50+5d folded, C@3 3a'   seat after @; chips are live, `d` dead, `a` ante;
 *            'B@2 50 forfeit' is folded and nothing of it goes back (R45)
 *   boards   ['B > A = C'] or ['A > B / B = A']     best first, `=` ties, low after the slash
 *   pots     ['A B C: 180 -> B 180', 'A C: 100 (rake 3) -> A 97']
 */

import { PokerError, type SettleInput, type Settlement, settle } from '@sidepot/engine';

export interface HandText {
  readonly players: string;
  readonly boards?: readonly string[];
  readonly button?: number;
  readonly seatCount?: number;
}

type Options = Omit<SettleInput, 'players' | 'boards' | 'button' | 'seatCount'>;

export function hand(text: HandText, options: Options = {}): SettleInput {
  return {
    seatCount: text.seatCount ?? 9,
    button: text.button ?? 9,
    players: text.players.split(',').map((one) => player(one.trim())),
    boards: (text.boards ?? []).map(board),
    ...options,
  };
}

function player(text: string): SettleInput['players'][number] {
  const match = /^(.+)@(\d+)((?: [\da-d+]+)?)( folded| forfeit)?$/.exec(text);
  if (match === null) throw new Error(`not a player: ${text}`);
  const [, id = '', seat = '', chips = '', folded] = match;
  const part = { ante: 0, dead: 0, live: 0 };
  for (const term of chips.trim().split('+')) {
    const amount = Number.parseInt(term, 10) || 0;
    if (term.endsWith('a')) part.ante += amount;
    else if (term.endsWith('d')) part.dead += amount;
    else part.live += amount;
  }
  const lost = folded === ' forfeit' ? { forfeit: part.ante + part.live } : {};
  return { id, seat: Number(seat), ...part, folded: folded !== undefined, ...lost };
}

function board(text: string): SettleInput['boards'][number] {
  const [high = '', low] = text.split('/');
  return low === undefined ? { high: tiers(high) } : { high: tiers(high), low: tiers(low) };
}

const tiers = (text: string): string[][] =>
  text.trim() === '' ? [] : text.split('>').map((tier) => tier.split('=').map((id) => id.trim()));

/** What a settlement says, in the same notation; '' for no refund. */
export interface ResultText {
  readonly refund: string;
  readonly pots: readonly string[];
  readonly rake: number;
}

export function settleText(input: SettleInput): ResultText {
  const result = settle(input);
  if (!result.ok) throw new Error(result.error.code);
  return resultText(result.value);
}

export function resultText({ refund, pots, rake }: Settlement): ResultText {
  return {
    refund: chipsText(refund),
    pots: pots.map((pot) => {
      const raked = pot.rake > 0 ? ` (rake ${pot.rake})` : '';
      return `${pot.eligible.join(' ')}: ${pot.amount}${raked} -> ${chipsText(pot.awards)}`;
    }),
    rake,
  };
}

const chipsText = (chips: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(chips)
    .map(([id, amount]) => `${id} ${amount}`)
    .join(', ');

/** The code a refused hand gets. */
export function codeOf(input: unknown): string {
  const result = settle(input as SettleInput);
  return result.ok ? 'accepted' : result.error.code;
}

/** The refusal of the PokerError that `run` throws; any other error as it is. */
export function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error instanceof PokerError ? error.refusal : error;
  }
  return 'accepted';
}

/** The code of the PokerError that `run` throws. */
export function thrownCode(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof PokerError ? error.code : String(error);
  }
  return 'accepted';
}
