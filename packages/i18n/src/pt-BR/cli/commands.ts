/** What the help says of each command, its operands and its options. Names of options stay as they are. */

import { engineCommands } from './engines.js';
import { statsHelp } from './stats.js';

const json = 'escrever uma linha de JSON';
const ante = 'ante';
const unit = 'menor ficha';
const databaseUrl = 'ou um PostgreSQL (padrão: DATABASE_URL, se houver)';
const keepDays = 'excluir mesas tantos dias depois de fechadas';
const dataFolder = (usual: string): string => `pasta das mesas (padrão: ${usual})`;

export const commands = {
  about: 'Mesas de poker por link; side pots, mãos, chances e históricos de mãos.',
  version: 'mostrar a versão',
  help: 'mostrar esta ajuda',
  helpOf: 'mostrar a ajuda de um comando',
  color: 'sem cores, mesmo em um terminal',
  lang: 'idioma, se não for o de LC_ALL, LC_MESSAGES ou LANG',

  /** Headings of the help, and what stands for options and commands in its first line. */
  titles: {
    usage: 'Uso:',
    arguments: 'Argumentos:',
    options: 'Opções:',
    globalOptions: 'Opções globais:',
    commands: 'Comandos:',
    examples: 'Exemplos:',
  },
  placeholders: { options: '[opções]', command: '[comando]' },
  /** "threads (padrão: 1)"; in a list of choices "holdem (padrão), omaha". */
  default: (about: string, usual: string): string => `${about} (padrão: ${usual})`,
  choices: (about: string, choices: string): string => `${about}: ${choices}`,
  defaultChoice: (choice: string): string => `${choice} (padrão)`,

  /** Options that describe a hand. */
  hand: {
    game: 'regras do jogo',
    limit: 'limite das apostas; sem isto, o do próprio jogo',
    ante,
    anteMode: 'quem paga o ante',
    anteOrder: 'o que paga primeiro quem paga o ante por todos',
    unit,
  },

  serve: {
    summary: 'servir mesas para jogar, aqui e por link',
    about: 'Servir mesas de poker: crie uma no navegador, mande o link, jogue.',
    port: (usual: number): string => `porta em que escutar (padrão: PORT ou ${usual})`,
    host: (usual: string): string => `endereço em que escutar (padrão: HOST ou ${usual})`,
    data: dataFolder,
    databaseUrl,
    keepDays,
    shardUrl: 'mais bancos de dados para mesas (padrão: SHARD_URLS, se houver)',
    natsUrl: 'NATS entre servidores (padrão: NATS_URL, se houver)',
    natsCreds: 'credenciais do NATS (padrão: NATS_CREDS, se houver)',
    trustProxy: 'confiar nos cabeçalhos X-Forwarded de um proxy',
    origin: 'outros sites que podem usar este servidor',
    limits: 'o que mesas e pessoas podem usar, em JSON',
    allowedHost: 'nomes de host aceitos; os outros são recusados',
    adminSocket: 'onde sidepot admin o encontra (padrão: em --data)',
    sessionDays: 'encerrar sessões sem uso há tantos dias',
    sessionMaxDays: 'encerrar sessões depois de tantos dias',
    pushKeys: 'avisar da vez por Web Push (padrão: PUSH_KEYS, se houver)',
    pushHost: 'serviços de push além dos navegadores conhecidos',
    log: 'anotar todo pedido no stderr, não só o que falha',
  },
  pushKeys: {
    summary: 'criar chaves para serve --push-keys',
    about: 'Escrever novas chaves para Web Push em JSON. Não mostre o arquivo a ninguém.',
    contact: 'endereço mailto: ou https: para os serviços de push',
  },
  backup: {
    summary: 'copiar todas as mesas para um arquivo, durante o jogo',
    about: 'Gravar em um arquivo tudo o que está guardado, com o servidor no ar.',
    path: 'o arquivo, ou uma pasta para um com a hora no nome',
  },
  restore: {
    summary: 'restaurar um backup em um lugar vazio',
    about: 'Restaurar um backup em uma pasta de dados vazia ou em um PostgreSQL vazio.',
    file: 'o que sidepot backup gravou, de um tipo ou do outro',
  },
  prune: {
    summary: 'excluir o que não é mais preciso',
    about: 'Excluir chaves e snapshots antigos, e mesas fechadas há muito tempo.',
    keepDays,
  },
  /** Of backup, restore and prune. */
  place: { data: dataFolder, databaseUrl },
  admin: {
    summary: 'cuidar de um servidor no ar: mesas, jogadores, auditoria',
    about: 'Consultar um servidor deste computador, pelo socket na sua pasta de dados.',
    action: 'o que fazer',
    ids: 'com o quê ou com quem',
    data: (usual: string): string => `pasta de dados do servidor (padrão: ${usual})`,
    adminSocket: 'socket de um servidor sem pasta de dados',
    limit: 'linhas a mostrar',
    reason: 'o motivo de um bloqueio',
    verify: 'do log: cada linha se encadeia com a anterior?',
    expect: 'e este hash, guardado de antes, é de uma delas?',
    json,
  },
  move: {
    summary: 'mover mesas que dormem para outro banco',
    about: 'Mover mesas para outro de vários bancos de dados, com os servidores no ar.',
    shard: 'número do banco: 1 é o primeiro, o do diretório',
    tables: 'ids das mesas, como nos seus links',
    databaseUrl: 'o primeiro banco (padrão: DATABASE_URL, se houver)',
    shardUrl: 'todos os outros (padrão: SHARD_URLS, se houver)',
  },
  settle: {
    summary: 'calcular uma mão: devolução, potes, rake, ganhos',
    about: 'Calcular uma mão dada em JSON: aposta não paga, potes, rake e ganhos.',
    file: 'um arquivo JSON; a entrada padrão se faltar ou for -',
    json: 'escrever uma linha de JSON em vez de uma tabela',
    jsonl: 'ler uma mão por linha e escrever uma linha de JSON para cada',
    explain: 'pôr os motivos no JSON (a tabela sempre os tem)',
  },
  replay: {
    summary: 'reproduzir históricos: potes, devoluções, stacks',
    about:
      'Reproduzir históricos de mãos em PHH, Open Hand History, log do PokerNow ou textos de ' +
      'PokerStars e GGPoker: o que cada um pôs, os potes, quem acaba com quanto.',
    files:
      '.phh, .phhs, .ohh, .csv do PokerNow, textos de PokerStars, GGPoker; - é a entrada padrão',
    json: 'escrever uma linha de JSON por mão',
    unit: 'quanto vale uma ficha (padrão: 0.01 ou 1, conforme a mão)',
    jobs: 'threads (padrão: uma por núcleo, se a entrada é grande)',
    warnings: 'pôr no JSON o que foge das regras (fora dele, sempre está)',
  },
  eval: {
    summary: 'dizer o que são as mãos, e qual é a melhor',
    about: 'Dizer o que é cada mão e que cinco cartas jogam; várias são comparadas.',
    cards: 'uma mão cada, como AsKsQsJsTs; cartas soltas são uma só mão',
    board: 'cartas comuns a todas as mãos',
    json: 'escrever uma linha de JSON por mão, na ordem dada',
  },
  equity: {
    summary: 'contar quantas vezes cada mão ganha',
    about: 'Contar quantas vezes cada mão ganha e empata, e que parte do pote ela vale.',
    hands: 'cartas (AsKs, 2c3d4h/Kd7s) ou um range (QQ+,AKs) cada',
    board: 'cartas no board',
    dead: 'cartas que não podem mais vir',
    samples: 'dar n boards aleatórios em vez de contar todos',
    seed: 'semente dos boards aleatórios',
    json: 'escrever uma linha de JSON com as contagens',
  },
  perft: {
    summary: 'contar de quantas formas se pode apostar uma mão',
    about: 'Contar as sequências de ações diferentes, para comparar com outro sistema.',
    stacks: 'fichas dos assentos 1, 2, …, como 10,10; ou um só número',
    depth: 'contar até tantas ações',
    players: 'número de jogadores (padrão: o dos stacks)',
    blinds: (usual: string): string => `blinds (padrão: ${usual})`,
    straddle: 'straddle UTG, ou assento:valor',
    button: 'assento do botão (padrão: o último)',
    json,
  },
  simulate: {
    summary: 'jogar mãos aleatórias, e ver se nenhuma ficha se perde',
    about: 'Jogar mãos aleatórias até o fim: em que tempo, e se nenhuma ficha se perdeu.',
    hands: 'mãos a jogar',
    players: (usual: string): string => `jogadores de uma mão, como 6 ou 2-9 (padrão: ${usual})`,
    stacks: 'fichas de um jogador, como 100 ou 1-200',
    blinds: (usual: string): string => `blinds (padrão: ${usual})`,
    seed: 'semente das cartas e das escolhas',
    jobs: 'threads',
    json,
  },
  ...engineCommands,
  stats: statsHelp,
  completion: {
    summary: 'escrever um script que completa a linha de comando',
    about: 'Escrever um script para o seu shell que completa comandos, opções e valores.',
    shell: 'o seu shell',
    examples: 'Exemplos, para o shell que está aberto e para todos os próximos:',
  },
};
