/** Rules: pots, all-ins, showdown, and who is paid. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const potRules = {
  'side-pots': {
    title: 'Pots annexes',
    rules: 'R12, R15, R18, R79',
    body: [
      'Vous ne pouvez gagner sur chaque joueur qu’autant que vous avez mis vous-même. Quand quelqu’un est à tapis pour moins, les jetons sont donc coupés à cette hauteur : ce qui est en dessous forme le pot principal, ce qui est au-dessus un pot annexe, sans cette personne. Chaque nouveau tapis fait une nouvelle coupe.',
      'Dans chaque pot, la meilleure main parmi celles qui le jouent gagne. Le dernier pot annexe est payé en premier, le pot principal en dernier. Si personne n’est à tapis, il n’y a qu’un pot.',
    ],
    story:
      'Anne est à tapis pour 50 et Bob pour 120 ; Cléo et Dan ont mis 200. Anne a la meilleure main, puis Bob, puis Dan.',
  },
  uncalled: {
    title: 'Une mise non suivie est rendue',
    rules: 'R10, R11, R45',
    body: [
      'Avant tout partage en pots, la part d’une mise qu’aucun autre joueur n’a suivie revient à qui l’a misée. Ce n’est ni un pot ni un gain, et aucun rake n’y est prélevé. Elle est rendue même si la main est couchée ou morte. Seules les blindes et les antes d’une main morte restent en entier.',
    ],
    story: 'Anne mise 100, et Bob est à tapis pour 50. Anne a la meilleure main.',
  },
  'folded-chips': {
    title: 'Main couchée, jetons au pot',
    rules: 'R13, R16, R17',
    body: [
      'Qui passe perd ses droits, et les jetons restent dans chaque pot qu’ils atteignent. Une main couchée ne crée pas de coupe. Un pot annexe où il ne reste qu’un joueur est encore un pot que ce joueur gagne, si quelqu’un qui a passé y avait contribué.',
    ],
    story:
      'Anne a mis 100, Cléo est à tapis pour 60. Bob a suivi 100 et passé plus tard, Dan a passé après avoir mis 20. Cléo a la meilleure main.',
  },
  'all-in': {
    title: 'Quand plus personne ne peut miser',
    rules: 'R67–R72, R74',
    body: [
      'Quand un joueur au plus a encore des jetons et que personne ne doit rien, il n’y a plus d’enchères. La mise non suivie est rendue, toutes les mains encore en jeu sont retournées, et les cartes manquantes viennent tour par tour, avec une pause que l’hôte choisit. Qui est à tapis ne peut pas passer ni perdre ce qui n’a pas été mis.',
      'Quand tous les autres passent, la main se termine aussitôt : plus rien n’est distribué et rien n’est à montrer.',
    ],
    story: 'L’ordre d’un tirage à tapis :',
    steps: [
      'La part non suivie est rendue.',
      'Les mains sont retournées, avec les chances de chacune dans chaque pot.',
      'Flop, turn et river, l’un après l’autre.',
      'Les pots sont payés, le dernier pot annexe d’abord.',
    ],
  },
  'run-it-twice': {
    title: 'Run it twice, ou trois fois',
    rules: 'R88, R90, R97',
    body: [
      'Si l’hôte le permet, dès qu’aucune mise ne peut plus suivre, on demande à toutes les personnes encore en jeu combien de fois tirer les cartes manquantes. Le plus petit nombre demandé l’emporte, et sans réponse à temps, c’est une fois. Chaque board se joue pour une part égale de chaque pot ; les jetons impairs vont aux premiers boards.',
      'Tous les boards partagent les cartes déjà sorties et viennent d’un seul paquet. Cash games seulement.',
    ],
    story:
      'Deux boards, et 151 dans le pot. Anne a la meilleure main sur le premier, Cléo sur le second.',
  },
  showdown: {
    title: 'Qui montre en premier',
    rules: 'R74–R78',
    body: [
      'Le dernier joueur à avoir misé ou relancé à la river montre en premier, puis les autres dans le sens horaire. Sans mise à la river, le premier joueur après le bouton commence. Les mains qui jouent un pot annexe sont montrées avant celles qui ne jouent que le pot principal.',
      'Une main qui ne peut plus rien gagner ni partager est muckée sans être vue. Les cartes parlent : seul compte ce qui est sur la table. Si tous les autres muckent ou passent, la dernière main gagne et n’a pas à être montrée. Après la main, chacun peut encore montrer ses cartes.',
      'Après un tapis, personne ne peut mucker : toutes les mains encore en jeu sont retournées.',
    ],
    story:
      'Cléo a misé à la river, Dan et Bob ont suivi, Anne avait passé : Cléo montre en premier, puis Dan, puis Bob.',
  },
  'split-pots': {
    title: 'Pots partagés et jeton impair',
    rules: 'R80–R84',
    body: [
      'Des mains égales partagent le pot à parts égales. Un jeton qui ne se partage pas va au premier des joueurs à égalité dans le sens horaire à partir du bouton ; un second au suivant, si bien que personne n’en reçoit deux. Le bouton est servi en dernier. Chaque pot est partagé à part, et jamais en dessous du plus petit jeton en jeu : le plus petit jeton de la table, ou un plus petit qui a été mis.',
    ],
    story:
      'Anne est à tapis pour 5, Bob et Cléo ont mis 8, Dan a passé après avoir mis 6. Les trois mains sont égales.',
  },
  'high-low': {
    title: 'Haut et bas',
    rules: 'R85–R87, R100',
    body: [
      'En Omaha Hi-Lo, la meilleure main haute joue une moitié de chaque pot, la meilleure main basse l’autre. Une main basse compte cinq valeurs différentes, aucune au-dessus du huit, l’as étant bas ; les quintes et les couleurs ne la gênent pas. Deux cartes viennent de la main et trois du board, pour le bas comme pour le haut, et ce peuvent être d’autres cartes.',
      'Un jeton impair revient à la moitié haute. Si personne parmi ceux qui jouent un pot n’a de main basse, la main haute le prend en entier.',
    ],
    story:
      'Anne est à tapis pour 20 et a la seule main basse. Bob a la meilleure main haute, puis Cléo ; les deux ont mis 60.',
  },
  rake: {
    title: 'Rake',
    rules: 'R91–R97',
    body: [
      'L’hôte peut prélever une part de chaque pot ; la plupart des parties privées n’en prennent pas. C’est un pourcentage de tous les pots d’une main, une fois la mise non suivie rendue, arrondi vers le bas aux jetons entiers, et jamais au-delà du cap de la main. Les pots le supportent selon leur taille. Avec « no flop, no drop », une main qui finit avant le flop est sans rake. En tournoi, il n’y a jamais de rake.',
    ],
    story:
      'Rake de 5 %, au plus 30. Anne est à tapis pour 40, Bob pour 500, Cléo mise 700, Dan a passé après avoir mis 10. Anne a la meilleure main, puis Cléo.',
  },
  'rabbit-hunt': {
    title: 'Rabbit hunt',
    rules: 'Maison',
    body: [
      'Si l’hôte le permet, toute personne qui avait reçu des cartes peut demander, quand tous les autres ont passé, quelles cartes seraient venues. Tout le monde les voit, et cela ne change rien. Ce sont les cartes suivantes du paquet.',
    ],
    story: 'La main s’est terminée au turn. La river aurait été :',
  },
  'seven-deuce': {
    title: 'Le jeu du 7-2',
    rules: 'Maison',
    body: [
      'Si l’hôte joue avec, qui remporte tout le pot principal avec un sept et un deux en main, assortis ou non, et montre les deux, reçoit tant de chacun des autres joueurs servis, qu’ils aient passé ou non. Cela vaut aussi sans abattage : il faut alors montrer avant la main suivante.',
      'Cela ne fait pas partie du coup. C’est payé de stack à stack à la fin de la main, jamais plus que ce que contient un stack, et jamais soumis au rake. Cash games de Hold’em seulement.',
    ],
    story:
      'Chacun paie 50. Anne gagne avec un sept et un deux ; il reste 1 000 à Bob et 30 à Cléo. Anne reçoit 50 + 30 = 80.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
