/** Why a pot was paid as it was: which sentence a step has, for the page and for the library. */

import {
  type BestHand,
  type PlayerId,
  type SumTexts,
  sumText,
  type WhyStep,
} from '@sidepot/engine';

export interface ForfeitFacts {
  readonly who: string;
  readonly level: string;
  readonly called: string;
  readonly chips: string;
  /** What of the chips nobody called. */
  readonly uncalled: string;
}

export interface RakeFacts {
  readonly percent: string;
  readonly base: string;
  readonly chips: string;
  /** As the language says it, or nothing. */
  readonly inChips: string;
  readonly atMost: string;
}

export interface WinFacts {
  readonly who: string;
  readonly best: string;
  /** What it is, as the language says it there; nothing if that is not known. */
  readonly hand: string;
  readonly chips: string;
}

export interface SplitFacts extends WinFacts {
  readonly people: number;
  readonly inChips: string;
  readonly share: string;
}

/** The sentences. Amounts, names and lists of them come as they are written. */
export interface StepTexts {
  readonly best: Readonly<Record<BestHand, string>>;
  readonly sum: Omit<SumTexts, 'chips'>;
  readonly refund: (who: string, level: string, matched: string, chips: string) => string;
  readonly forfeit: (facts: ForfeitFacts) => string;
  /** If nobody called anything of it. */
  readonly forfeitUncalled: (facts: ForfeitFacts) => string;
  readonly noRake: string;
  readonly rake: (facts: RakeFacts) => string;
  readonly inChips: (chip: string) => string;
  readonly atMost: (cap: string) => string;
  readonly folded: (who: string, people: number) => string;
  readonly out: (who: string, people: number) => string;
  readonly potRake: (chips: string, left: string) => string;
  readonly unopposed: (who: string, chips: string) => string;
  readonly board: (board: number, of: number, chips: string) => string;
  readonly half: Readonly<Record<'high' | 'low', (chips: string) => string>>;
  readonly noLow: string;
  readonly winsBoth: (who: string) => string;
  readonly tieBoth: (who: string) => string;
  readonly win: (facts: WinFacts) => string;
  readonly split: (facts: SplitFacts) => string;
  /** `odd`: a list of `oddPart`, of so many. */
  readonly splitOdd: (facts: SplitFacts, odd: string, parts: number) => string;
  readonly oddPart: (chips: string, who: string) => string;
}

/** The page knows the hands too. */
export interface PageStepTexts extends StepTexts {
  readonly called: (hand: string) => string;
  readonly beats: (who: string, hand: string) => string;
}

/** How names and numbers are written, and the winning hand. */
export interface StepWriter<Id extends PlayerId> {
  readonly name: (player: Id) => string;
  readonly chips: (chips: number) => string;
  readonly count: (things: number) => string;
  readonly list: (parts: readonly string[]) => string;
  readonly hand: string;
}

type Of<Id extends PlayerId, K> = Extract<WhyStep<Id>, { readonly kind: K }>;

/** A step that is not here does not compile. */
type Tellers<Id extends PlayerId> = {
  readonly [K in WhyStep['kind']]: (step: Of<Id, K>) => string;
};

function tellersOf<Id extends PlayerId>(texts: StepTexts, writer: StepWriter<Id>): Tellers<Id> {
  const { name, chips, count, list, hand } = writer;
  const all = (players: readonly Id[]): string => list(players.map(name));
  const parts = (players: Of<Id, 'folded'>['players']): string =>
    list(players.map(({ player, amount }) => `${name(player)} (${chips(amount)})`));
  const inChips = (chip: number | undefined): string =>
    chip === undefined ? '' : texts.inChips(chips(chip));
  return {
    refund: ({ player, level, matched, amount }) =>
      texts.refund(name(player), chips(level), chips(matched), chips(amount)),
    forfeit: ({ player, level, called, amount }) =>
      texts[called === 0 ? 'forfeitUncalled' : 'forfeit']({
        ...{ who: name(player), level: chips(level), called: chips(called), chips: chips(amount) },
        uncalled: chips(amount - called),
      }),
    'hand-rake': ({ base, bps, cap, amount, due, chip }) =>
      !due
        ? texts.noRake
        : texts.rake({
            ...{ percent: count(bps / 100), base: chips(base), chips: chips(amount) },
            inChips: inChips(chip),
            atMost: cap === null ? '' : texts.atMost(chips(cap)),
          }),
    sum: (step) => sumText(step, { ...texts.sum, chips }),
    folded: ({ players }) => texts.folded(parts(players), players.length),
    out: ({ players }) => texts.out(parts(players), players.length),
    'pot-rake': ({ amount, left }) => texts.potRake(chips(amount), chips(left)),
    unopposed: ({ player, amount }) => texts.unopposed(name(player), chips(amount)),
    board: ({ board, of, amount }) => texts.board(board, of, chips(amount)),
    half: ({ half, amount }) => texts.half[half](chips(amount)),
    'no-low': () => texts.noLow,
    'same-both-ways': ({ players }) =>
      texts[players.length === 1 ? 'winsBoth' : 'tieBoth'](all(players)),
    win: ({ player, best, amount }) =>
      texts.win({ who: name(player), best: texts.best[best], hand, chips: chips(amount) }),
    split: ({ players, best, amount, share, odd, chip }) => {
      const facts = {
        ...{ who: all(players), people: players.length, best: texts.best[best], hand },
        ...{ chips: chips(amount), inChips: inChips(chip), share: chips(share) },
      };
      if (odd.length === 0) return texts.split(facts);
      const more = odd.map((part) => texts.oddPart(chips(part.amount), name(part.player)));
      return texts.splitOdd(facts, list(more), odd.length);
    },
  };
}

export const whyStepWords = <Id extends PlayerId>(
  step: WhyStep<Id>,
  texts: StepTexts,
  writer: StepWriter<Id>,
): string => tellersOf(texts, writer)[step.kind](step as never);

/** For the library, which knows players by their ids. */
export const stepsIn =
  (texts: StepTexts, { count, listed }: LibraryNumbers): ((step: WhyStep<PlayerId>) => string) =>
  (step) =>
    whyStepWords(step, texts, { name: String, chips: count, count, list: listed, hand: '' });

export interface LibraryNumbers {
  readonly count: (things: number) => string;
  readonly listed: (names: readonly string[]) => string;
}
