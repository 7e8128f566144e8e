/** Rules: stud, draw, badugi, games with two halves, and mixes. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const gameRules = {
  stud: {
    title: 'Stud y razz',
    rules: 'R105–R120',
    body: [
      'Todos ponen un ante y nadie una ciega. Recibes dos cartas tapadas y una descubierta, luego otras tres descubiertas y una última tapada, con una ronda de apuestas después de cada reparto. Ganan las mejores cinco de tus siete cartas; en razz las cinco más bajas, con el as bajo.',
    ],
    points: [
      'La carta descubierta más baja pone el bring-in o apuesta ya la apuesta pequeña entera; el palo desempata, tréboles es el más bajo. En razz es la más alta.',
      'Subir el bring-in hasta la apuesta pequeña lo completa: es la primera apuesta, y pueden seguir cuatro subidas.',
      'Desde la cuarta calle habla primero la mejor mano descubierta, en razz la más baja; el palo desempata.',
      'Si las cartas no alcanzan en la séptima calle, una carta descubierta en el centro vale para todos.',
    ],
    story:
      'Ann, Bob y Cat tienen estas cartas descubiertas. Ann pone el bring-in: tréboles está por debajo de diamantes.',
  },
  draw: {
    title: 'Juegos de cambio',
    rules: 'R121–R130, R137, R138, R142',
    body: [
      'Todas tus cartas están tapadas. Tras una ronda de apuestas cada uno tira cartas en su turno y dice cuántas; las nuevas llegan cuando todos han decidido. En triple draw ocurre tres veces.',
    ],
    points: [
      'En 2-7 gana la peor mano: el as es alto, y escaleras y colores cuentan en contra. La mejor es 7-5-4-3-2.',
      'En A-5 el as es bajo, y escaleras y colores no cuentan. Five card draw es para la mejor mano alta.',
      'Todos ven cuántas cartas cambió cada uno, y nadie cuáles. Quien está all-in también cambia.',
      'Cuando se acaba el mazo, se barajan las cartas tiradas en cambios anteriores. A quien se le acaba el tiempo se queda servido.',
    ],
    story: '2-7: Ann gana a Bob, y Bob gana a Cat, cuyo as es alto.',
  },
  badugi: {
    title: 'Badugi',
    rules: 'R140',
    body: [
      'Cuatro cartas, tres cambios. Cuentan las más cartas de distinto valor y distinto palo: cuatro de ellas ganan a tres, sean cuales sean. Con igual número gana la mano más baja, desde su carta más alta, con el as bajo.',
    ],
    story:
      'A Ann le cuentan cuatro cartas; de los dos corazones de Bob solo cuenta uno, así que tres.',
  },
  'split-games': {
    title: 'Juegos de dos mitades',
    rules: 'R134, R135, R141, R145',
    body: [
      'La mitad de cada bote va a una mano y la otra mitad a otra; las mismas cartas pueden valer para ambas.',
    ],
    points: [
      'Stud Hi-Lo: una mano alta, y una baja de cinco cartas distintas hasta el ocho; sin ella la alta se lleva todo.',
      'Badeucy y badacey: una mano de 2-7 o A-5, y el mejor badugi de las mismas cinco cartas.',
      'Drawmaha: una mano de Omaha con el board, y las cinco cartas de la mano.',
      'Una ficha impar entre dos de estas mitades va a la del ganador que se sienta primero después del botón.',
    ],
    story: 'Badeucy: Ann tiene la mejor mano de 2-7, Bob un badugi de cuatro cartas.',
  },
  'mixed-games': {
    title: 'Juegos mixtos',
    rules: 'R148–R155',
    body: [
      'Una mezcla es una lista de juegos que se turnan, cada uno con su límite y sus apuestas. El juego cambia tras una vuelta a la mesa, tras tantas manos, o con el nivel; nunca en medio de una mano.',
    ],
    points: [
      'HORSE: hold’em con límite, Omaha Hi-Lo, razz, stud, stud Hi-Lo. HOSE es lo mismo sin razz.',
      '8-Game: 2-7 triple draw, los cinco de HORSE, no limit hold’em, pot limit Omaha. 10-Game añade 2-7 single draw y badugi.',
      'Mientras se juega stud, el botón espera donde está.',
      'A elección del repartidor: antes de cada vuelta el siguiente jugador nombra un juego de la lista.',
      'Una mesa tiene tantos asientos como admite el menor de sus juegos.',
    ],
    story: 'Cuatro juegan HORSE y cambian cada vuelta: los cinco juegos duran 20 manos.',
    steps: [
      'Manos 1 a 4: hold’em con límite',
      'Manos 5 a 8: Omaha Hi-Lo',
      'Manos 9 a 12: razz; desde aquí el botón espera',
      'Manos 13 a 16: stud',
      'Manos 17 a 20: stud Hi-Lo',
      'Mano 21: otra vez hold’em, con el botón donde esperaba',
    ],
  },
} as const satisfies Partial<Record<RuleAnchor, RuleText>>;
