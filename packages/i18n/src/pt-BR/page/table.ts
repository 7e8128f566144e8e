/** The words of the table. */

import { amount, count as number, percent, tenthsDown } from '../../tools/numbers.js';
import { LIMIT_SIGNS } from '../../tools/poker-names.js';
import { draw, gameNames, mix } from './games.js';
import { list, plural, seconds } from './numbers.js';

export const table = {
  seat: {
    stats: 'Estatísticas',
    empty: (seat: number): string => `Assento ${seat}, livre`,
    sit: 'Sentar',
    you: 'Você',
    button: 'Botão do dealer',
    buttonSign: 'D',
    allIn: 'All-in',
    folded: 'Fold',
    statuses: {
      playing: '',
      waiting: 'Espera a próxima mão',
      out: 'De fora',
      busted: 'Sem fichas',
      reserved: 'Comprando',
      leaving: 'Saindo',
      kicked: 'Sai após esta mão',
    } as const,
    /** Said at the seat of who waits; `actions.comesIn` says it to them. */
    comesIn: {
      nextHand: 'Próxima mão',
      bigBlind: 'Espera o blind',
      moved: 'Aguarda',
      post: 'Posta',
      postLater: 'Posta depois',
      button: 'Compra o botão',
      buttonLater: 'Compra depois',
    } as const,
    movesTo: (seat: number): string => `Para o assento ${seat}`,
    move: 'Mudar',
    moveTo: (seat: number): string => `Mudar para o assento ${seat}`,
    actions: {
      fold: 'Fold',
      check: 'Check',
      call: 'Call',
      bet: 'Bet',
      raise: 'Raise',
      'bring-in': 'Bring-in',
    } as const,
    offline: 'Sem conexão',
    bot: (strength: string): string => `Bot, ${strength}`,
    pots: (names: readonly string[]): string => `Disputa: ${names.join(', ')}`,
    won: (chips: number): string => `+${amount(chips)}`,
    thinking: 'Na vez',
    blinds: (blinds: number): string => `${tenthsDown(blinds)} BB`,
    bet: (chips: number): string => `Aposta ${amount(chips)}`,
  },

  pots: {
    /** `page/pots.ts` chooses: only one pot is just a pot. */
    only: 'Pote',
    main: 'Pote principal',
    side: (number: number): string => `Side pot ${number}`,
    mainShort: 'P',
    total: 'Total',
    mine: 'Você pode ganhar este pote',
    contenders: (names: readonly string[]): string => `Entre ${list(names)}`,
    winners: (names: readonly string[]): string => `Vai para ${list(names)}`,
    list: 'Potes',
    bomb: (ante: number): string => `Bomb pot: ante de ${amount(ante)} para todos`,
    why: 'Por quê?',
  },

  board: {
    label: (run: number, of: number): string => (of === 1 ? 'Board' : `Board ${run} de ${of}`),
    /** Stud, when cards run short (R119). */
    common: 'Carta comum',
  },

  draw,
  mix,

  actions: {
    bar: 'Suas ações',
    fold: 'Fold',
    check: 'Check',
    call: (chips: number, isAllIn: boolean): string =>
      `Call ${amount(chips)}${isAllIn ? ' all-in' : ''}`,
    bet: (to: number): string => `Bet ${amount(to)}`,
    raise: (to: number): string => `Raise para ${amount(to)}`,
    bringIn: (chips: number): string => `Bring-in ${amount(chips)}`,
    complete: (to: number): string => `Completar para ${amount(to)}`,
    allIn: (to: number): string => `All-in ${amount(to)}`,
    odds: (part: number): string => `compensa com ${percent(part)}`,
    oddsWhy: (price: number, part: number): string =>
      `Você paga ${amount(price)} por uma parte do pote: isso compensa no longo prazo se você ganhar pelo menos ${percent(part)} das vezes.`,
    amount: 'Valor',
    slider: 'Tamanho',
    less: 'Menos',
    more: 'Mais',
    presets: {
      min: () => 'Mín',
      half: () => '½ pote',
      twoThirds: () => '⅔ pote',
      pot: () => 'Pote',
      allIn: () => 'All-in',
      blinds: (count: number) => `${number(count)} BB`,
      times: (count: number) => `${number(count)}×`,
    } as const,
    onlyAmount: (chips: number): string => `Só ${amount(chips)} é possível.`,
    chooseFrom: (min: number, max: number): string => `Escolha de ${amount(min)} a ${amount(max)}.`,
    chooseInSteps: (min: number, max: number, step: number): string =>
      `Escolha de ${amount(min)} a ${amount(max)}, de ${amount(step)} em ${amount(step)}.`,
    range: (min: number, max: number): string => `De ${amount(min)} a ${amount(max)}`,
    timeBank: (left: number): string => `+ Tempo ${seconds(left)}`,
    freeFold: 'Você pode dar check de graça.',
    foldAnyway: 'Dar fold',
    checkInstead: 'Check',
    checkFold: 'Check / fold',
    checkCall: (price: number): string => (price === 0 ? 'Check' : `Call ${amount(price)}`),
    ahead: 'Quando for a sua vez',
    yourTurn: 'Sua vez',
    waitingFor: (name: string): string => `${name} está pensando…`,
    waitingForMany: 'Esperando uma resposta…',
    nextHand: 'Próxima mão em instantes…',
    paused: 'O host pausou o jogo.',
    pausedByYou: 'Você pausou o jogo.',
    pausedAlone: 'O jogo espera por jogadores.',
    resume: 'Continuar',
    pausedByQuota: (until: string | null): string =>
      `O jogo está em pausa: o host esgotou o que este servidor permite em uma hora.${until === null ? '' : ` Ele continua sozinho às ${until}.`}`,
    sleeping: 'A mesa dormiu enquanto não havia ninguém. Agora ela continua.',
    sitIn: 'Voltei',
    youAreRemoved: (reason: string | null): string =>
      `O host vai remover você quando esta mão acabar${reason === null ? '.' : `: ${reason}`}`,
    youStandUp: (reason: string | null): string =>
      `O host vai tirar você do assento quando esta mão acabar${reason === null ? '.' : `: ${reason}`}`,
    stoodUp: (reason: string): string =>
      `O host tirou você do assento${reason === '' ? '' : `: ${reason}`}. Você está assistindo.`,
    youSitOut: 'Você está de fora.',
    youAreSatOut: 'O host deixou você de fora.',
    youAreMoved: (seat: number): string =>
      `O host muda você para o assento ${seat} quando esta mão acabar.`,
    yourStackChanges: (by: number, reason: string): string =>
      `O host ${by < 0 ? 'tira' : 'dá'} ${amount(Math.abs(by))} ${by < 0 ? 'de' : 'a'} você quando esta mão acabar: ${reason}`,
    watching: 'Você está assistindo. Escolha um assento para jogar.',
    denied: (reason: string): string =>
      `O host recusou o seu pedido de assento${reason === '' ? '' : `: ${reason}`}. Você está assistindo.`,
    requestExpired: 'O host não respondeu ao seu pedido de assento. Você está assistindo.',
    seatExpired:
      'As fichas não vieram a tempo, e o seu assento está livre de novo. Você está assistindo.',
    waitsForSeat: 'O host recebeu o seu pedido de assento.',
    waitsForChips: 'O host recebeu o seu pedido de fichas.',
    comesIn: {
      nextHand: () => 'Você entra na próxima mão.',
      bigBlind: () => 'Você entra quando o big blind chegar a você.',
      moved: (_chips: number, hands: number) =>
        `Você se afastou do big blind e aguarda ${plural(hands, 'mão', 'mãos')}.`,
      post: (chips: number) => `Você posta ${amount(chips)} e entra na próxima mão.`,
      postLater: (chips: number) =>
        `Você posta ${amount(chips)} e entra quando o botão passar por você.`,
      button: (chips: number) => `Você compra o botão por ${amount(chips)} na próxima mão.`,
      buttonLater: (chips: number) =>
        `Você compra o botão por ${amount(chips)} quando ele chegar a você.`,
    } as const,
    movesTo: (seat: number): string => `Você muda para o assento ${seat} quando esta mão acabar.`,
    offerLapsed: 'Você não pegou o assento a tempo, e ele foi oferecido à próxima pessoa.',
    full: 'Todos os assentos estão ocupados. Você está assistindo.',
    waitsForPlayers: 'Esperando mais um jogador.',
    waitsForHost: 'O host começa o jogo.',
    startWhenReady: 'Comece quando todos estiverem aqui.',
    busted: 'Você ficou sem fichas.',
    start: 'Começar o jogo',
    addBot: 'Adicionar bot',
    closed: 'Esta mesa está fechada.',
  },

  /** What is said of typed text that is no amount. */
  amounts: {
    chips: 'Digite um número inteiro de fichas, como 1200, 1.200 ou 1,2k.',
    money: 'Digite um valor com no máximo duas casas depois da vírgula, como 12,50 ou 1.250.',
  },

  runs: {
    title: 'All-in: quantos boards?',
    lead: 'Vale o menor número que alguém quiser.',
    choices: { 1: 'Uma vez', 2: 'Duas vezes', 3: 'Três vezes' } as const,
  },

  after: {
    label: 'Depois da mão',
    show: 'Mostrar',
    showAll: (count: number): string => (count === 2 ? 'Mostrar as duas' : 'Mostrar todas'),
    muck: 'Muck',
    rabbit: 'Rabbit hunt',
    wouldHaveCome: 'Teria vindo',
  },

  sit: {
    title: (seat: number): string => `Pegar o assento ${seat}`,
    name: 'Seu nome',
    game: 'Jogo',
    blinds: 'Blinds',
    bets: 'Apostas',
    ante: 'Ante',
    buyIn: 'Fichas',
    limits: (min: number, max: number): string => `${amount(min)} a ${amount(max)}`,
    back: (chips: number, until: string): string =>
      `Você saiu com ${amount(chips)}: até ${until}, só pode voltar com pelo menos isso.`,
    sit: 'Sentar',
    ask: 'Pedir o assento ao host',
    cancel: 'Cancelar',
  },

  log: {
    someone: 'Alguém',
    seat: (seat: number): string => `Assento ${seat}`,
  },

  panel: {
    label: 'Registro e chat',
    log: 'Registro',
    chat: 'Chat',
    open: 'Registro e chat',
    close: 'Fechar',
    say: 'Diga alguma coisa',
    send: 'Enviar',
    noChat: 'Ninguém disse nada ainda.',
    noLog: 'A primeira mão ainda não começou.',
    hand: (number: number): string => `Mão ${number}`,
  },

  top: {
    stakes: (small: number, big: number): string => `${amount(small)}/${amount(big)}`,
    games: gameNames,
    limits: {
      'no-limit': 'No limit',
      'pot-limit': 'Pot limit',
      'fixed-limit': 'Fixed limit',
    } as const,
    limitSigns: LIMIT_SIGNS,
    hand: (number: number): string => `Mão ${number}`,
    help: 'Ajuda do teclado',
    home: 'Lobby',
    invite: 'Convidar',
    menu: 'Menu',
    requests: (count: number): string => plural(count, 'pedido', 'pedidos'),
    sitOut: 'Ficar fora',
    sitIn: 'Voltar',
    leave: 'Sair do assento',
  },

  help: {
    title: 'Teclado',
    close: 'Fechar',
    keys: [
      ['F', 'Fold'],
      ['C', 'Check ou call'],
      ['R', 'Ir ao valor da aposta ou do raise'],
      ['1 – 5', 'Escolher um tamanho pronto; ainda não envia'],
      ['1 – 7', 'Na troca: marcar uma carta que sai'],
      ['D', 'Trocar as cartas marcadas; C fica pat'],
      ['↑ ↓', 'No valor: um big blind a mais ou a menos'],
      ['Enter', 'Enviar a aposta ou o raise'],
      ['T', 'Usar o banco de tempo'],
      ['S', 'Pular o resto das cartas no all-in'],
      ['P', 'Ir aos potes'],
      ['L', 'Abrir registro e chat'],
      ['?', 'Esta ajuda'],
    ] as const,
  },

  title: {
    yourTurn: (table: string): string => `● Sua vez – ${table}`,
    table: (table: string): string => `${table} – Sidepot`,
  },
};
