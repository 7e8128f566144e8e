/** A mesa em um link: para quem a conduz e para quem a acompanha. */

export const share = {
  lead: 'Um link para acompanhar esta mesa: potes e relógio em uma TV, nos celulares dos jogadores, sobre uma transmissão. Ninguém precisa de conta. Ele mostra o que este aparelho mostra, até você parar.',
  start: 'Compartilhar esta mesa',
  cards: 'Cartas dos jogadores',
  cardsOf: { none: 'Nunca', shown: 'No showdown', all: 'Ao digitar' } as const,
  cardsNotes: {
    none: 'As cartas da mesa são mostradas se forem digitadas.',
    shown: 'De quem ainda está na mão, quando ninguém mais pode apostar.',
    all: 'Quem tem o link as vê na hora. Passe-o só à transmissão, que as mostra com atraso.',
  } as const,
  live: 'Compartilhada: os outros veem cada mudança.',
  away: 'Sem conexão: os outros veem como estava. O mais recente é enviado assim que ela voltar.',
  ending: 'Sem conexão: termina assim que houver uma, e o mais tardar sozinho depois de um dia.',
  ended: 'Já tinha terminado.',
  signs: { live: 'Compartilhada', away: 'Compartilhada, sem conexão' } as const,
  code: 'Código do link',
  link: 'Link',
  open: 'Abrir aqui',
  overlay: 'Para transmissões',
  overlayNote:
    'Só a mesa, sem fundo, com 30 segundos de atraso: uma fonte de navegador para o OBS.',
  overlayLink: 'Link da sobreposição',
  stop: 'Parar de compartilhar',
  watch: {
    title: 'Mesa ao vivo',
    waiting: 'A primeira mão vai começar.',
    lost: 'Sem conexão. Era assim da última vez.',
    ended: 'Esta mesa não é mais compartilhada',
    endedNote: 'Quem a compartilhava parou, ou passou um dia.',
  },
};
