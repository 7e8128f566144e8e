/** Rules: the table around the hands, and tournaments. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const tableRules = {
  clock: {
    title: 'Chrono et time bank',
    rules: 'R62',
    body: [
      'Chaque décision dispose du temps fixé par l’hôte. Quand il est écoulé, votre time bank démarre d’elle-même ; vous pouvez aussi la lancer avant. Ce que vous n’en utilisez pas vous reste, et chaque main reçue en ajoute un peu, jusqu’à une limite.',
      'Quand elle est épuisée aussi, vous checkez si c’est gratuit, sinon vous passez, et vous êtes en sit-out dès la main suivante. L’hôte peut aussi jouer sans chrono : le temps n’est alors jamais écoulé. Quand l’hôte met la partie en pause, tous les chronos s’arrêtent.',
    ],
    story:
      'Un chrono de 30 secondes et une time bank de 60 : au plus 90 secondes pour une décision.',
  },
  disconnect: {
    title: 'Une connexion perdue',
    rules: 'Maison',
    body: [
      'Votre place, vos jetons et vos cartes sont gardés, et la page revient d’elle-même dès que possible. Pendant ce temps le chrono continue, pour tout le monde pareil : une mauvaise connexion ne donne pas plus de temps, et aucune main n’est couchée avant que le temps soit écoulé. À tapis, vous n’avez rien à y perdre.',
      'Sur un autre appareil, le lien privé de « Mon autre appareil » vous donne la même place.',
    ],
    story: 'Le train de Bob entre dans un tunnel alors que c’est à Bob de parler :',
    steps: [
      'Le siège de Bob indique que la connexion est perdue. Le chrono continue.',
      'Le chrono est écoulé : la time bank de Bob démarre.',
      'La time bank est vide aussi : Bob checke si c’est gratuit, sinon passe, et se retrouve en sit-out.',
      'Bob est de retour : cartes et jetons sont comme avant. Un clic, et Bob joue à nouveau.',
    ],
  },
  'sit-out': {
    title: 'S’absenter et partir',
    rules: 'R41, R45',
    body: [
      'Si vous vous absentez, vous ne recevez plus de cartes dès la main suivante. Les blindes qui passent devant vous sont notées, et dues à votre retour. Vos jetons restent sur la table.',
      'Si vous partez, une main en cours est couchée, vos jetons vont dans les comptes, et la place est libre. On ne peut pas quitter un tournoi commencé ; si l’hôte le ferme, les joueurs restants se partagent les prix restants selon leurs jetons.',
    ],
    story:
      'Cléo s’absente pendant que les deux blindes passent. Pour revenir aussitôt, Cléo poste 100 vivants et 50 morts. Attendre la grosse blinde ne coûte rien de plus.',
  },
  seats: {
    title: 'Sièges et spectateurs',
    rules: 'Maison',
    body: [
      'Toute personne qui a le lien peut entrer. L’hôte peut exiger son accord avant que quelqu’un s’assoie. Les spectateurs ne voient que ce que tout le monde voit, avec quelques secondes de retard si l’hôte le veut ; l’hôte peut aussi ne pas en admettre. Aucune carte que vous n’avez pas le droit de voir n’est envoyée à votre navigateur.',
      'Seuls des jetons en jeu permettent de voir davantage : une place sans jetons, ou le rôle d’hôte, ne suffit pas.',
      'L’hôte peut mettre la partie en pause, exclure un joueur, changer les réglages dès la main suivante, et fermer la table. Un joueur exclu joue jusqu’au bout la main en cours. L’hôte ne voit pas plus de cartes que les autres.',
    ],
    story:
      'Anne est l’hôte et n’a pas de siège. Anne voit le board, les mises et les pots, et des mains seulement ce qui est retourné ; là où les spectateurs voient en différé, Anne aussi.',
  },
  'buy-in': {
    title: 'Acheter des jetons',
    rules: 'Maison',
    body: [
      'Vous vous asseyez avec une cave entre le minimum et le maximum fixés par l’hôte. Vous pouvez ajouter des jetons jusqu’au maximum ; pendant une main que vous jouez, ils arrivent à la fin. Qui n’a plus de jetons se recave, ou part. En tournoi, tout le monde commence avec le même stack et n’ajoute rien.',
      'Qui quitte un cash game avec des jetons et revient dans le délai fixé par l’hôte, une heure par défaut, rapporte au moins ce qu’il avait emporté, même si cela dépasse le maximum.',
    ],
    story:
      'Le minimum est de 400 et le maximum de 1 000. Il reste 250 à Bob : entre deux mains, Bob peut ajouter jusqu’à 750.',
  },
  ledger: {
    title: 'Comptes et règlement',
    rules: 'R4, R8',
    body: [
      'La table note chaque jeton acheté et chaque jeton emporté, à chacun de vos passages à la table. La somme de tous les nets, avec le rake, est toujours nulle. Les jetons ne sont qu’un décompte : qui paie qui se règle entre vous, hors de cette page.',
      'Le règlement dit qui paie qui avec le moins de paiements possible. Pour l’argent échangé ailleurs, l’hôte peut saisir une correction avec un motif, que tout le monde voit à la table.',
    ],
    story: 'Quatre amis après une soirée :',
  },
  tournaments: {
    title: 'Tournois sur une table',
    rules: 'R42, R45, R91',
    body: [
      'Tout le monde commence avec le même stack, et les blindes montent au temps ou au nombre de mains. Qui n’a plus de jetons est éliminé ; tant que l’inscription tardive est ouverte, une re-entry est possible aussi souvent que l’hôte le permet. Le dernier joueur qui a des jetons gagne, et le tournoi se termine avec cette main.',
      'Les absents reçoivent quand même des cartes : ils postent ce qu’ils doivent et leur main est morte. Ce qu’ils ont posté reste en entier, même si personne ne le suit. Il n’y a ni rake, ni straddle, ni bomb pot, ni second board. Un joueur arrivé en retard entre à la main suivante, mais pas entre le bouton et la petite blinde.',
    ],
    story:
      'Bob est absent et de grosse blinde : 100 et l’ante de 100 pour tous sont postés, et la main est morte. Cléo passe, et il ne reste qu’Anne, avec une petite blinde de 50.',
  },
  prizes: {
    title: 'Places et prix',
    rules: 'Maison',
    body: [
      'De deux joueurs éliminés dans la même main, celui qui l’a commencée avec plus de jetons a la meilleure place. À stacks égaux, ils partagent leurs prix. Les prix sont des jetons entiers de la dotation, selon les parts fixées par l’hôte ; ce que laisse l’arrondi va au premier.',
    ],
    story:
      'Cinq inscriptions à 25 font 125. Avec des parts de 50, 30 et 20, les prix sont de 63, 37 et 25.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
