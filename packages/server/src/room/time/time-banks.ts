/** Each player's own time beyond the clock. */

import type { HandEvent } from '@sidepot/engine';
import type { RoomSettings } from '@sidepot/protocol';
import { playerInHand } from '../people/people.js';
import type { Person, RoomState } from '../state/types.js';

type Rule = RoomSettings['timeBank'];

/** What everybody has at first. */
export const firstBank = (rule: Rule): number =>
  rule === null ? 0 : Math.min(rule.start, rule.most);

const withBanks = (
  people: readonly Person[],
  bankOf: (person: Person) => number,
): readonly Person[] => {
  const banks = people.map(bankOf);
  return people.every(({ timeBank }, i) => timeBank === banks[i])
    ? people
    : people.map((person, i) =>
        person.timeBank === banks[i] ? person : { ...person, timeBank: banks[i] ?? 0 },
      );
};

/** Each hand dealt to them adds to it. */
export function refilled(
  people: readonly Person[],
  dealt: readonly string[],
  rule: Rule,
): readonly Person[] {
  if (rule === null) return people;
  return withBanks(people, ({ player, timeBank }) =>
    dealt.includes(player) ? Math.min(rule.most, timeBank + rule.refill) : timeBank,
  );
}

/** Where there were none before, everybody starts with a full one. */
export const rebanked = (
  people: readonly Person[],
  before: Rule,
  after: Rule,
): readonly Person[] =>
  before === null && after !== null ? withBanks(people, () => firstBank(after)) : people;

/** Who acts in bank time keeps what is left of it. */
export function spent(
  state: RoomState,
  events: readonly HandEvent[],
  at: number,
): readonly Person[] {
  const { clock, people } = state;
  if (clock?.kind !== 'timeBank') return people;
  const acted = events.find(({ type }) => type === 'acted');
  const [seat] = clock.seats;
  if (acted === undefined || seat === undefined) return people;
  const owner = playerInHand(state, seat);
  const left = Math.max(0, clock.deadline - at);
  return withBanks(people, ({ player, timeBank }) =>
    player === owner ? Math.min(timeBank, left) : timeBank,
  );
}
