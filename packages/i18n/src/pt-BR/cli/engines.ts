/** What vectors, check, convert and hand say: the commands that talk with other programs. */

import type { CliWords } from '../../language.js';
import { count, howMany } from '../../tools/numbers.js';

const hands = (number: number): string => howMany(number, { one: 'mão', other: 'mãos' });

type Commands = Pick<CliWords['commands'], 'vectors' | 'check' | 'convert' | 'play'>;

export const engineCommands: Commands = {
  vectors: {
    summary: 'sortear mãos com o que deve sair delas',
    about: 'Sortear mãos, uma linha de JSON cada, com o que deve sair delas.',
    count: 'quantas',
    seed: 'semente; a mesma semente sorteia as mesmas mãos',
    players: 'jogadores de uma mão, como 6 ou 2-9',
    levels: 'apostas diferentes de quem não desistiu, como 5 ou 1-4',
    blinds: 'blinds',
    ante: 'ante (padrão: o big blind)',
    shortBlinds: 'quem deve ante e blind não pode pagar os dois',
    killed: 'mãos desistidas podem ter apostado mais que todas as outras',
    hilo: 'alta e baixa',
    boards: 'bordos que são abertos',
    rake: 'rake em pontos-base, 500 para 5 %',
    rakeCap: 'rake máximo de uma mão',
    shape: 'como é uma mão',
  },
  check: {
    summary: 'conferir as respostas de outro motor, por regra',
    about: 'Conferir as respostas de outro motor, mão a mão, e contá-las por regra.',
    answers: 'um arquivo de respostas, uma linha de JSON cada',
    command: 'executar isto: mãos na entrada padrão, respostas na saída',
    hands: 'um arquivo de mãos, como sidepot vectors as escreve',
    timeout: 'por quanto tempo o comando pode calar',
    junit: 'escrever o XML do JUnit',
    markdown: 'escrever um relatório em Markdown',
    json: 'escrever uma linha de JSON por mão',
  },
  convert: {
    summary: 'escrever históricos em outro formato',
    about: 'Ler históricos em qualquer formato conhecido e escrevê-los em outro.',
    files: 'históricos; - para a entrada padrão',
    to: 'formato a escrever',
    out: 'arquivo a escrever (padrão: a saída padrão)',
    player: 'só mãos deste jogador',
    filter: 'só mãos deste tipo; tudo que for citado deve valer',
    rows: 'o que é uma linha do CSV',
    unit: 'quanto vale uma ficha (padrão: 0.01 ou 1, conforme a mão)',
    jobs: 'threads (padrão: uma por núcleo para entrada grande)',
  },
  play: {
    summary: 'jogar mãos por comandos, para programas',
    about: 'Jogar mãos por comandos: linhas de JSON na entrada e na saída.',
    stdio: 'falar pela entrada e pela saída padrão',
  },
};

type Notes = Pick<CliWords['notes'], 'vectors' | 'check' | 'convert' | 'hand'>;

export const engineNotes: Notes = {
  vectors: `Uma linha é uma mão como sidepot settle a lê, suas regras, e em "expect" a
resposta. Com --shape totals ela tem stacks, totais e posições: bb_ante,
total_contribution, is_bb. A mesma semente com as mesmas opções sorteia as
mesmas mãos em toda parte, e a mão 7 é a mesma, quantas forem.

Códigos de saída: 0 bem, 2 uso errado.`,
  check: `As mãos são sorteadas como em sidepot vectors, ou lidas com --hands. As
respostas vêm de um comando ou de um arquivo: na ordem das mãos ou com sua
"id". Um arquivo sozinho tem mãos com "answer" ou "expect" em cada linha.

Uma resposta tem o que o motor sabe dizer de refund, pots, awards, rake,
payouts (refund e awards juntos) e newStacks; só isso é comparado. Um motor que
não pode jogar uma mão responde {"unsupported": true}.

Códigos de saída: 0 nenhuma resposta está errada ou falta, 1 alguma, 2 uso
errado.`,
  convert: `O formato da entrada é reconhecido pelo começo do arquivo. Uma mão que não pode
ser lida ou escrita é dita com arquivo, linha e motivo, e o resto continua. O
que não cabe em um formato é anotado uma vez.

Códigos de saída: 0 todas escritas, 1 alguma mão recusada, 2 uso errado ou
arquivo ilegível.`,
  hand: `Uma linha de entrada é um comando, uma linha de saída sua resposta:
  {"do":"start","config":{"players":[{"id":"Ann","seat":1,"stack":200},
    {"id":"Bob","seat":2,"stack":200}],"button":1,"smallBlind":1,"bigBlind":2},
    "seed":7}
  {"do":"act","hand":1,"type":"raise","to":6}
  {"do":"view","hand":1,"seat":2}   {"do":"end","hand":1}
Uma resposta diz de quem é a vez, o que é permitido e o que aconteceu.

Códigos de saída: 0 bem, 2 uso errado.`,
};

export const vectorWords: CliWords['vectors'] = {
  fromTo: (least, most) => `de ${least} a ${most}`,
  atMostPlayers: (players) => `no máximo tantas quanto os ${players} jogadores`,
  onlySettle: 'settle com hilo, boards, rake ou killed: totals não pode dizê-los',
};

export const checkWords: CliWords['check'] = {
  hand: (id, text) => `mão ${id}: ${text}`,
  ofPot: (pot, text) => `${pot}: ${text}`,
  differs: (what, got, rule, want) => `${what} ${got}; ${rule} diz ${want}`,
  fields: {
    refund: 'devolveu',
    pots: 'tem os potes',
    amount: 'contém',
    eligible: 'podem ganhá-lo',
    potRake: 'rake',
    potAwards: 'pagou',
    rake: 'rake',
    awards: 'pagou',
    payouts: 'entregou',
    stacks: 'stacks',
  },
  share: (id, chips) => `${id} ${count(chips)}`,
  chips: (chips) => count(chips),
  nothing: 'nada',
  notRefused: (rule) => `respondida, mas ${rule} recusa esta mão`,
  declined: 'não pode jogar esta mão',
  silent: 'a resposta não diz nada que se possa comparar',
  rubbish: (text) => `a resposta não é um objeto JSON: ${text}`,
  ended: (code, last) =>
    `o comando terminou ${code === null ? 'por um sinal' : `com ${code}`} antes de responder${last === '' ? '' : `: ${last}`}`,
  hung: (seconds) => `sem resposta em ${seconds} s`,
  flood: 'o comando escreveu uma linha sem fim',
  unasked: 'sem resposta',
  more: (number) => `… e mais ${hands(number)}`,
  rule: 'Regra',
  hands: 'Mãos',
  right: 'Certas',
  wrong: 'Quebrada',
  handTitle: 'Mão',
  found: 'O que difere',
  summary: (all, right, wrong, declined, missing) =>
    [
      `${hands(all)}: ${count(right)} certas`,
      `${count(wrong)} erradas`,
      ...(declined > 0 ? [`${count(declined)} não jogadas`] : []),
      ...(missing > 0 ? [`${count(missing)} sem resposta`] : []),
    ].join(', '),
  badHand: (file, line, why) => `${file}, mão ${line}: ${why}`,
  noAnswer:
    'é preciso uma mão com "players" e sua "answer"; a respostas sozinhas, juntar --hands FILE',
  noLine: (file) => `${file}: não há nenhuma mão nele`,
  fileOrCommand: 'citar um arquivo de respostas, ou --command',
  handsOrDrawn: '--hands tem as mãos: opções que as sorteiam não vão junto',
};

export const convertWords: CliWords['convert'] = {
  summary: (written, refused, left, seconds) =>
    [
      `${hands(written)} escritas`,
      ...(left > 0 ? [`${count(left)} deixadas de fora`] : []),
      ...(refused > 0 ? [`${count(refused)} recusadas`] : []),
      `${seconds} s`,
    ].join(', '),
  lost: (format, fields) => `nota: ${format} não tem lugar para ${fields.join(', ')}`,
  oneHand: 'nota: PHH tem uma mão por arquivo; estas são as seções de um .phhs',
};

export const playWords: CliWords['play'] = {
  onlyStdio: 'hand quer --stdio: é para programas',
};
