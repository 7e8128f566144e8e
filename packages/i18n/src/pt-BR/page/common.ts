/** What is said on every page: that something loads, or goes wrong. */

import { plural } from './numbers.js';

export const common = {
  product: 'Sidepot',

  /** What is said, and what follows from it or is typed behind it. */
  colon: (said: string, more: string): string => `${said}: ${more}`,

  errors: {
    server: (status: number): string => `O servidor respondeu com o erro ${status}.`,
    unknown: 'Algo deu errado nesta página. Tente de novo.',
  },

  connection: {
    reason: (said: string): string => `Motivo: ${said}`,
    connecting: 'Conectando…',
    loading: 'Carregando…',
    lost: 'Conexão perdida. Reconectando: seu assento está guardado.',
    offline: 'Você está sem internet. Seu assento está guardado.',
    notSent: 'Não enviado: sem conexão. Nada foi feito.',
    unanswered: 'Enviado, mas ainda sem resposta. Perguntamos de novo quando a conexão voltar.',
    ended: 'Esta mesa não está disponível',
    nowhere: 'Não há nenhuma página aqui',
    nowhereNote: 'O endereço pode estar errado, ou a página mudou de lugar.',
    home: 'Ir para o lobby',
  },

  copy: { copy: 'Copiar link', copied: 'Copiado' },
  nameNeeded: 'Digite primeiro o seu nome.',

  players: (count: number): string => plural(count, 'jogador', 'jogadores'),
};
