// A hand as our engine plays it, told so that another engine can follow: the table, and step by step
// cards, discards and actions. Beside it what our engine says before each decision, and how it ends.
// Players are counted from the left of the button.
import { ENGINE } from '../common.mjs';

const { apply, autoAdvance, formatCards, GAMES, startHand } = await import(ENGINE);

const text = (cards) => formatCards(cards).replaceAll(' ', '');

function accepted(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** `decide(state, at)` gives the command of decision number `at`. */
export function tell(config, decide) {
  const started = accepted(startHand(config));
  const order = fromTheLeft(config);
  const indexOf = (seat) => order.findIndex((player) => player.seat === seat);
  const steps = [];
  const points = [];
  const isLive = GAMES[config.game].forced === 'live-antes';
  const take = ({ events, state }) => {
    for (const event of events) {
      if (event.type === 'dealt') {
        steps.push(['hole', indexOf(event.seat), text([...event.cards, ...event.up])]);
      }
      if (event.type === 'board') {
        steps.push(['board', 0, text(event.cards)]);
      }
    }
    return state;
  };
  let state = take(started);
  for (let at = 0; ; at++) {
    state = take(autoAdvance(state));
    if (state.over) break;
    points.push({ ...pointOf(state, indexOf), at: steps.length });
    const command = decide(state, at);
    // R33: where antes are bets, PokerKit's totals are without them.
    const apart = isLive && state.street === 0 ? config.ante : 0;
    steps.push([command.type, indexOf(command.seat), whatOf(command, apart)]);
    state = take(accepted(apply(state, command)));
  }
  const byId = Object.fromEntries(state.players.map(({ id, stack }) => [id, stack]));
  const stacks = order.map(({ seat }) => state.players.find((one) => one.seat === seat).stack);
  const pots = state.pots
    .filter(({ eligiblePlayers }) => eligiblePlayers.length > 1)
    .map(({ amount, eligiblePlayers }) => [amount, sorted(eligiblePlayers.map(indexOf))]);
  return { table: tableOf(config, order), steps, points, stacks, byId, pots };
}

export const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

function fromTheLeft({ players, button }) {
  const bySeat = [...players].sort((a, b) => a.seat - b.seat);
  return [
    ...bySeat.filter(({ seat }) => seat > button),
    ...bySeat.filter(({ seat }) => seat <= button),
  ];
}

function whatOf({ type, cards, to }, apart) {
  if (type === 'draw') return text(cards ?? []);
  return to === undefined ? null : to - apart;
}

function pointOf({ turn, street, bets, currentBet }, indexOf) {
  const index = indexOf(turn.seat);
  if (turn.kind === 'draw') return { turn: 'draw', index, street };
  const { call, bringIn, bet, raise } = turn.legal;
  const range = bet ?? raise;
  return {
    ...{ turn: 'act', index, street, bets, currentBet, bringIn },
    call: bringIn === null ? (call ?? 0) : null,
    to: range === null ? null : [range.min, range.max],
  };
}

/** What PokerKit's State is made of. With two players it turns antes and blinds around by itself. */
function tableOf(config, order) {
  const { deck, streets, upCards, halves, forced } = GAMES[config.game];
  const { limit = GAMES[config.game].limits[0], mode = 'tournament', anteMode = 'none' } = config;
  const { ante = 0, smallBlind = 0, bigBlind = 0, bringIn = 0 } = config;
  const last = order.length - 1;
  const isSingle = anteMode === 'bigBlind';
  const isLive = forced === 'live-antes';
  const smallBet = config.smallBet ?? (isLive ? ante : bigBlind);
  const bigBet = config.bigBet ?? 2 * smallBet;
  const least = (bet, street) => {
    // R33: what is in before the flop is two antes, later the smallest bet is one.
    if (isLive) return street === 0 ? 2 * ante : ante;
    return limit === 'fixed-limit' && bet === 'big' ? bigBet : smallBet;
  };
  const blindOf = (i) => {
    if (forced === 'bring-in') return 0;
    // R33: the button puts in a second ante.
    if (isLive) return i === (last === 1 ? 0 : last) ? ante : 0;
    return [smallBlind, bigBlind][i] ?? 0;
  };
  return {
    ...{ game: config.game, deck, limit, mode, halves, upCards, bringIn },
    streets: streets.map(({ name: _, ...street }, i) => ({ ...street, bet: least(street.bet, i) })),
    antes: order.map((_, i) => (isSingle && i !== 1 ? 0 : ante)),
    // R22: an ante of everybody is part of the level; one for all is dead (R26).
    antesInLevels: !isSingle,
    blinds: order.map((_, i) => blindOf(i)),
    stacks: order.map(({ stack }) => stack),
  };
}
