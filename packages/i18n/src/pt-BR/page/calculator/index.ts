/** The words of the side-pot calculator. */

import { amount, wordFor } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { list, plural } from '../numbers.js';
import { entryOfHands, entryOfPlayers } from './entry.js';
import { calculatorGames as games, halves, handNames } from './games.js';
import { problem } from './problems.js';

/** One of them, and a list of them. */
const HALF = {
  high: 'mão high',
  low: 'mão low',
  badugi: 'badugi',
  inHand: 'cinco na mão',
} as const;
const HALVES = {
  high: 'Mãos high',
  low: 'Mãos low',
  badugi: 'Badugis',
  inHand: 'Cinco na mão',
} as const;

export const calculator = {
  playerName: (seat: number): string => `Assento ${seat}`,
  problem,
  lead: 'Digite quanto cada um pôs. Potes, devolução e vencedores aparecem na hora.',
  start: 'Começar com',
  presets: {
    short: 'Um all-in curto',
    levels: 'Três alturas',
    ante: 'Big blind ante (TC-10)',
    orders: 'Big blind curto',
    dead: 'As fichas do fold ficam',
    odd: 'Divisão com fichas ímpares',
    nine: 'Nove jogadores, cinco alturas',
  } as const,
  clear: 'Nova mão',
  ...entryOfHands,

  players: {
    title: 'Jogadores',
    entry: 'Fichas no pote',
    entries: { total: 'Um total', parts: 'Ante, mortas, apostas' } as const,
    name: 'Nome',
    seat: 'Assento',
    total: 'Pôs',
    ante: 'Ante',
    dead: 'Mortas',
    live: 'Blind e apostas',
    start: 'Stack inicial',
    end: 'Stack final',
    endNeedsStart: 'Precisa do stack inicial.',
    endBefore: (end: number): string => `${amount(end)} é o stack antes de pagar os potes.`,
    folded: 'Fold',
    killed: 'Mão morta: apostas forçadas ficam',
    forfeit: 'Apostas forçadas',
    forfeitNote: 'Vazio: tudo o que entrou.',
    stacks: 'Stacks',
    add: 'Adicionar jogador',
    full: `No máximo dez jogadores.`,
    remove: (name: string): string => `Remover ${name}`,
    removed: (name: string): string => `${name} saiu da lista.`,
    undo: 'Desfazer',
    undoRemove: (name: string): string => `Desfazer: trazer ${name} de volta`,
    of: (label: string, name: string): string => `${label}, ${name}`,
    positions: { button: 'D', small: 'SB', big: 'BB' } as const,
    positionNames: {
      button: 'Botão do dealer',
      small: 'Small blind',
      big: 'Big blind',
    } as const,
    ...entryOfPlayers,
    anteOf: (ante: number): string => `Disso, ${amount(ante)} são o ante.`,
    deadOf: (dead: number): string => `Disso, ${amount(dead)} são o ante da mesa: dinheiro morto.`,
  },

  table: {
    title: 'Mesa e regras',
    button: 'Botão no assento',
    seatCount: 'Assentos',
    unit: 'Menor ficha',
    unitNote: 'Vazio: conforme os valores.',
    game: 'Jogo',
    games,
    boardCount: 'Boards',
    boardCounts: { 1: '1', 2: '2', 3: '3' } as const,
    smallBlind: 'Small blind',
    bigBlind: 'Big blind',
    deadBlinds: 'Blinds mortos',
    deadBlindsNote: 'Das fichas mortas; o resto é ante.',
    anteMode: 'Ante',
    anteModes: ante.modes,
    ante: 'Valor do ante',
    anteOrder: 'Regras do ante',
    anteOrders: ante.ordersByName,
    anteOrderNotes: ante.orderNotes,
    anteNotes: {
      none: '',
      perPlayer: 'Cada total inclui um ante; ele conta para os potes como uma aposta.',
      bigBlind: 'O total do big blind inclui o ante: dinheiro morto no pote principal.',
      button: 'O total do botão inclui o ante: dinheiro morto no pote principal.',
    } as const,
    blinds: 'Blinds e antes',
    more: 'Rake e regras da casa',
    post: 'Postar blinds e antes',
    postNote: 'Para quem ainda não pôs nada.',
    mode: 'Tipo de jogo',
    modes: { any: 'Qualquer', cash: 'Cash game', tournament: 'Torneio, nunca tem rake' } as const,
    orphanLayer: 'Fichas acima de todas as mãos vivas',
    orphanLayers: { 'roll-down': 'Caem no pote abaixo', reject: 'São um erro' } as const,
    hasRake: 'Rake',
    rakePercent: 'Porcentagem',
    rakeCap: 'Máximo por mão',
    rakeCapNote: 'Vazio: sem limite. Por jogadores: 2: 10; 5: 30.',
    rakeNeedsFlop: 'No flop, no drop',
    flop: 'Houve flop',
    flops: { auto: 'Se há mãos mostradas', yes: 'Sim', no: 'Não' } as const,
    rounding: 'Arredondamento',
    roundings: { floor: 'Para baixo', 'half-even': 'Ao mais próximo, meio ao par' } as const,
    spread: 'Sai de',
    spreads: {
      proportional: 'Todos os potes, por tamanho',
      'main-first': 'Primeiro o pote principal',
    } as const,
  },

  winners: {
    title: 'Vencedores',
    way: 'Indicar vencedores por',
    ways: { pots: 'Pote a pote', rank: 'Ordem', cards: 'Cartas' } as const,
    alone: 'Não resta mais ninguém: não é preciso indicar vencedor.',
    pick: 'Marque mais de um para dividir.',
    legend: (pot: string, board: number | null, half: keyof typeof HALF | null): string =>
      [
        pot,
        ...(board === null ? [] : [`board ${board}`]),
        ...(half === null ? [] : [HALF[half]]),
      ].join(', '),
    noLow: 'Nada marcado: ninguém tem low.',
    only: (name: string): string => `Só ${name} disputa este pote.`,
    isFolded: 'deu fold',
    short: (level: number): string => `só pôs ${amount(level)}`,
    deadOnly: 'só pôs dinheiro morto',
    rank: 'Melhor mão primeiro. Arraste, ou use as setas.',
    unranked: 'Ainda sem ordem.',
    useOrder: 'A ordem é esta',
    forget: 'Esquecer a ordem',
    ranking: (board: number | null, half: keyof typeof HALF | null): string =>
      [half === null ? 'Mãos' : HALVES[half], ...(board === null ? [] : [`board ${board}`])].join(
        ', ',
      ),
    up: (name: string): string => `Subir ${name}`,
    down: (name: string): string => `Descer ${name}`,
    tie: (name: string, above: string): string => `${name} empata com ${above}`,
    tieShort: 'Empate',
    moved: (name: string, place: number, of: number): string => `${name} está em ${place} de ${of}`,
    hasLow: (name: string): string => `${name} tem low`,
    removeLow: (name: string): string => `${name} não tem low`,
    nobodyLow: 'Ninguém tem low.',
    /** `board`: cards in the middle, of stud a common one. */
    cards: (least: number, most: number, board: number): string => {
      const own =
        least === most ? `${least} cartas por jogador` : `De ${least} a ${most} cartas por jogador`;
      const middle =
        board === 0 ? '' : board === 1 ? ', ou 6 e uma carta comum' : ', 5 em cada board';
      return `${own}${middle}. Escreva As Kd, ou escolha.`;
    },
    commonCard: 'Carta comum',
    made: handNames,
    halves,
    holeCards: (name: string): string => `Cartas de ${name}`,
    board: (board: number, of: number): string => (of === 1 ? 'Board' : `Board ${board}`),
    choose: 'Escolher',
    chooseFor: (whose: string): string => `Escolher cartas: ${whose}`,
    chosen: (count: number, most: number): string => `${count} de ${most} cartas`,
    taken: 'já está em jogo',
    done: 'Pronto',
    waiting: (names: readonly string[]): string => `Faltam cartas: ${list(names)}.`,
  },

  result: {
    title: 'Resultado',
    old: (count: number): string =>
      `Este é o último resultado válido. Confira ${plural(count, 'campo', 'campos')}.`,
    notCurrent: (count: number): string =>
      `Sem resultado atual: confira ${plural(count, 'campo', 'campos')}`,
    none: 'O resultado aparece quando os campos estiverem certos.',
    empty: 'Ainda não há fichas.',
    percent: (share: number): string => `${share.toFixed(1).replace('.', ',')}%`,
    refund: (name: string, returned: number): string =>
      `Aposta não paga de ${amount(returned)} volta para ${name}`,
    eligible: (names: readonly string[]): string =>
      `${wordFor(names.length, { one: 'Disputa', other: 'Disputam' })}: ${list(names)}`,
    wins: (name: string, won: number): string => `${name} ganha ${amount(won)}`,
    open: 'Vencedor ainda não indicado',
    odd: (name: string, seat: number, chip: number, isFirst: boolean, button: number): string =>
      isFirst
        ? `Ficha ímpar de ${amount(chip)} para ${name}: no empate, o assento ${seat} é o primeiro em sentido horário a partir do botão, no assento ${button}.`
        : `Ficha ímpar de ${amount(chip)} para ${name}: o assento ${seat} é o próximo em sentido horário.`,
    inconsistent:
      'Nenhuma ordem de mãos dá estes vencedores: quem é melhor em um pote também é melhor no seguinte. O pagamento segue o que você marcou.',
    inOut: (put: number, out: number): string =>
      `Fichas que entram ${amount(put)} = fichas que saem ${amount(out)}`,
    outParts: (returned: number, won: number, rake: number): string =>
      [
        ...(returned > 0 ? [`${amount(returned)} de volta`] : []),
        `${amount(won)} em ganhos`,
        ...(rake > 0 ? [`${amount(rake)} de rake`] : []),
      ].join(' + '),
    table: 'Quem recebe o quê',
    columns: {
      player: 'Jogador',
      put: 'Pôs',
      returned: 'De volta',
      won: 'Ganhou',
      net: 'Saldo',
      stack: 'Novo stack',
    } as const,
    newStack: (chips: number): string => `novo stack ${amount(chips)}`,
    folded: 'fold',
    killed: 'mão morta',
    both: {
      title: 'As duas regras pagam diferente',
      lead: (name: string, put: number, anteOwed: number, blind: number): string =>
        `${name} tem ${amount(put)} para um ante de ${amount(anteOwed)} e um blind de ${amount(blind)}.`,
      names: ante.ordersByName,
      chosen: 'em uso',
      posts: (name: string): string => `${name} posta`,
      parts: {
        ante: (chips: number): string => `ante ${amount(chips)}`,
        blind: (chips: number): string => `blind ${amount(chips)}`,
      },
      returned: 'Não pago',
      back: (name: string, chips: number): string => `${amount(chips)} para ${name}`,
      nothing: '–',
      gets: (name: string, chips: number): string => `${name} recebe ${amount(chips)}`,
      getsLabel: (name: string): string => `${name} recebe`,
      otherwise: (rules: string): string => `Com a regra ${rules}, paga diferente`,
    },
    unknown: '–',
    net: (value: number): string =>
      value > 0 ? `+${amount(value)}` : value < 0 ? `−${amount(-value)}` : '0',
    nextHand: 'Próxima mão',
    nextHandNote: 'Os stacks são mantidos e o botão avança.',
    jump: 'Ao resultado:',
    toField: 'Ir ao campo',
  },

  share: {
    title: 'Compartilhar e guardar',
    name: 'Título',
    nameNote: 'Fica acima do resultado, no texto e no papel.',
    link: 'Copiar link',
    text: 'Copiar texto',
    json: 'Copiar JSON',
    downloadJson: 'Salvar JSON',
    png: 'Salvar imagem',
    print: 'Imprimir',
    copied: 'Copiado',
    saved: 'Salvo',
    failed: 'O navegador não permitiu.',
    jsonNote: 'O JSON é o que sidepot settle lê na linha de comando.',
    jsonFile: 'mao.json',
  },

  import: {
    open: 'Importar',
    title: 'Importar uma mão',
    close: 'Fechar',
    lead: 'Cole ou escolha uma mão: JSON do sidepot settle, ou um histórico (PHH, Open Hand History, log do PokerNow, textos de PokerStars, GGPoker e outros seis sites).',
    paste: 'A mão em texto',
    file: 'Escolher arquivo',
    take: 'Abrir na calculadora',
    which: 'Várias mãos: qual delas?',
    hand: (label: string): string => `Mão ${label}`,
    empty: 'Não há nenhuma mão aqui.',
    badJson: 'Não é um JSON que se possa ler.',
    unknown: 'Não é uma mão que a calculadora consiga ler.',
    unit: (unit: string): string => `Todos os valores em unidades de ${unit}`,
    crowd: (count: number): string => `${count} jogadores são demais aqui: no máximo dez.`,
    badLink: 'Não havia no link uma mão que se pudesse abrir. Aqui vai um exemplo.',
  },
};
