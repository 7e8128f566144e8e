/** Rules: betting. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const bettingRules = {
  betting: {
    title: 'Mises et relances',
    rules: 'R46–R49, R61–R66',
    body: [
      'Un montant est toujours le total du tour d’enchères : « relance à 500 » veut dire 500 devant vous. Qui ne doit rien peut checker. Suivre, c’est payer ce que vous devez, ou tout ce que vous avez.',
      'La mise minimum est la grosse blinde. Une relance doit ajouter au moins autant que la plus grosse mise ou relance précédente de ce tour. Moins n’est possible qu’à tapis. Chaque tour repart à zéro.',
      'Si tout le monde a seulement suivi, la grosse blinde peut encore relancer. Passer alors qu’on pourrait checker est permis ; la page demande d’abord.',
    ],
    story:
      'Cléo relance à 300, soit 200 de plus que la grosse blinde. La relance de Dan doit donc ajouter au moins 200 : à 500 au minimum. Dan relance à 800, soit 500 de plus, et la suivante est à 1 300 au minimum.',
  },
  'short-all-in': {
    title: 'Un tapis inférieur à une relance',
    rules: 'R50–R54',
    body: [
      'Un tapis supérieur à la mise mais inférieur à une relance complète augmente le prix, pas la taille de la relance suivante. Et il ne rouvre pas les enchères : qui a déjà parlé peut seulement suivre ou passer, sauf si ce qui est à payer atteint en tout une relance complète. Qui n’a pas encore parlé peut toujours relancer.',
    ],
    story:
      'Au flop, Anne mise 200 et Bob est à tapis pour 270. Cléo n’a pas encore parlé et peut suivre 270 ou relancer à 470 au minimum. Si Cléo ne fait que suivre, Anne doit 70 et peut suivre ou passer, mais pas relancer.',
  },
  limits: {
    title: 'No Limit, Pot Limit, Fixed Limit',
    rules: 'R55–R60',
    body: [
      'No Limit : jusqu’à tout ce que vous avez. Personne ne peut relancer quand il ne reste aucun adversaire capable de suivre.',
      'Pot Limit : suivez d’abord en pensée, puis relancez de tout le pot.',
      'Fixed Limit : avant le flop et au flop, chaque mise et relance est d’une grosse blinde, ensuite de deux. Un tour compte une mise et quatre relances ; avant le flop, la grosse blinde est la mise. Cette limite ne s’applique pas en cash game si deux joueurs seulement commencent le tour, ni en tournoi dès qu’il n’en reste que deux. Un tapis d’au moins une demi-mise compte comme une mise entière.',
    ],
    story:
      'Pot Limit : 300 au milieu, Anne mise 100. En suivant, Bob porterait le pot à 500 : Bob peut donc relancer à 600 au plus, les 100 de la mise et 500 en plus.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
