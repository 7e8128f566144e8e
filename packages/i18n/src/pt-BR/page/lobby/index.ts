/** The lobby's words. */

import { count as number } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const lobby = {
  title: 'Poker entre amigos, sem nenhuma ficha perdida.',
  lead: 'Crie uma mesa, mande o link, jogue. Sem cadastro.',
  name: {
    label: 'Seu nome',
    note: 'Os outros veem na mesa.',
    playingAs: 'Jogando como',
    change: 'Mudar nome',
    save: 'Salvar',
    cancel: 'Cancelar',
  },
  create: {
    title: 'Nova mesa',
    tableName: 'Poker de sexta',
    button: 'Criar a mesa',
    more: 'Mais opções',
    moreNote: 'Antes, straddle, buy-in, relógio, rodar duas vezes, rake, espectadores…',
    fallbackName: (name: string): string => `Mesa de ${name}`,
  },
  bots: {
    game: 'Jogo',
    title: 'Jogar já',
    lead: 'Uma mesa com bots, só para você.',
    count: 'Adversários',
    strength: 'Nível deles',
    strengths: { easy: 'Fácil', medium: 'Médio', hard: 'Difícil', mixed: 'Misto' } as const,
    button: 'Jogar contra bots',
    table: 'Mesa de treino',
  },
  recent: {
    title: 'Suas mesas',
    all: (count: number): string => `Mostrar todas as ${number(count)}`,
    forget: (name: string): string => `Tirar ${name} desta lista`,
    seated: 'Seu assento está guardado',
    players: (count: number): string =>
      count === 0 ? 'Ninguém lá' : `${plural(count, 'jogador', 'jogadores')}`,
    statuses: {
      waiting: 'não começou',
      playing: 'em jogo',
      paused: 'em pausa',
      sleeping: 'dormindo',
      closed: 'fechada',
    } as const,
    ago: (milliseconds: number): string => {
      if (milliseconds < MINUTE) return 'agora há pouco';
      if (milliseconds < HOUR) return `há ${number(Math.floor(milliseconds / MINUTE))} min`;
      if (milliseconds < DAY)
        return `há ${plural(Math.floor(milliseconds / HOUR), 'hora', 'horas')}`;
      return `há ${plural(Math.floor(milliseconds / DAY), 'dia', 'dias')}`;
    },
  },
  claim: {
    title: 'Continuar neste aparelho',
    lead: 'Com este link privado você é a mesma pessoa neste aparelho, com o mesmo assento e as mesmas fichas.',
    warning: (name: string): string =>
      `Neste aparelho você agora é ${name}. Ao continuar, isso acaba.`,
    button: 'Continuar aqui',
    cancel: 'Agora não',
    isCut: 'Este link privado está incompleto. Copie o link inteiro e abra de novo.',
  },
};
