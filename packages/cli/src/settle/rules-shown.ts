/**
 * Which rules of docs/rules.md a settled hand shows: those without which its chips would go elsewhere.
 * Told from what was put in and from the engine's own reasons, pot by pot, so that a vector can be
 * tagged and a wrong answer be told the rule it breaks.
 */

import type {
  ExplainedPot,
  ExplainedSettlement,
  PlayerId,
  SettleInput,
  SettlePlayer,
  WhyStep,
} from '@sidepot/engine';

/** Of a hand: the rules of what goes back and of the rake, and those of each pot. */
export interface RulesShown {
  readonly refund: readonly string[];
  readonly rake: readonly string[];
  readonly pots: readonly PotRules[];
}

/** Of a pot, the most particular first. */
export interface PotRules {
  /** Why it holds what it holds, and who may win it. */
  readonly amount: readonly string[];
  /** Why it is paid as it is. */
  readonly awards: readonly string[];
}

type Hand = SettleInput<PlayerId>;
type Player = SettlePlayer<PlayerId>;
type Step = WhyStep<PlayerId>;
type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

export function rulesShown(hand: Hand, result: ExplainedSettlement<PlayerId>): RulesShown {
  return {
    refund: refundRules(hand, result.why.steps),
    rake: rakeRules(hand, result),
    pots: result.pots.map((pot, i) => ({
      amount: amountRules(hand, pot, i),
      awards: awardRules(hand, result, pot),
    })),
  };
}

/** All of them, each once, by their numbers. */
export function ruleTags({ refund, rake, pots }: RulesShown): readonly string[] {
  const all = [...refund, ...rake, ...pots.flatMap(({ amount, awards }) => [...amount, ...awards])];
  return [...new Set(all)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

const when = (isShown: boolean, ...rules: readonly string[]): readonly string[] =>
  isShown ? rules : [];

const levelOf = ({ ante = 0, live }: Player): number => ante + live;

const isStep =
  <Kind extends Step['kind']>(kind: Kind) =>
  (step: Step): step is StepOf<Kind> =>
    step.kind === kind;

function refundRules({ players }: Hand, steps: readonly Step[]): readonly string[] {
  const back = steps.find(isStep('refund'));
  const owner = players.find(({ id }) => id === back?.player);
  return [
    ...when(steps.some(isStep('forfeit')), 'R45'),
    ...when(owner !== undefined, owner?.folded === true ? 'R11' : 'R10'),
    // What one player anted for all looks uncalled, and is not.
    ...when(players.filter(({ folded }) => !folded).length === 1 && deadOf(players) > 0, 'R31'),
  ];
}

const deadOf = (players: readonly Player[]): number =>
  players.reduce((sum, { dead = 0 }) => sum + dead, 0);

function rakeRules(
  hand: Hand,
  { pots, rake, refund, why }: ExplainedSettlement<PlayerId>,
): readonly string[] {
  const taken = why.steps.find(isStep('hand-rake'));
  if (taken === undefined) {
    return when(hand.mode === 'tournament' && (hand.rakeConfig?.bps ?? 0) > 0, 'R91');
  }
  if (!taken.due) return ['R95'];
  return [
    ...when(taken.cap !== null && taken.amount === taken.cap, 'R94'),
    ...when(pots.length > 1 && rake > 0, 'R96'),
    ...when(hand.boards.length > 1 && rake > 0, 'R97'),
    ...when(Object.keys(refund).length > 0, 'R92'),
    'R93',
  ];
}

/** `index` is that of the pot: dead money is in the first. */
function amountRules(
  { players }: Hand,
  { eligible, why }: ExplainedPot<PlayerId>,
  index: number,
): readonly string[] {
  const sum = why.steps.find(isStep('sum'));
  if (sum === undefined) return [];
  const live = players.filter(({ folded }) => !folded);
  const out = why.steps.some(isStep('out'));
  const folded = players.filter((player) => player.folded && levelOf(player) > sum.from);
  const antes = players.map(({ ante = 0 }) => ante).filter((ante) => ante > 0);
  const nominal = Math.max(0, ...antes);
  const isShort = players.some(
    ({ ante = 0, live: bet }) => nominal > 0 && ante < nominal && bet === 0,
  );
  const isAnteAlone = live.some((player) => levelOf(player) === nominal && player.live === 0);
  return [
    ...when(sum.orphan > 0, 'R17'),
    ...when(index === 0 && sum.to === 0 && sum.dead > 0, 'R29'),
    ...when(index > 0 && eligible.length === 1, 'R16'),
    ...when(index === 0 && sum.dead > 0, 'R14'),
    ...when(antes.length > 1 && isShort && sum.from < nominal, 'R23'),
    ...when(antes.length > 1 && isAnteAlone && sum.to === nominal, 'R24'),
    ...when(antes.length > 1 && sum.from < nominal, 'R22'),
    // A folded level is no cut.
    ...when(
      folded.some((player) => levelOf(player) < sum.to),
      'R15',
    ),
    ...when(folded.length > 0, 'R13'),
    ...when(out || index > 0 || eligible.length < live.length, 'R12'),
  ];
}

function awardRules(
  hand: Hand,
  { pots }: ExplainedSettlement<PlayerId>,
  { eligible, why, awards }: ExplainedPot<PlayerId>,
): readonly string[] {
  const { steps } = why;
  const splits = steps.filter(isStep('split'));
  const odd = splits.filter((split) => split.odd.length > 0);
  const button = hand.players.find(({ seat }) => seat === hand.button)?.id;
  const passes = odd.some(
    ({ players, odd: got }) =>
      button === undefined ||
      (players.includes(button) && got.every(({ player }) => player !== button)),
  );
  const oddPots = pots.filter((pot) =>
    pot.why.steps.some((step) => step.kind === 'split' && step.odd.length > 0),
  );
  const both = steps.find(isStep('same-both-ways'));
  const isOne = eligible.length === 1;
  return [
    ...when(both !== undefined && both.players.length > 1, 'R86'),
    ...when(steps.some(isStep('no-low')), 'R87'),
    ...when(
      splits.some(({ chip }) => chip !== undefined) || ((hand.unit ?? 1) > 1 && odd.length > 0),
      'R84',
    ),
    ...when(
      odd.some((split) => split.odd.length > 1),
      'R82',
    ),
    ...when(passes, 'R83'),
    ...when(oddPots.length > 1 && odd.length > 0, 'R80'),
    ...when(odd.length > 0 || splits.length > 0, 'R81'),
    ...when(steps.some(isStep('half')), 'R85'),
    ...when(steps.some(isStep('board')), 'R88'),
    ...when(!isOne && isShortWinner(hand, awards), 'R30'),
    ...when(isOne && pots.length === 1, 'R21'),
    ...when(!isOne, 'R79'),
  ];
}

/** Did somebody win more than all of their rivals' matching chips: an ante for the whole table? */
function isShortWinner({ players }: Hand, awards: ExplainedPot<PlayerId>['awards']): boolean {
  const dead = deadOf(players);
  const tallest = Math.max(...players.map(levelOf));
  return players.some(
    (player) =>
      dead > 0 &&
      (player.dead ?? 0) === 0 &&
      levelOf(player) < tallest &&
      Object.hasOwn(awards, String(player.id)),
  );
}
