/** What vectors, check, convert and hand say: the commands that talk with other programs. */

import type { CliWords } from '../../language.js';
import { count, howMany } from '../../tools/numbers.js';

const hands = (number: number): string => howMany(number, { one: 'main', other: 'mains' });

type Commands = Pick<CliWords['commands'], 'vectors' | 'check' | 'convert' | 'play'>;

export const engineCommands: Commands = {
  vectors: {
    summary: 'tirer des mains avec ce qui doit en sortir',
    about: 'Tirer des mains au hasard, une ligne de JSON chacune, avec ce qui doit en sortir.',
    count: 'combien',
    seed: 'graine ; la même graine tire les mêmes mains',
    players: 'joueurs d’une main, comme 6 ou 2-9',
    levels: 'mises différentes de ceux qui n’ont pas passé, comme 5 ou 1-4',
    blinds: 'blinds',
    ante: 'ante (par défaut : la grosse blind)',
    shortBlinds: 'qui doit ante et blind ne peut pas payer les deux',
    killed: 'des mains passées peuvent avoir misé plus que toutes les autres',
    hilo: 'haut et bas',
    boards: 'nombre de tableaux',
    rake: 'prélèvement en points de base, 500 pour 5 %',
    rakeCap: 'prélèvement maximal d’une main',
    shape: 'la forme d’une main',
  },
  check: {
    summary: 'vérifier les réponses d’un autre moteur, par règle',
    about: 'Vérifier les réponses d’un autre moteur, main par main, et les compter par règle.',
    answers: 'un fichier de réponses, une ligne de JSON chacune',
    command: 'lancer ceci : mains sur son entrée standard, réponses sur sa sortie',
    hands: 'un fichier de mains, comme sidepot vectors les écrit',
    timeout: 'combien de temps la commande peut se taire',
    junit: 'écrire le XML de JUnit',
    markdown: 'écrire un rapport en Markdown',
    json: 'écrire une ligne de JSON par main',
  },
  convert: {
    summary: 'écrire des historiques dans un autre format',
    about: 'Lire des historiques dans tout format connu et les écrire dans un autre.',
    files: 'historiques ; - pour l’entrée standard',
    to: 'format à écrire',
    out: 'fichier à écrire (par défaut : la sortie standard)',
    player: 'seulement les mains de ce joueur',
    filter: 'seulement les mains de ce genre ; tout ce qui est nommé doit valoir',
    rows: 'ce qu’est une ligne du CSV',
    unit: 'ce que vaut un jeton (par défaut : 0.01 ou 1, selon la main)',
    jobs: 'fils (par défaut : un par cœur pour une grande entrée)',
  },
  play: {
    summary: 'jouer des mains par commandes, pour les programmes',
    about: 'Jouer des mains par commandes : des lignes de JSON en entrée et en sortie.',
    stdio: 'parler par l’entrée et la sortie standard',
  },
};

type Notes = Pick<CliWords['notes'], 'vectors' | 'check' | 'convert' | 'hand'>;

export const engineNotes: Notes = {
  vectors: `Une ligne est une main telle que sidepot settle la lit, ses règles, et dans
"expect" la réponse. Avec --shape totals elle a plutôt tapis, totaux et
positions : bb_ante, total_contribution, is_bb. La même graine et les mêmes
options tirent partout les mêmes mains, et la main 7 est la même quel que soit
leur nombre.

Codes de sortie : 0 bien, 2 mauvais usage.`,
  check: `Les mains sont tirées comme par sidepot vectors, ou lues avec --hands. Les
réponses viennent d'une commande ou d'un fichier : dans l'ordre des mains ou
avec leur "id". Un fichier seul a des mains avec "answer" ou "expect" à chaque
ligne.

Une réponse a ce que le moteur sait dire de refund, pots, awards, rake,
payouts (refund et awards ensemble) et newStacks ; cela seul est comparé. Un
moteur qui ne peut jouer une main répond {"unsupported": true}.

Codes de sortie : 0 aucune réponse fausse ou absente, 1 il y en a, 2 mauvais
usage.`,
  convert: `Le format de l'entrée se reconnaît au début d'un fichier. Une main qui ne peut
être lue ou écrite est dite avec fichier, ligne et raison, et le reste
continue. Ce qu'un format ne peut contenir est noté une fois.

Codes de sortie : 0 toutes écrites, 1 une main refusée, 2 mauvais usage ou
fichier illisible.`,
  hand: `Une ligne en entrée est une commande, une ligne en sortie sa réponse :
  {"do":"start","config":{"players":[{"id":"Ann","seat":1,"stack":200},
    {"id":"Bob","seat":2,"stack":200}],"button":1,"smallBlind":1,"bigBlind":2},
    "seed":7}
  {"do":"act","hand":1,"type":"raise","to":6}
  {"do":"view","hand":1,"seat":2}   {"do":"end","hand":1}
Une réponse dit à qui le tour, ce qui est permis et ce qui s'est passé.

Codes de sortie : 0 bien, 2 mauvais usage.`,
};

export const vectorWords: CliWords['vectors'] = {
  fromTo: (least, most) => `de ${least} à ${most}`,
  atMostPlayers: (players) => `au plus autant que les ${players} joueurs`,
  onlySettle: 'settle avec hilo, boards, rake ou killed : totals ne peut pas les dire',
};

export const checkWords: CliWords['check'] = {
  hand: (id, text) => `main ${id} : ${text}`,
  ofPot: (pot, text) => `${pot} : ${text}`,
  differs: (what, got, rule, want) => `${what} ${got} ; ${rule} dit ${want}`,
  fields: {
    refund: 'rendu',
    pots: 'les pots',
    amount: 'contient',
    eligible: 'peuvent le gagner',
    potRake: 'prélèvement',
    potAwards: 'payé',
    rake: 'prélèvement',
    awards: 'payé',
    payouts: 'versé',
    stacks: 'tapis',
  },
  share: (id, chips) => `${id} ${count(chips)}`,
  chips: (chips) => count(chips),
  nothing: 'rien',
  notRefused: (rule) => `répondu, mais ${rule} refuse cette main`,
  declined: 'il ne peut jouer cette main',
  silent: 'la réponse ne dit rien qui se compare',
  rubbish: (text) => `la réponse n’est pas un objet JSON : ${text}`,
  ended: (code, last) =>
    `la commande s’est terminée ${code === null ? 'par un signal' : `avec ${code}`} avant de répondre${last === '' ? '' : ` : ${last}`}`,
  hung: (seconds) => `pas de réponse en ${seconds} s`,
  flood: 'la commande a écrit une ligne sans fin',
  unasked: 'pas de réponse',
  more: (number) => `… et encore ${hands(number)}`,
  rule: 'Règle',
  hands: 'Mains',
  right: 'Justes',
  wrong: 'Enfreinte',
  handTitle: 'Main',
  found: 'Ce qui diffère',
  summary: (all, right, wrong, declined, missing) =>
    [
      `${hands(all)} : ${count(right)} justes`,
      `${count(wrong)} fausses`,
      ...(declined > 0 ? [`${count(declined)} non jouées`] : []),
      ...(missing > 0 ? [`${count(missing)} sans réponse`] : []),
    ].join(', '),
  badHand: (file, line, why) => `${file}, main ${line} : ${why}`,
  noAnswer:
    'il faut une main avec "players" et sa réponse "answer" ; à des réponses seules, ajouter --hands FILE',
  noLine: (file) => `${file} : il n’y a aucune main dedans`,
  fileOrCommand: 'nommer un fichier de réponses, ou --command',
  handsOrDrawn: '--hands a les mains : les options qui en tirent ne vont pas avec',
};

export const convertWords: CliWords['convert'] = {
  summary: (written, refused, left, seconds) =>
    [
      `${hands(written)} écrites`,
      ...(left > 0 ? [`${count(left)} laissées`] : []),
      ...(refused > 0 ? [`${count(refused)} refusées`] : []),
      `${seconds} s`,
    ].join(', '),
  lost: (format, fields) => `note : ${format} n’a pas de place pour ${fields.join(', ')}`,
  oneHand: 'note : PHH a une main par fichier ; ce sont les sections d’un .phhs',
};

export const playWords: CliWords['play'] = {
  onlyStdio: 'hand veut --stdio : c’est pour les programmes',
};
