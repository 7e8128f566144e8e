/** What is wrong with a command line, with a file or with the JSON in it. One line each. */

export const usage = {
  noHelp: (command: string): string =>
    `não há ajuda para '${command}': sidepot, sem mais nada, lista os comandos`,
  noLanguage: (tag: string, tags: readonly string[]): string =>
    `não há o idioma '${tag}'; há ${tags.join(', ')}`,

  /** What the reader of the command line refuses. Options and commands are as they were typed. */
  unknownOption: (option: string): string => `opção desconhecida '${option}'`,
  unknownCommand: (command: string): string => `comando desconhecido '${command}'`,
  missingArgument: (name: string): string => `falta o argumento obrigatório '${name}'`,
  missingValue: (option: string): string => `falta o valor da opção '${option}'`,
  missingOption: (option: string): string => `falta a opção obrigatória '${option}'`,
  conflict: (option: string, other: string): string =>
    `a opção '${option}' não pode ser usada com a opção '${other}'`,
  tooMany: (command: string, expected: number, got: number): string =>
    `argumentos demais para '${command}'. ${expected === 1 ? 'É esperado 1 argumento' : `São esperados ${expected} argumentos`}, e há ${got}.`,
  badOption: (option: string, value: string, why: string): string =>
    `'${value}' não vale para a opção '${option}'. ${why}`,
  badArgument: (name: string, value: string, why: string): string =>
    `'${value}' não vale para o argumento '${name}'. ${why}`,
  didYouMean: (names: readonly string[]): string =>
    names.length === 1
      ? `(Você quis dizer ${names[0]}?)`
      : `(Você quis dizer um destes: ${names.join(', ')}?)`,

  /** Why a value is no good: a sentence of its own. */
  choices: (choices: readonly string[]): string =>
    `Os valores possíveis são ${choices.join(', ')}.`,
  whole: 'Deve ser um número inteiro.',
  atLeastOne: 'Deve ser no mínimo 1.',
  atMost: (most: number): string => `Deve ser no máximo ${most}.`,
  positiveDecimal: 'Deve ser um número positivo, como 0.01.',
  days: (most: number): string => `Deve ser um número inteiro de dias, no máximo ${most}.`,

  /** "stacks deve ser …": the names of options stay. */
  mustBe: (field: string, wants: string): string => `${field} deve ser ${wants}`,
  smallAndBig: 'small,big',
  numbersWithCommas: 'uma lista de números inteiros separados por vírgulas',
  numberOrRange: 'um número inteiro ou uma faixa, como 2-9',
  amountsOrOne: (amounts: number): string => `uma lista de ${amounts} valores, ou um só`,
  straddle: 'um valor ou assento:valor',

  port: (most: number, typed: string): string =>
    `uma porta é um número de 0 a ${most}, não '${typed}'`,
  origin: (typed: string): string => `uma origem é como https://poker.example, não '${typed}'`,
  host: (typed: string): string =>
    `um host é um nome como poker.example, sem porta, não '${typed}'`,
  databaseUrl: 'a URL de um banco de dados é como postgres://user:password@host:5432/name',
  natsUrl: 'uma URL do NATS é como nats://user:password@host:4222, ou tls://…',
  twoStores: '--data e --database-url são dois armazenamentos: escolha um',
  natsCreds: '--nats-creds só vale com --nats-url',
  shardUrl: '--shard-url e --nats-url só valem com --database-url',
  allDatabases: 'indique todos os bancos de dados: --database-url e --shard-url',
  pushHost: '--push-host só vale com --push-keys',
  badPushHost: (typed: string): string =>
    `um host de push é um nome como push.example, não '${typed}'`,
  noPushKeys: (file: string): string =>
    `'${file}' não tem chaves para Web Push: sidepot push-keys cria`,
  contact: (typed: string): string => `um contato é como mailto:me@poker.example, não '${typed}'`,
  keysFile: {
    notJson: (file: string): string => `o arquivo de chaves '${file}' não é JSON`,
    unreadable: (file: string): string => `não dá para ler o arquivo de chaves '${file}'`,
  },
  limitsFile: {
    notJson: (file: string): string => `o arquivo de limites '${file}' não é JSON`,
    unreadable: (file: string): string => `não dá para ler o arquivo de limites '${file}'`,
    notObject: (path: string | null): string =>
      `limites: '${path ?? 'o arquivo'}' deve ser um objeto`,
    unknown: (path: string, known: readonly string[]): string =>
      `limites: não há '${path}'; há ${known.join(', ')}`,
    notNumber: (path: string, mayBeNull: boolean): string =>
      `limites: '${path}' deve ser um número inteiro a partir de 0${mayBeNull ? ', ou null para não ter limite' : ''}`,
  },

  /** Files and streams; `why` is what the system said. */
  stdin: 'a entrada padrão',
  waiting: {
    json: 'esperando JSON na entrada padrão, termine com Ctrl-D',
    hands: 'esperando mãos na entrada padrão, termine com Ctrl-D',
  },
  stdinIsFolder: 'a entrada padrão é uma pasta, não um arquivo',
  noFile: (file: string): string => `esse arquivo não existe: ${file}`,
  isFolder: (file: string): string => `isto é uma pasta, não um arquivo: ${file}`,
  noPermission: (file: string): string => `sem permissão para ler ${file}`,
  unreadable: (file: string, why: string): string => `não dá para ler ${file}: ${why}`,
  unwritable: (why: string): string => `não dá para escrever a saída: ${why}`,
  noEnd: (file: string, mebibytes: number, line: number): string =>
    `${file}: nenhum fim de mão em ${mebibytes} MiB a partir da linha ${line}`,

  /** Of JSON. */
  tooLong: { line: 'a linha', input: 'a entrada (uma mão; --jsonl lê uma por linha)' },
  longerThan: (what: string, bytes: number): string => `${what} passa de ${bytes} bytes`,
  notJson: 'não é JSON válido',
  notJsonSince: (why: string): string => `não é JSON válido: ${why}`,
  at: (why: string, line: number, column: number): string =>
    `${why} (linha ${line}, coluna ${column})`,
  notUtf8: 'o texto não é UTF-8',
  empty: 'a entrada está vazia',
  endsEarly: 'o texto acaba antes da hora',
  expected: {
    value: 'falta um valor',
    'first-value': 'falta um valor ou ]',
    key: 'falta uma chave entre aspas duplas',
    'first-key': 'falta uma chave entre aspas duplas ou }',
    colon: 'faltam dois-pontos depois da chave',
    comma: 'falta uma vírgula, ou o sinal que fecha a lista ou o objeto',
    end: 'não pode haver nada depois do primeiro valor',
  },
  openString: 'esta string não está fechada, ou tem um escape inválido ou uma quebra de linha',
  severalHands: (refusal: string): string =>
    `${refusal} (para várias mãos, uma por linha: --jsonl)`,
  report: (thrown: string): string => `por favor, informe o erro desta mão: ${thrown}`,

  /** Of cards. */
  shared: ' (cartas comuns a todas as mãos: --board)',
  cardCount: (what: string, least: number, most: number, got: number): string =>
    `${what} deve ter ${least === most ? least : `de ${least} a ${most}`} cartas, não ${got}`,
  handWithoutBoard: 'uma mão sem board',
  board: 'o board',
  hand: 'uma mão',
};
