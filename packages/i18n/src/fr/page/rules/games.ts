/** Rules: stud, draw, badugi, games with two halves, and mixes. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const gameRules = {
  stud: {
    title: 'Stud et razz',
    rules: 'R105–R120',
    body: [
      'Tout le monde paie un ante et personne de blinde. Vous recevez deux cartes fermées et une ouverte, puis trois autres ouvertes et une dernière fermée, avec un tour d’enchères après chaque donne. Les cinq meilleures de vos sept cartes gagnent ; au razz les cinq plus basses, l’as étant bas.',
    ],
    points: [
      'La carte ouverte la plus basse paie le bring-in ou mise aussitôt la petite mise entière ; la couleur départage, trèfle étant la plus basse. Au razz c’est la plus haute.',
      'Porter le bring-in à la petite mise le complète : c’est la première mise, et quatre relances peuvent suivre.',
      'À partir de la quatrième rue le meilleur jeu ouvert parle en premier, au razz le plus bas ; la couleur départage.',
      'Si les cartes ne suffisent pas à la septième rue, une carte ouverte au milieu sert à tous.',
    ],
    story:
      'Ann, Bob et Cat ont ces cartes ouvertes. Ann paie le bring-in : trèfle est sous carreau.',
  },
  draw: {
    title: 'Jeux de tirage',
    rules: 'R121–R130, R137, R138, R142',
    body: [
      'Toutes vos cartes sont fermées. Après un tour d’enchères chacun jette des cartes à son tour et dit combien ; les nouvelles viennent quand tous ont décidé. Au triple draw cela arrive trois fois.',
    ],
    points: [
      'Au 2-7 la plus mauvaise main gagne : l’as est haut, quintes et couleurs comptent contre vous. La meilleure est 7-5-4-3-2.',
      'En A-5 l’as est bas, quintes et couleurs ne comptent pas. Le five card draw se joue pour la meilleure main haute.',
      'Tous voient combien de cartes chacun a tirées, et personne lesquelles. Qui est à tapis tire aussi.',
      'Quand le paquet est épuisé, les cartes jetées lors des tirages précédents sont mélangées. À court de temps, on reste servi.',
    ],
    story: '2-7 : Ann bat Bob, et Bob bat Cat, dont l’as est haut.',
  },
  badugi: {
    title: 'Badugi',
    rules: 'R140',
    body: [
      'Quatre cartes, trois tirages. Comptent le plus de cartes de rangs et de couleurs différents : quatre telles cartes battent trois, quelles qu’elles soient. À nombre égal la main la plus basse gagne, depuis sa carte la plus haute, l’as étant bas.',
    ],
    story: 'Chez Ann quatre cartes comptent ; des deux cœurs de Bob un seul compte, donc trois.',
  },
  'split-games': {
    title: 'Jeux à deux moitiés',
    rules: 'R134, R135, R141, R145',
    body: [
      'Une moitié de chaque pot va à une main et l’autre à une autre ; les mêmes cartes peuvent servir aux deux.',
    ],
    points: [
      'Stud Hi-Lo : une main haute, et une basse de cinq cartes différentes jusqu’au huit ; sans elle la main haute prend tout.',
      'Badeucy et badacey : une main de 2-7 ou d’A-5, et le meilleur badugi des mêmes cinq cartes.',
      'Drawmaha : une main d’Omaha avec le board, et les cinq cartes de la main.',
      'Un jeton impair entre deux telles moitiés va à celle dont le gagnant est assis le premier après le bouton.',
    ],
    story: 'Badeucy : Ann a la meilleure main de 2-7, Bob un badugi de quatre cartes.',
  },
  'mixed-games': {
    title: 'Parties mixtes',
    rules: 'R148–R155',
    body: [
      'Un mix est une liste de variantes qui se succèdent, chacune avec sa limite et ses enjeux. La variante change après un tour de table, après tant de mains, ou avec le niveau ; jamais au milieu d’une main.',
    ],
    points: [
      'HORSE : hold’em limit, Omaha Hi-Lo, razz, stud, stud Hi-Lo. HOSE est le même sans razz.',
      '8-Game : 2-7 triple draw, les cinq de HORSE, no limit hold’em, pot limit Omaha. 10-Game ajoute 2-7 single draw et badugi.',
      'Pendant le stud, le bouton reste où il est.',
      'Choix du donneur : avant chaque tour le joueur suivant annonce une variante de la liste.',
      'Une table a autant de sièges que le permet la plus petite de ses variantes.',
    ],
    story:
      'Quatre joueurs jouent au HORSE et changent à chaque tour : les cinq variantes prennent 20 mains.',
    steps: [
      'Mains 1 à 4 : hold’em limit',
      'Mains 5 à 8 : Omaha Hi-Lo',
      'Mains 9 à 12 : razz ; dès ici le bouton attend',
      'Mains 13 à 16 : stud',
      'Mains 17 à 20 : stud Hi-Lo',
      'Main 21 : de nouveau hold’em, le bouton étant où il attendait',
    ],
  },
} as const satisfies Partial<Record<RuleAnchor, RuleText>>;
