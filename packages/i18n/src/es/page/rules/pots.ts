/** Rules: pots, all-ins, showdown, and who is paid. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const potRules = {
  'side-pots': {
    title: 'Botes paralelos',
    rules: 'R12, R15, R18, R79',
    body: [
      'De cada jugador solo puedes ganar tanto como hayas puesto tú. Por eso, cuando alguien va all-in por menos, las fichas se cortan a esa altura: lo que queda por debajo es el bote principal, y lo que queda por encima es un bote paralelo en el que no participa. Cada nuevo all-in hace un nuevo corte.',
      'En cada bote gana la mejor mano de quienes lo disputan. El último bote paralelo se paga primero, y el bote principal al final. Si nadie está all-in, hay un solo bote.',
    ],
    story:
      'Ana va all-in por 50 y Bruno por 120; Carla y Dani han puesto 200. Ana tiene la mejor mano, luego Bruno y luego Dani.',
  },
  uncalled: {
    title: 'La apuesta que nadie iguala se devuelve',
    rules: 'R10, R11, R45',
    body: [
      'Antes de formar ningún bote, la parte de una apuesta que ningún otro jugador ha igualado vuelve a quien la hizo. No es un bote ni una ganancia, y no paga rake. Se devuelve aunque la mano se haya retirado o esté muerta. Solo las ciegas y los antes de una mano muerta se quedan enteros.',
    ],
    story: 'Ana apuesta 100 y Bruno va all-in por 50. Ana tiene la mejor mano.',
  },
  'folded-chips': {
    title: 'Las fichas de quien se retira se quedan',
    rules: 'R13, R16, R17',
    body: [
      'Quien se retira pierde el derecho a ganar, y sus fichas se quedan en todos los botes a los que llegan. Retirarse no hace ningún corte propio. Un bote paralelo en el que solo queda un jugador sigue siendo un bote que ese jugador gana, si alguien que se retiró había puesto fichas en él.',
    ],
    story:
      'Ana ha puesto 100, Carla va all-in por 60. Bruno igualó 100 y se retiró después, Dani se retiró con 20. Carla tiene la mejor mano.',
  },
  'all-in': {
    title: 'Cuando ya nadie puede apostar',
    rules: 'R67–R72, R74',
    body: [
      'Cuando como mucho un jugador tiene aún fichas y nadie debe nada, ya no hay más apuestas. La apuesta no igualada se devuelve, todas las manos que siguen se ponen boca arriba y las cartas que faltan salen calle a calle, con una pausa que elige el anfitrión. Quien está all-in no puede retirarse ni perder lo que no ha puesto.',
      'Cuando todos los demás se retiran, la mano termina al momento: no se reparte nada más y no hace falta mostrar nada.',
    ],
    story: 'El orden cuando se reparte un all-in:',
    steps: [
      'Se devuelve la parte no igualada.',
      'Manos boca arriba, con la probabilidad de cada una en cada bote.',
      'Flop, turn y river, uno a uno.',
      'Se pagan los botes, primero el último bote paralelo.',
    ],
  },
  'run-it-twice': {
    title: 'Repartir dos veces, o tres',
    rules: 'R88, R90, R97',
    body: [
      'Si el anfitrión lo permite, cuando ya no puede haber más apuestas se pregunta a todos los que siguen cuántas veces se reparten las cartas que faltan: es el «run it twice». Se hace el menor número que alguien pida, y no contestar a tiempo significa una vez. Cada board se juega una parte igual de cada bote; las fichas impares van a los primeros boards.',
      'Todos los boards comparten las cartas que ya están en la mesa y salen de una misma baraja. Solo en cash.',
    ],
    story:
      'Dos boards y 151 en el bote. Ana tiene la mejor mano en el primero, Carla en el segundo.',
  },
  showdown: {
    title: 'Quién muestra primero',
    rules: 'R74–R78',
    body: [
      'Muestra primero quien apostó o subió por última vez en el river, y luego los demás en el sentido de las agujas del reloj. Sin apuestas en el river empieza el primer jugador después del botón. Quienes disputan un bote paralelo muestran antes que quienes solo disputan el bote principal.',
      'Una mano que ya no puede ganar ni repartirse nada se tira sin mostrar. Las cartas hablan: cuenta lo que hay sobre la mesa. Si todos los demás tiran sus cartas o se retiran, la última mano gana y no hace falta mostrarla. Después de la mano cualquiera puede mostrar sus cartas.',
      'Tras un all-in nadie puede tirar sus cartas: todas las manos que siguen se ponen boca arriba.',
    ],
    story:
      'Carla apostó en el river, Dani y Bruno igualaron, Ana se había retirado antes: Carla muestra primero, luego Dani y luego Bruno.',
  },
  'split-pots': {
    title: 'Botes divididos y la ficha impar',
    rules: 'R80–R84',
    body: [
      'Las manos iguales se reparten el bote a partes iguales. Una ficha que no se puede repartir va, de quienes empatan, al primero a la izquierda del botón; la segunda, a quien le sigue, de modo que nadie recibe dos. El botón es el último. Cada bote se divide por separado, y nunca por debajo de la ficha más pequeña en juego: la más pequeña de la mesa, o una menor que se haya puesto.',
    ],
    story:
      'Ana va all-in por 5, Bruno y Carla han puesto 8, Dani se retiró con 6. Las tres manos son iguales.',
  },
  'high-low': {
    title: 'Alta y baja',
    rules: 'R85–R87, R100',
    body: [
      'En Omaha Hi-Lo la mejor mano alta juega por la mitad de cada bote, y la mejor baja por la otra. Una mano baja son cinco valores distintos, ninguno mayor que ocho, con el as como el más bajo; las escaleras y los colores no la perjudican. Dos cartas salen de la mano y tres del board, para la baja igual que para la alta, y pueden ser otras cartas.',
      'Una ficha impar es de la mitad alta. Si nadie que dispute un bote tiene mano baja, la mano alta se lo lleva entero.',
    ],
    story:
      'Ana va all-in por 20 y tiene la única mano baja. Bruno tiene la mejor mano alta, Carla la siguiente; ambos han puesto 60.',
  },
  rake: {
    title: 'Rake',
    rules: 'R91–R97',
    body: [
      'El anfitrión puede cobrar una parte de cada bote; en la mayoría de las partidas privadas no se cobra. Es un porcentaje de todos los botes de una mano, una vez devuelta la apuesta no igualada, redondeado hacia abajo a fichas enteras y nunca por encima del tope de la mano. Los botes lo pagan según su tamaño. Con «no flop, no drop», una mano que termina antes del flop no paga. Las manos de torneo nunca pagan rake.',
    ],
    story:
      'Rake del 5\u00a0%, con un tope de 30. Ana va all-in por 40, Bruno por 500, Carla apuesta 700, Dani se retiró con 10. Ana tiene la mejor mano, Carla la siguiente.',
  },
  'rabbit-hunt': {
    title: 'Rabbit hunt',
    rules: 'Casa',
    body: [
      'Si el anfitrión lo permite, cualquiera que recibiera cartas puede preguntar, cuando todos los demás se han retirado, qué cartas habrían salido. Las ven todos, y no cambia nada. Son las cartas siguientes de la baraja.',
    ],
    story: 'La mano terminó en el turn. El river habría sido:',
  },
  'seven-deuce': {
    title: 'El juego del 7-2',
    rules: 'Casa',
    body: [
      'Si el anfitrión lo juega, quien se lleva sin compartirlo el bote principal con un siete y un dos, del mismo palo o no, y muestra ambos, cobra una cantidad de cada uno de los demás que recibieron cartas, se hayan retirado o no. También vale sin showdown: quien gana tiene hasta la próxima mano para mostrar.',
      'No es parte de la mano. Se paga de stack a stack cuando la mano ha terminado, nunca más de lo que tiene un stack, y nunca paga rake. Solo en Hold’em de cash.',
    ],
    story:
      'Cada uno paga 50. Ana gana con un siete y un dos; a Bruno le quedan 1000 y a Carla 30. Ana recibe 50 + 30 = 80.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
