/** Rules: the games, and what is posted before the cards. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const dealRules = {
  games: {
    title: 'Juegos y manos',
    rules: 'R98–R103',
    body: [
      'Solo cuentan las cinco mejores cartas, y el palo nunca rompe un empate. El as es la carta más alta o la más baja de una escalera, nunca va en medio.',
    ],
    points: [
      'Hold’em: las cinco mejores entre tus dos cartas y las cinco del board, en cualquier combinación.',
      'Omaha: exactamente dos cartas de tu mano y exactamente tres del board. Se juega con cuatro, cinco o seis cartas.',
      'Omaha Hi-Lo: la mitad de cada bote es para la mejor mano baja; mira «Alta y baja».',
      'Short deck: no hay cartas por debajo del seis. Un color gana a un full, una escalera gana a un trío, y A-6-7-8-9 es una escalera. No hay ciegas: todos ponen ante, el botón dos veces.',
    ],
    story: 'De mejor a peor:',
  },
  blinds: {
    title: 'Botón y ciegas',
    rules: 'R34–R40',
    body: [
      'El primer jugador después del botón pone la ciega pequeña, el siguiente la ciega grande, y el que va detrás actúa primero. Con dos jugadores el botón tiene la ciega pequeña, y actúa primero antes del flop y último en todas las calles siguientes.',
      'La ciega grande pasa siempre al jugador siguiente. Si alguien se va, el botón puede quedar en un asiento vacío, o nadie pone la ciega pequeña, durante una mano. Así nadie se libra de una ciega ni la paga dos veces: esto se llama botón muerto.',
      'Una ciega grande a la que le faltan fichas no abarata la mano. Igualar sigue costando la ciega grande entera, salvo que no quede nadie que pueda ganar el resto.',
    ],
    story:
      'Dani tenía el botón, Ana la ciega pequeña y Bruno la ciega grande; entonces Bruno se fue. Ahora la ciega grande pasa a Carla, nadie pone la ciega pequeña y Ana tiene el botón.',
  },
  'missed-blinds': {
    title: 'Entrar, y ciegas pendientes',
    rules: 'R41, R42',
    body: [
      'Quien acaba de llegar a una partida de cash espera a la ciega grande, que no cuesta nada extra; o pone una ciega grande y entra enseguida; o compra el botón, con una ciega grande viva y una ciega pequeña muerta.',
      'Quien estaba ausente cuando pasaron las ciegas pone lo que le faltó: una ciega grande que cuenta como apuesta, y la ciega pequeña muerta. Las fichas muertas van al bote y no abaratan igualar. Eliges cómo entrar en el menú de la mesa.',
    ],
    story:
      'Dani tiene pendientes ambas ciegas y pone 100 vivas y 50 muertas. Ana no va con la ciega pequeña, Bruno y Dani pasan hasta el final y Dani tiene la mejor mano.',
  },
  antes: {
    title: 'Antes',
    rules: 'R22–R26, R30–R33',
    body: [
      'Un ante va al bote antes que las ciegas. No es parte de la apuesta: no abarata igualar ni reduce una subida. El short deck es la excepción: allí los antes son la primera apuesta.',
    ],
    points: [
      'Todos: cada jugador pone el suyo. Quien tiene menos que el ante está all-in, y puede ganar del ante de cada uno tanto como haya puesto.',
      'Ciega grande por todos: la ciega grande pone un solo ante por toda la mesa. Es dinero muerto del bote principal, y hasta el stack más corto puede ganarlo entero. Nunca se devuelve como apuesta no igualada.',
      'Botón por todos: lo mismo, pero lo paga el botón.',
    ],
    story:
      'Bruno es la ciega grande y paga el ante de 100 por todos, así que ha puesto 200. Dani va all-in por 40, Ana iguala 100, Carla no va. Dani tiene la mejor mano, Ana la siguiente.',
  },
  'short-antes': {
    title: 'Sin fichas para ante y ciega',
    rules: 'R27–R29',
    body: [
      'Cuando alguien paga el ante por todos y no le llega para ambos, primero se paga el ante y lo que queda es su ciega. El anfitrión puede invertirlo: primero la ciega, y el resto es ante. En un torneo es la regla llamada TDA 2024.',
      'Quien se queda sin nada tras el ante juega solo por el dinero muerto; los demás siguen jugando por un bote paralelo.',
    ],
    story:
      'Ciegas 500/1000, ante 1000. Bruno, la ciega grande, solo tiene 1500: 1000 son el ante y 500 la ciega. Ana y Carla han puesto 1000 cada una. Bruno tiene la mejor mano, Ana la siguiente.',
  },
  straddle: {
    title: 'Straddle',
    rules: 'R43, R44',
    body: [
      'Un straddle es una tercera ciega, el doble de la grande, que pone antes de las cartas el jugador siguiente a la ciega grande o el botón, según permita el anfitrión. En el menú dices que quieres poner straddle cuando puedas.',
      'Quien pone el straddle actúa el último antes del flop y todavía puede subir. La subida mínima sobre el straddle es de una ciega grande más. En las calles siguientes la apuesta mínima es la ciega grande, como siempre. Hay un solo straddle por mano, con al menos tres jugadores, nunca por menos de la cantidad completa y solo en cash.',
    ],
    story:
      'Carla pone un straddle de 200. Dani y Ana no van, Bruno iguala y Carla pasa. Después nadie apuesta, y Carla tiene la mejor mano.',
  },
  'bomb-pot': {
    title: 'Bomb pot',
    rules: 'R22, R23',
    body: [
      'Cada cierto número de manos, el que haya fijado el anfitrión, todos ponen ante, nadie pone ciegas ni straddle, y el flop se reparte directamente. La primera ronda de apuestas es la del flop, con la ciega grande como apuesta mínima.',
      'Reciben cartas todos los que tienen fichas y no están ausentes. Con ello no se pierde ninguna ciega ni se salda ninguna. Solo en cash.',
      'El anfitrión puede poner dos boards: cada calle sale en ambos, y cada uno se lleva la mitad de cada bote; una ficha impar va al primero. Si la baraja no da para dos con todos los jugadores, hay uno.',
    ],
    story:
      'El ante es de 200, pero Ana solo tiene 150. Todos pasan hasta el final. Ana tiene la mejor mano, Carla la siguiente.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
