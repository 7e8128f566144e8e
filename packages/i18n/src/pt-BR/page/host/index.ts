/** The words of the table's menu, for the host and for everybody. */

import type { SeatOrder } from '@sidepot/protocol';
import { amount, count as number } from '../../../tools/numbers.js';
import { plural, seconds } from '../numbers.js';

export interface PendingOrder {
  readonly order: SeatOrder;
  readonly seat: number;
  readonly by: number;
  readonly reason: string | null;
}

export const host = {
  menu: {
    title: 'Mesa',
    close: 'Fechar',
    tabs: {
      you: 'Você',
      host: 'Host',
      ledger: 'Contas',
      hands: 'Mãos',
      report: 'Relatório',
      rules: 'Regras',
    } as const,
    settings: 'Ajustes',
  },

  invite: {
    title: 'Convidar jogadores',
    lead: 'Quem tem este link pode vir à mesa e pegar um assento.',
    leadEntry: 'Quem tem este link pode pedir para você deixar entrar.',
    leadApproval: 'Quem tem este link pode vir à mesa e pedir um assento a você.',
    link: 'Link desta mesa',
    share: 'Enviar…',
    qr: 'QR code do link',
    show: 'QR code',
    tabs: { friends: 'Amigos', device: 'Meu outro aparelho' } as const,
    waiting: 'Mande o link para os seus amigos',
    onlyHereShort: 'Só este computador abre o link',
    onlyHere:
      'Só este computador abre este link. Para deixar entrar outros da sua rede, pare o servidor e digite',
  },

  device: {
    title: 'O mesmo assento em outro aparelho',
    lead: 'Abra lá este link privado e continue com o mesmo nome, assento e fichas. Ele funciona uma vez; não passe para mais ninguém.',
    make: 'Criar link privado',
    link: 'Link privado',
    until: (time: string): string => `Funciona uma vez, até ${time}.`,
  },

  devices: {
    title: 'Seus outros aparelhos',
    lead: 'Conectados como você. Encerre o que perdeu ou emprestou.',
    unknown: 'Um aparelho',
    used: (time: string): string => `último uso: ${time}`,
    end: 'Sair',
    endLabel: (device: string): string => `Encerrar a sessão em ${device}`,
    endAll: 'Sair de todos',
  },

  data: {
    title: 'Meus dados',
    lead: 'Seu nome, suas mesas, o que você disse e as mãos que recebeu, em um arquivo.',
    download: 'Baixar meus dados',
    forget: 'Apagar tudo…',
    forgetQuestion:
      'Apagar seus dados para sempre? Seu nome e suas mensagens saem de todas as mesas, e todos os seus aparelhos são desconectados. As mãos que você jogou ficam com os outros, com um nome que não é o seu. Antes, saia dos seus assentos e feche as suas mesas; exclua as que ninguém deve guardar.',
    forgetNow: 'Apagar tudo',
    keep: 'Ficar',
  },

  handOver: {
    ask: 'Passar a mesa…',
    to: 'Para',
    question: (name: string): string =>
      `Passar o comando da mesa para ${name}? Você deixa de ser host, e só ${name} poderá devolver o comando.`,
    yes: 'Passar a mesa',
  },

  you: {
    title: 'Você',
    sitOut: 'Ficar de fora na próxima mão',
    straddle: 'Dar straddle quando puder',
    straddleHere: {
      wish: (chips: number): string => `Straddle ${amount(chips)}`,
      next: (chips: number): string => `Straddle ${amount(chips)} na próxima mão`,
      note: 'Sempre que o seu assento puder, até você apertar de novo.',
    },
    comeIn: 'Como entrar',
    comeIns: {
      wait: () => 'Esperar o big blind',
      post: (chips: number) => `Postar ${amount(chips)}`,
      button: (chips: number) => `Comprar botão ${amount(chips)}`,
    } as const,
    sitOver: (hands: number): string => `Aguardar ${plural(hands, 'mão', 'mãos')}`,
    chips: 'Fichas',
    buy: 'Comprar fichas',
    buyFor: (chips: number): string => `Comprar ${amount(chips)}`,
    limits: (min: number, max: number): string => `${amount(min)} a ${amount(max)}`,
    outside: (min: number, max: number): string => `Escolha entre ${amount(min)} e ${amount(max)}.`,
    auto: {
      title: 'Fichas automáticas',
      lead: 'Compradas entre as mãos enquanto você joga, nunca quando está de fora.',
      topUp: 'Completar após cada mão',
      topUpTo: 'Até',
      rebuy: 'Rebuy ao quebrar',
      rebuyFor: 'Com',
    },
    move: 'Mudar de assento',
    moveNote: 'Ninguém foge do blind: quem se afasta dele aguarda algumas mãos, ou posta.',
    moveTo: 'Para o assento',
    moveNow: 'Mudar',
    moveStay: 'Ficar aqui',
    moveQuestion: (seat: number): string => `Mudar para o assento ${seat}?`,
    topUp: 'Mais fichas',
    topUpNote: (most: number): string => `Você pode pegar até ${amount(most)}.`,
    topUpFull: 'Seu stack já está no máximo permitido.',
    topUpComing: (chips: number): string => `Mais ${amount(chips)} depois desta mão.`,
    add: 'Pegar',
    name: 'Seu nome',
    save: 'Salvar',
    saved: 'Salvo',
    leave: 'Sair do assento',
    /** `bet`: what is in a hand that is not over. */
    leaveQuestion: (chips: number, bet: number): string =>
      bet === 0
        ? `Sair com ${amount(chips)}? O valor vai para as contas.`
        : `Sair com ${amount(chips)}? O valor vai para as contas quando esta mão acabar. Os ${amount(bet)} que você apostou ficam no pote, e a sua mão vai para o fold quando chegar a sua vez.`,
    leaveAllIn: (bet: number): string =>
      `Sair? Você está all-in: os ${amount(bet)} que você apostou ficam no pote até a mão acabar. Você sai com o que ganhar.`,
    leaveTournament: 'Ninguém pode sair de um torneio que já começou: fique de fora.',
    stay: 'Ficar',
    cancelRequest: 'Retirar o pedido de assento',
    cancelChips: 'Retirar o pedido de fichas',
    onlyWatching: 'Você está assistindo.',
    watching: 'Você está assistindo. Escolha um assento livre na mesa para jogar.',
  },

  waiting: {
    title: 'À espera de um assento',
    join: 'Esperar assento',
    length: (count: number): string =>
      count === 0
        ? 'Ninguém na espera ainda.'
        : `${plural(count, 'jogador na espera', 'jogadores na espera')}.`,
    place: (place: number, of: number): string => `Você é o número ${place} de ${of} na fila.`,
    leave: 'Sair da fila',
    offer: (seat: number, left: number): string => `O assento ${seat} é seu por ${seconds(left)}.`,
    take: (seat: number): string => `Pegar assento ${seat}`,
    pass: 'Agora não',
    offered: (seat: number, until: string): string => `Assento ${seat} oferecido até ${until}`,
    since: (time: string): string => `desde ${time}`,
  },

  requests: {
    title: 'Pedidos',
    none: 'Ninguém está esperando.',
    asks: (name: string, chips: number | null): string =>
      chips === null ? `${name} pede um assento` : `${name} pede um assento com ${amount(chips)}`,
    asksChips: (name: string, chips: number): string => `${name} pede mais ${amount(chips)}`,
    give: 'Dar',
    seat: (seat: number): string => `Assento ${seat}`,
    approve: 'Aceitar',
    deny: 'Recusar',
    label: 'Pedidos',
  },

  game: {
    title: 'Jogo',
    start: 'Começar o jogo',
    pause: 'Pausar',
    pauseNote: 'Sem novas mãos, e todos os relógios param.',
    resume: 'Continuar',
    paused: 'O jogo está em pausa.',
    pausedByYou: 'Você pausou o jogo.',
    pausedAlone: 'O jogo espera por jogadores.',
    pausedByQuota: (until: string | null): string =>
      `Você esgotou o que este servidor permite em uma hora.${until === null ? '' : ` O jogo continua sozinho às ${until}.`}`,
    close: 'Fechar a mesa',
    closeQuestion:
      'Fechar a mesa depois desta mão? Todos recebem as suas fichas nas contas, e não se joga mais nenhuma mão. Um torneio em andamento divide os prêmios restantes pelas fichas de quem ainda joga.',
    closing: 'A mesa fecha quando esta mão acabar.',
    closed: 'A mesa está fechada.',
    keep: 'Manter aberta',
    end: 'Fechar esta mesa',
    endNote: 'Uma mesa fechada ainda pode ser lida, e excluída por você.',
  },

  deletion: {
    title: 'Excluir esta mesa',
    lead: 'Até lá, todos que jogaram aqui podem ler e baixar as mãos e as contas.',
    ask: 'Excluir a mesa…',
    question:
      'Excluir a mesa para sempre? Todas as mãos, o chat e as contas se perdem. Ninguém que jogou aqui poderá mais ler ou baixar nada, nem você, e o link não leva a lugar nenhum.',
    yes: 'Excluir de vez',
    no: 'Manter a mesa',
  },

  bots: {
    title: 'Bots',
    add: 'Adicionar bot',
    strength: 'Nível',
    strengths: { easy: 'Fácil', medium: 'Médio', hard: 'Difícil' } as const,
    remove: (name: string): string => `Remover ${name}`,
    removeShort: 'Remover',
    full: 'Todos os assentos estão ocupados.',
  },

  quotas: {
    title: 'O que você usa deste servidor',
    what: {
      tables: 'Mesas abertas',
      tablesPerDay: 'Mesas novas em 24 horas',
      bots: 'Bots nas suas mesas',
      eventsPerHour: 'Eventos gravados nesta hora',
      bytesPerHour: 'Megabytes gravados nesta hora',
    } as const,
    used: (what: string, used: number, limit: number): string => {
      const told = (count: number): string =>
        number(what === 'bytesPerHour' ? Math.ceil(count / 1_000_000) : count);
      return `${told(used)} de ${told(limit)}`;
    },
  },

  orders: {
    open: 'Mais…',
    openLabel: (name: string): string => `Mais para ${name}`,
    sitOut: 'Deixar fora',
    forms: { standUp: 'Levantar…', move: 'Mudar…', setStack: 'Stack…' } as const,
    standUp: 'Tirar do assento',
    standUpNote: (name: string, chips: number): string =>
      `${name} sai do assento, depois da mão se estiver em uma, e assiste. Há ${amount(chips)} fichas ali agora; elas vão para as contas.`,
    move: 'Mudar',
    moveNote: 'Entre as mãos, na hora; senão, quando esta mão acabar.',
    to: 'Para',
    stack: 'Novo stack',
    setStack: 'Definir stack',
    stackNote: (chips: number): string =>
      `Agora ${amount(chips)}. O que entra conta como comprado, o que sai como pago, então ninguém ganha nem perde com isso. Todos veem.`,
    stackInHand: (chips: number): string =>
      `${amount(chips)} no começo desta mão. A diferença é dada ou tirada quando a mão acabar; conta como comprada ou paga. Todos veem.`,
    stackBad: 'Digite um valor maior que 0.',
    takeBack: 'Desfazer',
    takeBackLabel: (name: string): string => `Desfazer o que foi decidido para ${name}`,
    pending: ({ order, seat, by, reason }: PendingOrder): string => {
      const said = {
        sitOut: 'fica de fora',
        standUp: 'sai do assento depois desta mão',
        move: `muda para o assento ${seat} depois desta mão`,
        setStack: `${by < 0 ? '−' : '+'}${amount(Math.abs(by))} depois desta mão`,
      };
      return reason === null ? said[order] : `${said[order]}: ${reason}`;
    },
  },

  helpers: {
    is: 'ajuda você como host',
    share: 'Tornar host também',
    shareLabel: (name: string): string => `Tornar host também: ${name}`,
    end: 'Tirar como host',
    endLabel: (name: string): string => `Tirar como host: ${name}`,
  },

  people: {
    title: 'Jogadores',
    spectators: 'Assistindo',
    /** Who watches and has no name. */
    unnamed: (count: number): string => `${number(count)} sem nome`,
    you: 'você',
    host: 'o host',
    bot: (strength: string): string => `Bot, ${strength.toLowerCase()}`,
    kick: 'Remover…',
    kickLabel: (name: string): string => `Remover ${name} da mesa`,
    kickQuestion: (name: string): string =>
      `${name} sai da mesa, depois da mão se estiver em uma, e só volta se você deixar. As fichas vão para as contas; as de um torneio em andamento saem do jogo.`,
    reason: 'Motivo',
    reasonNote: 'Opcional. Todos veem.',
    kickNow: 'Remover',
    leaves: 'sai depois desta mão',
    keep: 'Manter',
    keepLabel: (name: string): string => `Manter ${name} na mesa`,
    cancel: 'Cancelar',
  },

  ledger: {
    title: 'Contas',
    none: 'Ninguém comprou fichas ainda.',
    hidden: 'As contas são para o host e para quem tem assento.',
    player: 'Jogador',
    buyIns: 'Entrou',
    cashOuts: 'Saiu',
    stack: 'Stack',
    adjusted: 'Corr.',
    net: 'Saldo',
    rake: (chips: number): string => `Rake cobrado: ${amount(chips)}`,
    asOf: 'Stacks ao fim da última mão terminada.',
    signed: (chips: number): string =>
      chips > 0 ? `+${amount(chips)}` : chips < 0 ? `−${amount(-chips)}` : amount(0),
    settlement: 'Quem paga quem',
    settlementNote: 'O mínimo de pagamentos, como se todos saíssem agora.',
    settled: 'Ninguém deve nada.',
    pays: (from: string, to: string, chips: number): string =>
      `${from} paga ${amount(chips)} a ${to}`,
    house: 'A casa',
    copy: 'Copiar quem paga quem',
    copied: 'Copiado.',
    notCopied: 'Este navegador não permite copiar.',
    saveSettlement: 'Pagamentos em CSV',
    saveLedger: 'Contas em CSV',
    corrections: 'Correções',
    correction: (name: string, chips: string, reason: string): string =>
      `${name} ${chips}: ${reason}`,
    older: 'Correções anteriores',
    correct: 'Corrigir as contas',
    correctNote: 'Para dinheiro que mudou de mãos por fora. As fichas ficam onde estão.',
    amount: 'Valor',
    amountNote: 'Soma ao saldo; com um menos, tira dele.',
    amountBad: 'Digite um valor diferente de 0.',
    reason: 'Motivo',
    reasonBad: 'Diga por quê: todos vão ler.',
    send: 'Corrigir',
  },

  settings: {
    title: 'Configurações',
    save: 'Salvar configurações',
    saved: 'Salvo. Vale a partir da próxima mão.',
    coming: 'A partir da próxima mão:',
  },
};
