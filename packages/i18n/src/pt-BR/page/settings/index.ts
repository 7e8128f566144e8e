/** The words of the settings: for the lobby, for the host, for the list of rules and for the log. */

import { amount, count } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { table } from '../table.js';

const speeds = { none: 'Na hora', fast: 'Rápido', normal: 'Normal', slow: 'Devagar' } as const;
const currencies = {
  none: 'Fichas',
  USD: '$ Dólares americanos',
  EUR: '€ Euros',
  GBP: '£ Libras',
  CAD: '$ Dólares canadenses',
  AUD: '$ Dólares australianos',
  NZD: 'NZD Dólares neozelandeses',
  CHF: 'CHF Francos suíços',
  SEK: 'SEK Coroas suecas',
  NOK: 'NOK Coroas norueguesas',
  DKK: 'DKK Coroas dinamarquesas',
  PLN: 'PLN Zlotys poloneses',
  CZK: 'CZK Coroas tchecas',
  BRL: 'BRL Reais',
  INR: '₹ Rupias indianas',
} as const;
const seconds = (number: number): string => `${count(number)} s`;
const percent = (number: number): string => `${count(number)}%`;

export const settings = {
  problems: {
    whole: 'Digite um número inteiro.',
    number: 'Digite um número.',
    name: 'Digite um nome para a mesa.',
    some: 'Há algo acima para conferir.',
    levels: 'Cada nível precisa de números inteiros, e de uma duração maior que 0.',
    list: 'Digite números inteiros maiores que 0, o primeiro lugar primeiro: 50, 30, 20.',
  },
  refused: {
    wants: (wants: string): string => `Deve ser ${wants}.`,
    deck: (players: number): string =>
      `Neste jogo o baralho serve no máximo ${count(players)} jogadores.`,
    value: 'O servidor não aceita este valor.',
  },
  /** By the kind of a setting, from its limits. */
  ranges: {
    name: (most: number): string => `Até ${count(most)} caracteres em uma linha.`,
    seconds: (min: number, max: number | null): string =>
      max === null
        ? `No mínimo ${count(min)} segundos.`
        : `De ${count(min)} a ${count(max)} segundos.`,
    percent: (max: number): string => `De 0 a ${count(max)} por cento.`,
    whole: (min: number, max: number | null): string =>
      max === null ? `No mínimo ${count(min)}.` : `De ${count(min)} a ${count(max)}.`,
    chips: (min: number): string => `No mínimo ${amount(min)}.`,
    list: (min: number, max: number): string =>
      `De ${count(min)} a ${count(max)} números inteiros maiores que 0.`,
    levels: 'No mínimo 1; por tempo, no máximo 24 horas.',
  },

  parts: {
    stakes: 'Blinds e antes',
    buyIn: 'Buy-in',
    time: 'Relógio e ritmo',
    play: 'Showdown e extras',
    people: 'Assentos e espectadores',
    rake: 'Rake',
    tournament: 'Torneio',
  },

  /** In the form, by field. */
  labels: {
    name: 'Nome da mesa',
    mode: 'Tipo',
    game: 'Jogo',
    mix: 'Mix',
    'mix.games': 'Jogos do mix',
    'mix.rotate': 'O jogo muda',
    'mix.hands': 'Mãos de cada jogo',
    'mix.stakes': 'Apostas próprias de cada jogo',
    limit: 'Limite',
    seatCount: 'Assentos',
    smallBlind: 'Small blind',
    bigBlind: 'Big blind',
    anteMode: 'Ante',
    ante: 'Valor do ante',
    bringIn: 'Bring-in',
    singleAnteOrder: 'Stack curto paga antes',
    straddle: 'Straddle',
    minBuyIn: 'Mínimo',
    maxBuyIn: 'Máximo',
    currency: 'Contar em',
    returnMinutes: 'Minutos até poder voltar com menos',
    runs: 'Rodar',
    bombPot: 'Bomb pots',
    'bombPot.every': 'Uma mão a cada',
    'bombPot.ante': 'Ante de todos',
    'bombPot.boards': 'Boards',
    rakeConfig: 'Cobrar rake',
    'rakeConfig.bps': 'Porcentagem',
    'rakeConfig.cap': 'Máximo por mão',
    'rakeConfig.noFlopNoDrop': 'No flop, no drop',
    'actionClock.on': 'Relógio de ação',
    actionClock: 'Segundos para agir',
    timeBank: 'Banco de tempo',
    'timeBank.start': 'Segundos no início',
    'timeBank.refill': 'Mais por mão',
    'timeBank.most': 'No máximo',
    handPause: 'Segundos entre mãos',
    runOut: 'Cartas no all-in',
    botSpeed: 'Bots pensam',
    entry: 'Eu decido quem entra',
    seatApproval: 'Eu aprovo quem senta',
    rebuyApproval: 'Eu aprovo mais fichas',
    spectators: 'Espectadores',
    'spectators.delay': 'Segundos de atraso',
    hud: 'Estatísticas nos lugares',
    chat: 'Chat',
    'sevenDeuce.on': 'Jogo do 7-2',
    sevenDeuce: 'Cada um paga',
    rabbitHunt: 'Rabbit hunt',
    'rules.boardTie': 'Com cartas abertas iguais fala primeiro',
    'rules.openPair': 'Par aberto na 4ª rua',
    preset: 'Regras',
    'tournament.levels': 'Estrutura',
    'tournament.levels.length': 'Duração do nível',
    'tournament.levels.custom': 'Níveis',
    'tournament.clock': 'Níveis por',
    'tournament.startingStack': 'Stack inicial',
    'tournament.buyIn': 'Buy-in',
    'tournament.fee': 'Taxa',
    'tournament.lateEntryLevel': 'Registro tardio até o nível',
    'tournament.reEntries': 'Reentradas por jogador',
    'tournament.payouts': 'Partes da premiação',
  },

  /** Beside a value, where the label of the form would not do. */
  titles: {
    actionClock: 'Relógio',
    handPause: 'Entre mãos',
    bombPot: 'Bomb pot',
    sevenDeuce: 'Jogo do 7-2',
    rakeConfig: 'Rake',
    rules: 'Stud',
    minBuyIn: 'Buy-in mínimo',
    maxBuyIn: 'Buy-in máximo',
    returnMinutes: 'Minutos até voltar com menos',
    entry: 'Porta',
    seatApproval: 'Host aprova assentos',
    rebuyApproval: 'Host aprova mais fichas',
  },
  /** Of several settings that are told in one line. */
  lines: { bets: 'Apostas', bigBlind: 'Blinds', ante: 'Ante', minBuyIn: 'Buy-in' },

  /** Under a field of the form. */
  notes: {
    'mix.stakes':
      'Desligado: conforme os blinds. Em limite fixo e stud o big blind é a aposta menor.',
    'rules.openPair': 'Ali se pode apostar o dobro. Só no stud high.',
    runs: 'Todos no all-in precisam concordar.',
    'sevenDeuce.on': 'Quem ganha com um sete e um dois, e mostra, recebe de todos.',
    rabbitHunt: 'Depois de um fold, dá para pedir para ver o que teria vindo.',
    bombPot: 'Todos pagam ante, sem blinds, e o flop vem direto.',
    'bombPot.boards': 'Dois: cada um leva metade de cada pote.',
    'actionClock.on': 'Desligado: tempo ilimitado.',
    timeBank: 'Tempo extra de cada um para quando o relógio acaba.',
    'rakeConfig.cap': 'Vazio: sem limite.',
    'rakeConfig.noFlopNoDrop': 'Mãos que acabam antes do flop não pagam rake.',
    returnMinutes: 'Quem sai e volta antes disso traz o que levou. 0: desligado.',
    entry: 'Quem chega com o link espera do lado de fora até você aceitar.',
    seatApproval: 'Você recebe um pedido antes de alguém sentar.',
    rebuyApproval: 'Você recebe um pedido antes de alguém à mesa pegar mais fichas.',
    hud: 'VPIP e outros números das mãos desta mesa. Cada pessoa liga se quiser.',
    'tournament.lateEntryLevel': '0: só antes do início.',
    'tournament.payouts': 'O primeiro lugar primeiro.',
  },
  /** Where the deck serves fewer than there would be seats. */
  deck: {
    fewer: (most: number): string =>
      `Neste jogo o baralho serve no máximo ${count(most)} jogadores, então a mesa tem ${count(most)} assentos.`,
    someEmpty: (most: number, empty: number): string =>
      `Neste jogo o baralho serve no máximo ${count(most)} jogadores: ${count(empty)} ${empty === 1 ? 'assento fica vazio' : 'assentos ficam vazios'}.`,
  },
  /** Of stud, in place of the big blind. */
  smallBet: 'Aposta menor',
  stakeOf: (game: string, what: string): string => `${what}, ${game}`,
  shortDeckAnte: 'Todos pagam ante, o botão paga dois. Não há blinds.',
  levels: {
    smallBlind: 'Small',
    bigBlind: 'Big',
    ante: 'Ante',
    bringIn: 'Bring-in',
    pause: 'Intervalo',
    minutes: 'Minutos',
    hands: 'Mãos',
    cell: (level: number, what: string): string => `${what}, nível ${count(level)}`,
    add: 'Adicionar nível',
    remove: (level: number): string => `Remover o nível ${count(level)}`,
  },
  levelMinutes: 'Minutos',
  levelHands: 'Mãos',
  nextHand: 'As mudanças valem a partir da próxima mão.',
  tournamentFixed: 'Os blinds e os níveis de um torneio não mudam.',

  /** What can be chosen, by field. */
  choices: {
    mode: { cash: 'Cash game', tournament: 'Torneio' },
    game: table.top.games,
    limit: table.top.limits,
    mix: {
      horse: 'HORSE',
      hose: 'HOSE',
      '8-game': '8-Game',
      '10-game': '10-Game',
      none: 'Um jogo',
      own: 'Mix próprio',
      choice: 'Escolha do dealer',
    },
    'mix.rotate': { orbit: 'A cada volta', hands: 'Por mãos', level: 'Por nível' },
    currency: currencies,
    anteMode: ante.modes,
    singleAnteOrder: ante.orders,
    'rules.boardTie': { suit: 'O naipe mais alto', position: 'Quem senta antes' },
    preset: ante.presets,
    straddle: { none: 'Nenhum', utg: 'UTG', button: 'No botão', both: 'Os dois' },
    runs: { 1: 'Uma vez', 2: 'Até 2 vezes', 3: 'Até 3 vezes' },
    'bombPot.boards': { 1: 'Um', 2: 'Dois' },
    runOut: speeds,
    botSpeed: speeds,
    entry: { open: 'Aberta a quem tem o link', approval: 'O host decide quem entra' },
    spectators: { open: 'Permitidos', late: 'Com atraso', closed: 'Não' },
    hud: { off: 'Desligado', own: 'Só as próprias', all: 'As de todos' },
    chat: { everybody: 'Todos', players: 'Quem joga', host: 'Só o host' },
    'tournament.levels': {
      turbo: 'Turbo',
      standard: 'Padrão',
      deep: 'Deep',
      custom: 'Própria',
    },
    'tournament.clock': { time: 'Tempo', hands: 'Mãos' },
  },
  presetNotes: ante.presetNotes,

  /** Values, in the list of rules and in the log. */
  told: {
    yes: 'Sim',
    no: 'Não',
    none: 'Nenhum',
    /** For what is null, where `none` would not do. */
    nothing: { actionClock: 'Tempo ilimitado' },
    seconds,
    percent,
    game: (game: string, limit: string): string => `${limit} ${game}`,
    ante: (chips: number, who: string): string => `${amount(chips)}, ${who.toLowerCase()}`,
    range: (min: number, max: number): string => `${amount(min)} – ${amount(max)}`,
    seats: (seats: number, isAsked: boolean): string =>
      isAsked ? `${count(seats)}, o host decide` : count(seats),
    /** One game of a mix, where it has stakes of its own. */
    gameStakes: (game: string, bets: string, ante: number, bringIn: number): string => {
      const antes = ante > 0 ? [`ante ${amount(ante)}`] : [];
      const brought = bringIn > 0 ? [`bring-in ${amount(bringIn)}`] : [];
      return [`${game} ${bets}`.trim(), ...antes, ...brought].join(', ');
    },
    groups: {
      rules: ({
        boardTie = 'suit',
        openPair = false,
      }: {
        readonly boardTie?: 'suit' | 'position';
        readonly openPair?: boolean;
      }): string =>
        `Cartas iguais: ${boardTie === 'suit' ? 'o naipe mais alto' : 'quem senta antes'}${openPair ? ', apostas dobradas com par aberto' : ''}`,
      rakeConfig: ({ bps }: { readonly bps: number }): string => percent(bps / 100),
      timeBank: ({ start, refill }: { readonly start: number; readonly refill: number }): string =>
        `${seconds(start / 1000)}, e mais ${seconds(refill / 1000)} por mão`,
      bombPot: ({
        every,
        ante,
        boards,
      }: {
        readonly every: number;
        readonly ante: number;
        readonly boards?: 1 | 2;
      }): string =>
        `Uma mão a cada ${count(every)}, ante ${amount(ante)}${boards === 2 ? ', dois boards' : ''}`,
      spectators: ({ allowed, delay }: { readonly allowed: boolean; readonly delay: number }) => {
        if (!allowed) return 'Não';
        return delay > 0 ? `${seconds(delay / 1000)} de atraso` : 'Permitidos';
      },
    },
    change: (name: string, from: string, to: string): string => `${name} ${from} → ${to}`,
    changed: (changes: readonly string[]): string =>
      `O host muda as configurações: ${changes.join('; ')}`,
  },

  structureNote: (first: string, last: string): string => `Blinds de ${first} a ${last}`,
  ruleLink: (label: string): string => `${label}: a regra, em nova aba`,
  custom: 'Outro',
};
