/** Rules: the games, and what is posted before the cards. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const dealRules = {
  games: {
    title: 'Variantes et mains',
    rules: 'R98–R103',
    body: [
      'Seules les cinq meilleures cartes comptent, et les couleurs ne départagent jamais. Dans une quinte, l’as est la plus haute ou la plus basse carte, jamais au milieu.',
    ],
    points: [
      'Hold’em : les cinq meilleures parmi vos deux cartes et les cinq du board, combinées librement.',
      'Omaha : exactement deux cartes de votre main et exactement trois du board. Il se joue avec quatre, cinq ou six cartes.',
      'Omaha Hi-Lo : la moitié de chaque pot revient à la meilleure main basse ; voir Haut et bas.',
      'Short deck : pas de cartes en dessous du six. Une couleur bat un full, une quinte bat un brelan, et A-6-7-8-9 est une quinte. Il n’y a pas de blindes : tout le monde met une ante, le bouton le double.',
    ],
    story: 'De la plus forte à la plus faible :',
  },
  blinds: {
    title: 'Bouton et blindes',
    rules: 'R34–R40',
    body: [
      'Le premier joueur après le bouton poste la petite blinde, le suivant la grosse blinde, et celui d’après parle en premier. À deux joueurs, le bouton a la petite blinde : il parle en premier avant le flop et en dernier à tous les tours suivants.',
      'La grosse blinde avance toujours au joueur suivant. Si quelqu’un part, il peut arriver, pour une main, que le bouton soit devant un siège vide ou que personne ne poste la petite blinde. Ainsi, personne n’échappe à une blinde et personne ne la paie deux fois : c’est la règle du bouton mort.',
      'Une grosse blinde à court de jetons ne rend pas la main moins chère. Pour suivre, il faut toujours la grosse blinde entière, sauf s’il ne reste personne qui puisse gagner la différence.',
    ],
    story:
      'Dan avait le bouton, Anne la petite blinde et Bob la grosse blinde ; puis Bob est parti. La grosse blinde avance sur Cléo, personne ne poste la petite blinde, et Anne a le bouton.',
  },
  'missed-blinds': {
    title: 'Entrer en jeu et blindes manquées',
    rules: 'R41, R42',
    body: [
      'Qui arrive dans un cash game attend la grosse blinde, ce qui ne coûte rien de plus ; ou poste une grosse blinde et joue aussitôt ; ou achète le bouton, avec une grosse blinde vivante et une petite blinde morte.',
      'Qui s’est absenté au passage des blindes poste ce qui a été manqué : une grosse blinde qui compte comme une mise, et la petite blinde morte. Les jetons morts vont au pot et ne réduisent pas le prix pour suivre. Vous choisissez comment entrer en jeu dans le menu de la table.',
    ],
    story:
      'Dan a manqué les deux blindes, et poste 100 vivants et 50 morts. Anne passe sa petite blinde, Bob et Dan checkent jusqu’à la fin, et Dan a la meilleure main.',
  },
  antes: {
    title: 'Antes',
    rules: 'R22–R26, R30–R33',
    body: [
      'L’ante va au pot avant les blindes. Elle ne fait pas partie de la mise : elle ne réduit ni le prix pour suivre ni la relance. Le short deck fait exception : les antes y sont la première mise.',
    ],
    points: [
      'Par joueur : chaque joueur poste son ante. Qui a moins que l’ante est à tapis, et peut gagner, sur l’ante de chacun, l’équivalent de ce qu’il a mis.',
      'Grosse blinde pour tous : la grosse blinde poste une seule ante pour toute la table. C’est de l’argent mort dans le pot principal, et même le plus petit stack peut la gagner en entier. Elle n’est jamais rendue comme mise non suivie.',
      'Bouton pour tous : de même, payée par le bouton.',
    ],
    story:
      'Bob est de grosse blinde et paie l’ante de 100 pour tous, soit 200 en tout. Dan est à tapis pour 40, Anne suit 100, Cléo passe. Dan a la meilleure main, puis Anne.',
  },
  'short-antes': {
    title: 'Trop court pour l’ante et la blinde',
    rules: 'R27–R29',
    body: [
      'Quand un joueur paie l’ante pour tous et ne peut pas payer les deux, l’ante est payée d’abord et le reste forme sa blinde. L’hôte peut inverser : la blinde d’abord, et le reste en ante. En tournoi, c’est la règle appelée TDA 2024.',
      'Qui n’a plus rien après l’ante joue pour le seul argent mort ; les autres continuent pour un pot annexe.',
    ],
    story:
      'Blindes 500/1 000, ante 1 000. Bob, de grosse blinde, n’a que 1 500 : 1 000 pour l’ante et 500 pour la blinde. Anne a mis 1 000, Cléo aussi. Bob a la meilleure main, puis Anne.',
  },
  straddle: {
    title: 'Straddle',
    rules: 'R43, R44',
    body: [
      'Un straddle est une troisième blinde, le double de la grosse, postée avant les cartes par le joueur après la grosse blinde ou par le bouton, selon ce que permet l’hôte. Indiquez dans le menu que vous voulez straddler quand vous pouvez.',
      'Qui a straddlé parle en dernier avant le flop et peut encore relancer. La plus petite relance par-dessus est d’une grosse blinde de plus. Aux tours suivants, la mise minimum reste la grosse blinde. Il y a un seul straddle par main, à trois joueurs au moins, jamais pour moins que le montant entier, et seulement en cash game.',
    ],
    story:
      'Cléo straddle à 200. Dan et Anne passent, Bob suit, et Cléo checke. Plus personne ne mise ensuite, et Cléo a la meilleure main.',
  },
  'bomb-pot': {
    title: 'Bomb pot',
    rules: 'R22, R23',
    body: [
      'À intervalles fixés par l’hôte, tout le monde met une ante, personne ne poste de blinde ni de straddle, et le flop est distribué aussitôt. Le premier tour d’enchères est celui du flop, avec la grosse blinde comme mise minimum.',
      'Tous ceux qui ont des jetons et ne sont pas absents reçoivent des cartes. Aucune blinde n’est manquée ni rattrapée par là. Cash games seulement.',
      'L’hôte peut prévoir deux boards : chaque tour vient sur les deux, et chacun compte pour la moitié de chaque pot ; un jeton impair va au premier. Si le jeu de cartes ne suffit pas pour deux, il n’y en a qu’un.',
    ],
    story:
      'L’ante est de 200, mais Anne n’a que 150. Tout le monde checke jusqu’à la fin. Anne a la meilleure main, puis Cléo.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
