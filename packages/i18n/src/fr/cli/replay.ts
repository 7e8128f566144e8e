/** A replayed hand, street by street. Amounts come as they are written; `{detail}` is replaced. */

import type { GameName, HandEvent, Limit, ReplayWarningCode } from '@sidepot/engine';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { aHand } from '../page/grammar.js';
import { games } from './games.js';

type Post = Extract<HandEvent, { type: 'posted' }>['kind'];

const posts: Readonly<Record<Post | 'ante-for-all', (chips: string) => string>> = {
  ante: (chips) => `poste l’ante de ${chips}`,
  'ante-for-all': (chips) => `poste l’ante de ${chips} pour tous`,
  'small-blind': (chips) => `poste la petite blinde de ${chips}`,
  'big-blind': (chips) => `poste la grosse blinde de ${chips}`,
  straddle: (chips) => `straddle à ${chips}`,
  post: (chips) => `poste ${chips} pour entrer en jeu`,
  'button-blind': (chips) => `poste ${chips} au bouton`,
  'bring-in': (chips) => `poste le bring-in de ${chips}`,
};

/** What departs from the rulebook. */
const warnings: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} poste {paid} sur {owed}',
  LATE_POST: '{player} poste {paid} hors de son tour',
  UNEVEN_ANTES: 'les antes ne sont pas égales : elles comptent comme argent mort',
  OUT_OF_TURN: '{player} agit, mais la parole est à {turn}',
  BETTING_CLOSED: '{player} agit, mais il n’y a plus rien à décider',
  UNDER_MINIMUM: '{player} relance à {to}, le minimum est {min}',
  OVER_MAXIMUM: '{player} relance à {to}, le maximum est {max}',
  NOT_REOPENED: '{player} relance à {to}, mais aucune relance complète n’a rouvert les enchères',
  RAISE_CAP: '{player} relance à {to}, mais les relances de ce tour d’enchères sont épuisées',
  NO_RIVAL_TO_RAISE: '{player} relance à {to}, mais personne ne pourrait suivre davantage',
  BRING_IN_MOVED: '{player} pose le bring-in sans devoir le faire',
  DRAW_LIMIT: '{player} défausse un nombre de cartes que le jeu ne permet pas',
  STILL_TO_ACT: 'le tour d’enchères se termine alors que {player} doit encore parler',
  UNFINISHED: 'l’historique s’arrête avant la fin de la main',
  UNKNOWN_WINNER:
    'personne n’a montré sa main et aucun gain n’est indiqué : on ne sait pas qui a gagné',
  WINNER_BY_RECORD: 'personne n’a montré sa main : le gagnant est celui que donne l’historique',
  RECORD_DIFFERS: 'd’après l’historique, {player} a gagné {won}',
  CASHED_OUT:
    '{player} a encaissé avant la fin : la maison a payé {paid}, les pots auraient payé {won}',
};

const limits: Readonly<Record<Limit, string>> = {
  'no-limit': 'No Limit',
  'pot-limit': 'Pot Limit',
  'fixed-limit': 'Fixed Limit',
};

const allIn = (is: boolean): string => (is ? ' et est à tapis' : '');
const hands = (number: number): string => howMany(number, { one: 'main', other: 'mains' });

export const replayWords = {
  title: (file: string, hand: string): string => `${file}, main ${hand}`,
  /** "main 3 : BAD_NOTATION: …". */
  refused: (file: string, hand: string, code: string, why: string): string =>
    `${file}, main ${hand} : ${code}: ${why}`,
  game: (limit: Limit, game: GameName): string => `${games[game]} ${limits[limit]}`,
  beforeFlop: 'Avant le flop',
  /** "Flop : Ah Kd 2c, 300 dans le pot". */
  board: (street: string, cards: string, pot: string): string =>
    `${street} : ${cards}, ${pot} dans le pot`,
  streets: {
    preflop: 'Préflop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    third: 'Troisième rue',
    fourth: 'Quatrième rue',
    fifth: 'Cinquième rue',
    sixth: 'Sixième rue',
    seventh: 'Septième rue',
    deal: 'Avant le tirage',
    'first draw': 'Premier tirage',
    'second draw': 'Deuxième tirage',
    'third draw': 'Troisième tirage',
    board: 'Board',
  },
  posts: (name: string, post: keyof typeof posts, chips: string): string =>
    `${name} ${posts[post](chips)}`,
  holds: (name: string, cards: string): string => `${name} a ${cards}`,
  gets: (name: string, cards: string): string => `${name} reçoit ${cards}`,
  bringsIn: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} pose le bring-in : ${chips}${allIn(isAllIn)}`,
  throws: (name: string, number: number, cards: string | null): string =>
    `${name} défausse ${howMany(number, { one: 'carte', other: 'cartes' })}${cards === null ? '' : ` : ${cards}`}`,
  standsPat: (name: string): string => `${name} reste servi`,
  folds: (name: string): string => `${name} passe`,
  checks: (name: string): string => `${name} checke`,
  calls: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} suit ${chips}${allIn(isAllIn)}`,
  bets: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} mise ${chips}${allIn(isAllIn)}`,
  raises: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} relance à ${chips}${allIn(isAllIn)}`,
  uncalled: (chips: string, name: string): string => `Mise non suivie rendue à ${name} : ${chips}`,
  shows: (name: string, cards: string): string => `${name} montre ${cards}`,
  showsNothing: (name: string): string => `${name} ne montre rien`,
  rake: (chips: string): string => `Rake prélevé : ${chips}`,
  /** `part`: their share, where it is not all. `hands`: what they won with, high first. */
  wins: (
    pot: string,
    chips: string,
    name: string,
    part: string | null,
    won: readonly string[],
  ): string => {
    const share = part === null ? '' : ` ${part}`;
    const how = won.length === 0 ? '' : ` avec ${won.map(aHand).join(', et ')}`;
    return `${pot} de ${chips} : ${name} gagne${share}${how}`;
  },
  badugi: (ranks: string): string => `Badugi, ${ranks}`,
  /** `ranks`: "8-6-4-2-A". */
  low: (ranks: string): string => `Main basse ${ranks}`,
  note: (text: string): string => `Remarque : ${text}`,
  warnings,
  atAction: (text: string, action: number): string => `${text} (action ${action})`,

  player: 'Joueur',
  start: 'Début',
  putIn: 'Mis',
  returned: 'Rendu',
  won: 'Gagné',
  end: 'Fin',
  folded: (name: string): string => `${name} (a passé)`,

  more: (number: number): string =>
    `… et ${howMany(number, { one: 'autre main', other: 'autres mains' })} ; tout avec --json`,
  summary: (all: number, refused: number, notes: number, seconds: number): string =>
    `${hands(all)} : ${howMany(all - refused, { one: 'rejouée', other: 'rejouées' })}, ` +
    `${howMany(refused, { one: 'refusée', other: 'refusées' })}, ` +
    `${howMany(notes, { one: 'remarque', other: 'remarques' })} ; ` +
    `${decimals(seconds, 2)} s, ${count(Math.round(all / seconds))} mains/s`,
};
