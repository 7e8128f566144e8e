// The rulebook's hands of stud, draw and split games, if they lie beside the repository. Nothing of
// them is kept here.
import { existsSync, readFileSync } from 'node:fs';
import { ENGINE, path } from '../common.mjs';

const { parseCards } = await import(ENGINE);

const FILE = path('../../shared/rules/vectors-games.json');
const NAMES = { courchevel8: 'courchevel-8', drawmaha27: 'drawmaha-27' };

const cardsOf = (text) => parseCards((text.match(/../g) ?? []).join(' '));

/** `reason` says which setting PokerKit does not have; `stacks` what the rulebook pays, by id. */
export function vectorHands() {
  if (!existsSync(FILE)) return [];
  return JSON.parse(readFileSync(FILE, 'utf8'))
    .filter(({ kind }) => kind !== 'rotation')
    .map(({ id, config, deck, spares = [], actions, expect }) => ({
      ...{ id, reason: missingSetting(config), stacks: expect.stacks },
      config: {
        ...config,
        game: NAMES[config.game] ?? config.game,
        deck: cardsOf(deck),
        spares: spares.map(cardsOf),
      },
      decide: (_, at) => commandOf(actions[at]),
    }));
}

function commandOf([seat, type, what]) {
  if (type === 'draw') return { type, seat, cards: cardsOf(what ?? '') };
  return type === 'bet' || type === 'raise' ? { type, seat, to: what } : { type, seat };
}

function missingSetting({ players, openPair, unit = 1, rakeConfig, singleAnteOrder }) {
  if (players.some(({ absent }) => absent)) return 'absent players';
  if (openPair) return 'the open pair';
  if (unit > 1) return 'chips of more than one';
  if (rakeConfig) return 'rake by our rules';
  return singleAnteOrder === 'blind-first' ? 'the blind before the ante' : null;
}
