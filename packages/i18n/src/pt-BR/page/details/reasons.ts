/** Why a hand history cannot be read, by key, and what a text looks like instead. */

import type { RefusalTexts } from '@sidepot/engine';

/** `{detail}` is replaced. */
export const reasons: RefusalTexts['reasons'] = {
  // What kind of text it is.
  noHand: 'não há nenhuma mão aqui',
  looksLike:
    'isto parece {notation}; dá para ler PHH, Open Hand History, o log do PokerNow, o XML da iPoker e textos de PokerStars, GGPoker, Winamax, 888poker, PartyPoker, Bovada e Winning Poker Network',
  otherLanguage: 'isto parece {notation} em outro idioma ({language}); só dá para ler em inglês',
  looksLikeNot: 'isto parece {notation}, não {asked}',
  notObject: 'isto não é um objeto',
  notJson: 'isto não é JSON',
  noHandBegins: 'nenhuma mão começa aqui',

  // Values.
  isMissing: 'está faltando',
  isTwice: 'aparece duas vezes',
  keyTwice: '{key} aparece duas vezes',
  isNoList: 'não é uma lista',
  isTooLong: 'é longo demais',
  isNoText: 'não é um texto',
  isNotWhole: 'não é um número inteiro',
  notBoolean: 'nem true nem false',
  isNoUnit: 'isto não é um número decimal positivo',
  notUnit: '{token} não é um número decimal positivo',
  notNumber: '{token} não é um número',
  notUnits: '{token} não é um número inteiro de unidades de {unit}',
  tooLarge: '{token} é grande demais',
  belowZero: '{token} é menor que zero',
  notAmount: '{token} não é uma quantia',
  notCard: '{token} não é uma carta',
  notValue: '{token} não é um valor',

  // TOML.
  listOpen: 'uma lista que não termina',
  notList: 'não é uma lista',
  stringOpen: 'uma string que não termina',
  notString: 'não é uma string',
  badEscape: 'um escape que o TOML não conhece',
  tooDeep: 'listas dentro de listas demais',
  notField: 'não é um campo',
  noEquals: 'falta = depois do nome',
  noValue: 'falta o valor',
  afterValue: 'há mais texto depois do valor',
  section: 'um cabeçalho de seção dentro de uma mão',

  // PHH.
  actionNoString: 'uma ação deve ser uma string',
  notAction: '{token} não é uma ação',
  noAmount: '{token} não diz um valor',
  notPlayer: '{token} não é um jogador',
  notPlayerOf: '{token} não é um dos {count} jogadores',
  noStacks: 'ninguém tem stack',
  entries: '{entries} itens para {count} jogadores',
  noVerb: 'não há {verb} em {variant}',

  // Open Hand History.
  betType: 'não é NL, PL nem FL',
  idTaken: 'tem o id de outro jogador',
  idOfNobody: 'é o id de ninguém',
  nothingIn: 'ninguém pôs nada',

  // PokerStars.
  noStarsHand: 'nenhuma mão do PokerStars começa aqui',
  noStakes: 'faltam os blinds',
  noTable: 'faltam a mesa e o botão',
  noCards: 'faltam as cartas',
  noReceiver: 'falta quem recebe',
  notSeat: 'isto não é um assento',
  notCards: 'isto não são cartas',
  notPost: 'posts {token} não é conhecido aqui',
  notSection: '{token} não é uma parte de mão conhecida aqui',
  streetCards: 'o {street} tem {count} cartas',
  noSeat: '{player} não tem assento',
  cancelled: 'a mão foi cancelada',

  // What the record says of the play.
  seatTwice: 'o assento {seat} está ocupado duas vezes',
  twoSeats: '{player} está em dois assentos',
  fewPlayers: 'há menos de dois jogadores na mão',
  latePost: '{player} posta depois de começarem as apostas',
  checksOwing: '{player} dá check, mas tem {owed} para pagar',
  callsShort: '{player} paga {paid}, mas a aposta é {price}',
  raisesShort: '{player} aumenta para {to}, mas a aposta é {price}',
  putsTooMuch: '{player} põe {put}, mas tem {left}',
  backTooMuch: '{player} recebe de volta mais do que pôs',
  actsFolded: '{player} age, mas já deu fold',
  actsAllIn: '{player} age, mas está all-in',
  actsParted: '{player} age, mas o board já tinha sido dividido',
  notAllIn: '{player} estaria all-in, mas ainda tem fichas',
  notDeed: '{token} não é algo que um jogador possa fazer aqui',
  noDeed: 'não diz nada que um jogador possa fazer aqui',
  twoHands: '{player} tem duas mãos diferentes',
  tooManyCards: '{player} tem mais cartas do que o jogo permite',
  boardParted: 'o board já tinha sido dividido',
  boardMissing: 'falta um board antes deste',
  boardTooLong: 'o board tem mais cartas do que pode',
  runsOpen: 'os boards não estão completos',
  runsShareCard: 'dois boards têm a mesma carta',
};

/** In the middle of a sentence. */
export const notations: RefusalTexts['notations'] = {
  phh: 'PHH',
  pokerstars: 'texto do PokerStars',
  ohh: 'Open Hand History',
  settle: 'uma mão em JSON para settle',
  ggpoker: 'um histórico do GGPoker',
  pokernow: 'um log do PokerNow',
  winamax: 'um histórico da Winamax',
  '888poker': 'um histórico do 888poker',
  partypoker: 'um histórico do PartyPoker',
  ipoker: 'um histórico do iPoker (XML)',
  ongame: 'um histórico do OnGame',
  fulltilt: 'um histórico do Full Tilt',
  entraction: 'um histórico do Entraction',
  bovada: 'um histórico do Bovada',
  wpn: 'um histórico da Winning Poker Network',
  html: 'uma página da web (HTML)',
  xml: 'XML',
  json: 'JSON de outro tipo',
  csv: 'uma tabela (CSV)',
  text: 'texto simples',
  binary: 'um arquivo binário, ou texto que não é UTF-8',
  empty: 'um arquivo vazio',
};
