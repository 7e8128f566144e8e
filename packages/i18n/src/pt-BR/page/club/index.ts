/** Clubes: noites das mesmas pessoas, quem está onde e quem deve a quem. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

export const club: Chapters['club'] = {
  title: 'Clube',
  nights: (nights) => plural(nights, 'noite', 'noites'),

  yours: {
    title: 'Seus clubes',
    lead: 'Noites das mesmas pessoas: quem está onde e quem deve a quem.',
    make: 'Novo clube',
    host: 'você é o host',
  },

  make: {
    title: 'Novo clube',
    close: 'Fechar',
    name: 'Nome',
    example: 'Clube de quinta',
    currency: 'Conta em',
    currencyNote: 'Depois não dá para mudar.',
    button: 'Criar o clube',
  },

  field: {
    label: 'Clube',
    none: 'Nenhum',
    worth: (one) => `Uma ficha desta mesa conta como ${one} no clube.`,
  },

  table: {
    title: 'Clube',
    lead: 'Um clube conta esta mesa junto com suas outras noites. Quem tem o link dele vê nomes e resultados.',
    none: 'Você não é host de nenhum clube que conte no mesmo que esta mesa. Crie um na página inicial.',
    add: 'Incluir esta mesa',
    belongs: (name) => `Esta mesa pertence a ${name}.`,
    open: 'Abrir o clube',
  },

  season: 'Temporada',
  allYears: 'Todos os anos',
  link: 'Link deste clube',
  linkNote: 'Quem tem o link lê tudo aqui: nomes, resultados, dinheiro.',
  empty:
    'Ainda não há noites. Inclua uma mesa em “Host”, na mesa ou ao criá-la; os anos anteriores vêm de um arquivo.',
  you: 'você',

  standings: {
    title: 'Classificação',
    none: 'Torneios encerrados dão pontos.',
    rank: 'Posição',
    points: 'Pontos',
    counted: 'Noites',
    wins: 'Vencidas',
    of: (counted, played) =>
      counted === played ? count(played) : `${count(counted)} de ${count(played)}`,
    best: (nights) =>
      nights === 1
        ? 'Conta a melhor noite de cada um.'
        : `Contam as ${count(nights)} melhores noites de cada um.`,
  },

  ledger: {
    open: 'Em aberto',
    note: 'Em aberto é o que pertence às noites que não foram acertadas.',
  },

  settlement: {
    note: 'O mínimo de pagamentos para todas as noites mostradas que não foram acertadas.',
    all: 'Todos pagaram',
    allQuestion: (nights) =>
      `Marcar ${plural(nights, 'noite', 'noites')} como acertadas? Cada uma pode ser reaberta.`,
    keep: 'Ainda não',
  },

  list: {
    title: 'Noites',
    cash: 'Cash game',
    tournament: 'Torneio',
    imported: 'de um arquivo',
    running: 'em andamento',
    gone: 'apagada antes de acabar',
    settled: 'acertada',
    people: (people) => plural(people, 'jogador', 'jogadores'),
    place: 'Colocação',
    asked: 'como',
    settle: 'Acertada',
    open: 'Abrir a mesa',
    remove: 'Tirar do clube…',
    removeQuestion: (name) => `Tirar ${name} do clube? Os resultados deixam de contar.`,
    removeNow: 'Tirar',
    keep: 'Manter',
  },

  members: {
    title: 'Membros',
    lead: 'Quem joga no próprio aparelho é reconhecido por ele. Diga aqui quem é a mesma pessoa e como ela se chama.',
    fromFile: 'de um arquivo',
    also: (names) => `também ${list(names)}`,
    change: (name) => `Alterar ${name}`,
    name: 'Nome no clube',
    save: 'Salvar',
    same: 'É a mesma pessoa que',
    nobody: 'Ninguém mais',
    merge: 'Juntar',
    split: (name) => `Separar ${name}`,
    handOver: 'Passar o clube…',
    handOverQuestion: (name) =>
      `Passar este clube para ${name}? Só essa pessoa poderá alterá-lo e devolvê-lo.`,
    handOverNow: 'Passar',
  },

  files: {
    title: 'Arquivos',
    save: 'Salvar como CSV',
    lead: 'As noites de anos anteriores vêm de um arquivo CSV com as colunas date, night, player, paid, won; place, people, buy_in, fee e currency também podem estar lá. Ou entra tudo, ou nada.',
    choose: 'Importar um arquivo CSV',
    done: 'As noites estão no clube.',
    tooLong: 'Este arquivo é longo demais: divida por anos.',
    bad: (line, why) => `Linha ${count(line)}: ${why}. Nada foi aproveitado.`,
    column: (why, column) => `${why} (${column})`,
    problems: {
      empty: 'não há nenhuma noite',
      quotes: 'umas aspas não fecham ou estão no meio de uma célula',
      missingColumn: 'falta uma coluna',
      unknownColumn: 'uma coluna tem um nome desconhecido ou aparece duas vezes',
      cells: 'há mais células que colunas',
      date: 'isso não é uma data; escreva 2026-11-18',
      night: 'a noite não tem nome, ou tem um impossível',
      player: 'o jogador não tem nome, ou tem um impossível',
      amount: 'isso não é um valor deste clube',
      number: 'isso não é um número inteiro acima de 0',
      currency: 'o clube conta em outra moeda',
      twice: 'este jogador já está na noite',
      places: 'as colocações não são seguidas',
      differs: 'não bate com a primeira linha da noite',
      people: 'jogam mais do que as pessoas que há',
      unbalanced: 'o dinheiro desta noite não soma zero',
      known: 'o clube já tem esta noite',
    },
  },

  settings: {
    title: 'Configurações',
    nameBad: 'Dê um nome ao clube.',
    formula: 'Pontos por colocação',
    formulas: {
      linear: 'Jogadores − colocação + 1',
      sqrt: '10 √jogadores ÷ colocação',
      pokerstars: '10 √(jogadores ÷ colocação) × (1 + log₁₀(entrada + 0,25))',
    },
    best: 'Quantas noites contam',
    bestNote: 'As melhores de cada jogador; vazio: todas.',
    bestBad: 'Digite um número inteiro de 1 a 1.000, ou nada.',
    share: 'Quem pontua, em %',
    shareNote: '100: todos; 15: os 15 % melhores, arredondados para cima.',
    shareBad: 'Digite um número de 0,01 a 100.',
    save: 'Salvar',
    saved: 'Salvo.',
    remove: 'Apagar o clube…',
    removeQuestion:
      'Apagar este clube para sempre, com tudo o que veio de arquivos? As mesas dele ficam como estão.',
    removeNow: 'Apagar',
    keep: 'Manter',
  },
};
