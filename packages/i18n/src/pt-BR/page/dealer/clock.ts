/** The clock of a tournament, also for a second screen. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const clock = {
  title: 'Relógio',
  level: (level: number): string => `Nível ${count(level)}`,
  pause: 'Intervalo',
  next: 'Seguir',
  nextBreak: 'Próximo intervalo',
  none: 'nenhum',
  left: 'Restam',
  leftOf: (left: number, entries: number): string => `${count(left)} de ${count(entries)}`,
  average: 'Stack médio',
  chips: (chips: number): string => amount(chips),
  pool: 'Premiação',
  start: 'Iniciar o relógio',
  stop: 'Pausar',
  resume: 'Continuar',
  paused: 'Pausado',
  minute: 'Um minuto a mais',
  lessMinute: 'Um minuto a menos',
  levelBack: 'Nível anterior',
  levelOn: 'Próximo nível',
  colourUp: (colour: string, value: number): string =>
    `Color-up: a ficha ${colour} de ${amount(value)} não é mais necessária`,
  race: 'Race',
  raceTitle: (chip: number, into: number): string => `Race: ${amount(chip)} em ${amount(into)}`,
  raceNote: (chips: number, into: number): string =>
    `${plural(chips, 'ficha nova', 'fichas novas')} de ${amount(into)}. Uma carta para cada ficha avulsa, a partir do assento 1; as cartas mais altas ganham.`,
  raceCards: (cards: number, stack: number): string =>
    `${plural(cards, 'carta', 'cartas')}, stack ${amount(stack)}`,
  raceChange: (chips: string): string => `As fichas em jogo mudam em ${chips}.`,
  raceDo: 'Aceitar estes stacks',
  noClock: 'Um cash game não tem relógio.',
  noTable: 'Nenhuma mesa está aberta neste aparelho.',
  back: 'Voltar à mesa',
  full: 'Tela cheia',
};
