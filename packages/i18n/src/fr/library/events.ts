/** What happens in a hand and at a table, as sentences of the library. */

import type { EventTexts, HandTexts, TableEventTexts } from '@sidepot/engine';
import { aHand } from '../page/grammar.js';
import { HAND_TEXTS } from './hands.js';
import { count } from './numbers.js';

/** In the middle of a sentence: "une paire {many}". */
const HANDS: HandTexts = {
  ...HAND_TEXTS,
  hands: Object.fromEntries(
    Object.entries(HAND_TEXTS.hands).map(([category, text]) => [category, aHand(text)]),
  ) as HandTexts['hands'],
};

export const EVENT_TEXTS: EventTexts = {
  started: 'Début de la main : {count} joueurs, bouton au siège {button}',
  posted: {
    ante: '{player} poste l’ante de {amount}',
    'small-blind': '{player} poste la petite blinde de {amount}',
    'big-blind': '{player} poste la grosse blinde de {amount}',
    straddle: '{player} straddle à {amount}',
    post: '{player} poste {amount} pour entrer en jeu',
    'button-blind': '{player} poste {amount} au bouton',
    'bring-in': '{player} poste le bring-in de {amount}',
  },
  dealt: '{player} reçoit {cards}',
  dealtHidden: '{player} reçoit {count} cartes',
  drew: '{player} jette des cartes : {count}',
  stoodPat: '{player} garde toutes ses cartes',
  reshuffled: 'Le paquet est épuisé : {count} cartes sont mélangées à nouveau',
  board: 'Board : {cards}',
  oneBoard: 'Board {board} : {cards}',
  opened: '{player} parle en premier',
  openedForNobody: 'Personne ne peut miser',
  acted: {
    fold: '{player} passe',
    check: '{player} checke',
    call: '{player} suit {paid}',
    bet: '{player} mise {to}',
    raise: '{player} relance à {to}',
    'bring-in': '{player} poste le bring-in de {to}',
  },
  allIn: {
    call: '{player} suit {paid} et est à tapis',
    bet: '{player} mise {to} et est à tapis',
    raise: '{player} relance à {to} et est à tapis',
    'bring-in': '{player} poste le bring-in de {to} et est à tapis',
  },
  killed: '{player} : la main est morte',
  refunded: 'Mise non suivie rendue à {player} : {amount}',
  collected: 'Les mises vont au pot',
  runsAnswered: '{player} veut tirer le board {times}',
  runsDecided: 'Le board est tiré {times}',
  times: ['une seule fois', 'deux fois', 'trois fois'],
  shown: '{player} montre {cards}',
  mucked: '{player} mucke',
  showdown: 'Toutes les mains à montrer sont montrées',
  raked: 'Rake prélevé : {amount}',
  awarded: '{pot} : {shares}',
  share: '{player} gagne {amount}',
  shareWith: '{player} gagne {amount} avec {hand}',
  voided: {
    misdeal: 'La main est annulée : maldonne',
    'fouled-deck': 'La main est annulée : le jeu de cartes est faussé',
  },
  ended: 'La main est finie',
  mainPot: 'Pot principal',
  sidePot: 'Pot annexe {number}',
  low: 'une main basse {ranks}',
  badugi: 'un badugi {ranks}',
  seat: 'Siège {seat}',
  and: ' et ',
  hands: HANDS,
  chips: count,
};

export const TABLE_EVENT_TEXTS: TableEventTexts = {
  satDown: '{player} s’assoit au siège {seat} avec {stack}',
  topUpQueued: '{player} ajoute {amount} après la main',
  toppedUp: '{player} ajoute {amount}',
  stackSet: '{player} : stack corrigé de {was} à {stack}',
  satOut: '{player} s’absente',
  satIn: '{player} est de retour',
  comeInChosen: {
    wait: '{player} attend la grosse blinde',
    post: '{player} poste pour entrer en jeu',
    button: '{player} achète le bouton',
  },
  straddleOn: '{player} va straddler',
  straddleOff: '{player} ne va pas straddler',
  gameChosen: '{player} annonce le jeu {game} de la liste',
  seatChanged: '{player} va du siège {from} au siège {seat}',
  leaving: '{player} part après la main',
  left: '{player} part avec {paid}',
  settingsChanged: {
    now: 'Les réglages sont modifiés',
    nextHand: 'Les réglages changent dès la prochaine main',
  },
  levelStarted: 'Début du niveau {level}',
  handStarted: 'Début de la main {number}',
  handFinished: 'La main {number} est finie',
  handVoided: 'La main {number} est annulée',
  bountyPaid: '{player} reçoit une prime de {amount}',
  busted: '{player} n’a plus de jetons',
  eliminated: '{player} sort du tournoi',
  disqualified: 'Disqualification : {player} quitte le tournoi',
  tournamentEnded: 'Le tournoi est fini : {places}',
  place: '{place}. {player} ({prize})',
  chips: count,
};

export const potName = (index: number): string =>
  index === 0 ? EVENT_TEXTS.mainPot : EVENT_TEXTS.sidePot.replace('{number}', String(index));
