/** What stands below the options in the help of a command, above its examples. At most 80 columns. */

import { engineNotes } from './engines.js';
import { statsNote } from './stats.js';

const storeExits = 'Codes de sortie : 0 fait, 1 impossible et rien n’a été fait, 2 mauvais usage.';

export const notes = {
  serve: `Les tables sont gardées dans le dossier de données, ou dans un PostgreSQL que se
partagent autant de serveurs qu’il faut. Avec --shard-url, elles sont réparties
sur plusieurs bases, dont --database-url est la première ; avec --nats-url, les
serveurs se parlent par NATS, qui doit être aussi privé que les bases : les
cartes y passent.

Tout ce qui a été confirmé est stocké : arrêtez-le quand vous voulez, les tables
reprennent où elles en étaient. Pour admettre des gens de l’extérieur, écoutez
sur 0.0.0.0, de préférence derrière un proxy avec HTTPS et --trust-proxy.

Une table se met en veille une minute après le départ de la dernière personne.
Le fichier des limites règle cela (absenceMs), la cadence maximale des bots
(floor), et ce que peuvent utiliser un hôte (perIdentity) et une adresse
(perAddress) ; ce qu’il omet reste tel quel :
  {"perIdentity": {"tables": 5, "bots": 20, "eventsPerHour": null}}

Codes de sortie : 0 arrêt par Ctrl-C ou SIGTERM, 1 démarrage impossible,
2 mauvais usage, 130 arrêt par un second Ctrl-C avant la fin.`,
  admin: `  tables                celles en mémoire selon leur charge, puis les récentes
  players               vus en dernier d’abord, avec tables et appareils
  close TABLE           après sa main, selon les règles ; chacun est payé
  delete TABLE          pour de bon, avec toutes ses mains
  transfer TABLE PLAYER donne les droits d’hôte à quelqu’un de la table
  revoke PLAYER         déconnecte un joueur de tous ses appareils
  ban PLAYER|ADDRESSES  bannit un joueur, ou des adresses (203.0.113.0/24)
  quota PLAYER          ce qu’un joueur a utilisé et peut utiliser ; tables=5
                        bots=none fixe des limites pour lui seul, default les
                        retire
  unban, bans           lève un bannissement ; liste les bannissements
  log                   le journal d’audit ; --verify trouve les lignes changées

Avec plusieurs serveurs sur un même PostgreSQL, interrogez chacun par son propre
socket : les tables sont celles de sa mémoire, et les bannissements atteignent
les autres en moins d’une minute.

Codes de sortie : 0 fait, 1 refus, pas de serveur ou journal modifié,
2 mauvais usage.`,
  backup: `Le serveur n’a pas à s’arrêter : le fichier contient tout, tel qu’à un même
instant. Il est compressé, lisible par son seul propriétaire, et n’apparaît
qu’une fois complet. Il contient les cartes privées et les empreintes des jetons
d’accès des joueurs : gardez-le en lieu sûr.

${storeExits}`,
  restore: `Rien n’est écrasé : le dossier doit être sans tables, la base doit être vide.
Les comptes et la somme de contrôle sont comparés ; s’ils diffèrent, rien n’est
remis. Ce qui était dans SQLite peut aller dans PostgreSQL, et inversement.

${storeExits}`,
  prune: `Les clés qui évitent de faire deux fois une commande partent après un jour, les
instantanés après une heure, sauf les deux derniers d’une table. Un serveur
lancé le fait de lui-même toutes les heures, et avec serve --keep-days aussi le
reste. Les tables ouvertes restent, et sans --keep-days les fermées aussi. Une
table supprimée disparaît avec ses mains.

${storeExits}`,
  move: `Une table dont un chrono tourne est refusée : son hôte la met d’abord en pause.
Tout est copié et comparé avant que rien ne soit supprimé ; après un échec,
relancez la commande. Qui est connecté ne remarque rien.

Codes de sortie : 0 tout déplacé, 1 refus d’une partie, 2 mauvais usage.`,
  settle: `Entrée : une main en JSON. seatCount, button (un siège), players, boards.
  live    toutes les blindes et mises du joueur, sur tous les tours d’enchères
  ante    une ante que chaque joueur paie
  dead    une ante pour la table, une blinde morte : personne n’a à la suivre
  boards  qui bat qui : {"high": [[meilleur], [suivant, à égalité], ...]} ;
          un par tirage, [] s’il ne reste qu’un joueur
  Facultatifs : unit, kind "hilo" avec "low", rakeConfig, mode et orphanLayer.
Ou une main de stacks et de totaux : bb_ante, winners, et pour chaque joueur
name, starting_stack, final_stack, total_contribution, is_bb, is_folded.

Codes de sortie : 0 tout réglé, 1 entrée refusée en partie, 2 mauvais usage ou
fichier illisible.`,
  replay: `Le format se reconnaît au début du fichier, quel que soit son nom.

Un historique est suivi, pas jugé : blindes incomplètes, blindes tardives et
relances sous le minimum font l’objet d’une remarque. N’est refusé que ce qui
n’a pas pu arriver, et les variantes que Sidepot ne connaît pas.

Codes de sortie : 0 tout rejoué, 1 une main refusée, 2 mauvais usage ou fichier
illisible.`,
  eval: `Une carte est une valeur (2 à 9, T ou 10, J Q K A) et une couleur (c d h s) :
trèfle, carreau, cœur, pique. Sans board, une main a de 5 à 7 cartes. Avec un
board (3 à 5 cartes), elle en a 2 ; en omaha, omaha5 et omaha6, elle en a 4, 5
et 6, dont exactement deux jouent. En stud, une main a de 5 à 7 cartes, sans
board ou avec une carte commune ; en draw, autant qu’on en tient. Les variantes
à deux moitiés donnent les deux.

Codes de sortie : 0 réussi, 2 mauvais usage, carte incorrecte ou en double.`,
  equity: `Une main, ce sont ses cartes (AsKs) ou, en hold’em et en short deck, une range
(QQ+,AKs,T9s-65s ou random). En stud, ce sont les cartes connues, cachées et
visibles ; les autres sont distribuées, et --board est une carte commune. En
draw, une main est servie ou tire une fois : 2c3d4h7s/Kd garde quatre cartes et
jette le roi, qui ne revient pas. random est une main que personne ne connaît.

Tous les boards possibles sont comptés si c’est faisable ; sinon, des boards
sont tirés au hasard, et la dernière ligne dit combien et avec quelle précision
(± une erreur type). La même graine tire les mêmes boards.

Codes de sortie : 0 réussi, 2 mauvais usage, carte incorrecte ou en double,
130 arrêt par Ctrl-C.`,
  perft: `Chaque montant permis, en unités entières, est une action à part ; le tapis en
est une. Cartes, blindes et gains ne sont pas des actions. « Finies » sont les
suites après lesquelles plus personne ne parle. Si votre moteur compte pareil à
chaque profondeur, il a les mêmes règles d’enchères.

Codes de sortie : 0 réussi, 2 mauvais usage ou stacks, blindes et antes qui ne
vont pas ensemble, 130 arrêt par Ctrl-C.`,
  simulate: `Les stacks sont tirés de l’intervalle, chaque taille avec la même chance : les
courts font des pots annexes. La même graine joue les mêmes mains, quel que soit
le nombre de threads.

Codes de sortie : 0 tous les jetons sont là, 1 des jetons perdus ou créés,
2 mauvais usage, 130 arrêt par Ctrl-C.`,
  ...engineNotes,
  stats: statsNote,
};
