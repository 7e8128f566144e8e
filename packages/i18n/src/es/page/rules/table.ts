/** Rules: the table around the hands, and tournaments. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const tableRules = {
  clock: {
    title: 'Reloj y banco de tiempo',
    rules: 'R62',
    body: [
      'Cada decisión tiene el tiempo que haya fijado el anfitrión. Cuando se acaba, empieza solo tu banco de tiempo; también puedes usarlo antes. Lo que no gastas sigue siendo tuyo, y cada mano que juegas añade un poco, hasta un límite.',
      'Cuando también se agota, pasas si es gratis, y si no, te retiras, y quedas ausente desde la próxima mano. El anfitrión también puede jugar sin reloj: entonces a nadie se le acaba el tiempo. Mientras el anfitrión tiene la partida en pausa, todos los relojes están parados.',
    ],
    story: 'Un reloj de 30 segundos y un banco de 60: como máximo 90 segundos para una decisión.',
  },
  disconnect: {
    title: 'Si se pierde la conexión',
    rules: 'Casa',
    body: [
      'Tu asiento, tus fichas y tus cartas se conservan, y la página vuelve sola en cuanto puede. Mientras tanto el reloj sigue, para todos igual: nadie tiene más tiempo por una mala conexión, y a nadie se le retira la mano antes de que se acabe el tiempo. Quien está all-in no tiene nada que perder.',
      'En otro dispositivo, el enlace privado de «Mi otro dispositivo» te da el mismo asiento.',
    ],
    story: 'El tren de Bruno entra en un túnel cuando es su turno:',
    steps: [
      'En el asiento de Bruno se lee que no hay conexión. El reloj sigue.',
      'Se acaba el reloj: empieza el banco de tiempo de Bruno.',
      'También se agota el banco: Bruno pasa si es gratis, y si no, se retira, y queda ausente.',
      'Bruno vuelve: cartas y fichas están como estaban. Un clic, y Bruno juega de nuevo.',
    ],
  },
  'sit-out': {
    title: 'Ausentarse e irse',
    rules: 'R41, R45',
    body: [
      'Si te ausentas, no recibes cartas desde la próxima mano. Las ciegas que te pasan se anotan, y las debes cuando vuelves. Tus fichas se quedan en la mesa.',
      'Si te vas, la mano en la que estés se retira, tus fichas pasan a las cuentas y el asiento queda libre. Nadie puede dejar un torneo que ha empezado; si el anfitrión lo cierra, quienes quedan se reparten los premios pendientes según sus fichas.',
    ],
    story:
      'Carla se ausenta mientras pasan ambas ciegas. Para volver enseguida pone 100 vivas y 50 muertas. Esperar a la ciega grande no cuesta nada extra.',
  },
  seats: {
    title: 'Asientos y espectadores',
    rules: 'Casa',
    body: [
      'Quien tiene el enlace puede entrar. El anfitrión puede elegir que se le pregunte antes de que alguien se siente. Los espectadores solo ven lo que ven todos, con unos segundos de retraso si el anfitrión quiere; también puede no admitirlos. Ninguna carta que no puedas ver se envía nunca a tu navegador.',
      'Solo las fichas en juego te dejan ver más: un asiento sin fichas, o ser el anfitrión, no.',
      'El anfitrión puede pausar la partida, expulsar a un jugador, cambiar los ajustes desde la próxima mano y cerrar la mesa. La persona expulsada juega hasta el final la mano en la que está. El anfitrión no ve más cartas que los demás.',
    ],
    story:
      'Ana es la anfitriona y no está sentada. Ve el board, las apuestas y los botes, y de las manos solo lo que se pone boca arriba; si los espectadores ven con retraso, Ana también.',
  },
  'buy-in': {
    title: 'Comprar fichas',
    rules: 'Casa',
    body: [
      'Te sientas con una cantidad entre el mínimo y el máximo que haya fijado el anfitrión. Puedes añadir fichas hasta el máximo; durante una mano en la que estás, llegan cuando termina. Quien se queda sin fichas recompra o se va. En un torneo todos empiezan con el mismo stack y nadie añade.',
      'Quien deja una partida de cash con fichas y vuelve dentro del tiempo que haya fijado el anfitrión, una hora si no se dice nada, trae al menos lo que se llevó, aunque supere el máximo.',
    ],
    story:
      'El mínimo es 400 y el máximo 1000. A Bruno le quedan 250: entre manos puede añadir hasta 750.',
  },
  ledger: {
    title: 'Cuentas y liquidación',
    rules: 'R4, R8',
    body: [
      'La mesa anota cada ficha que se compra y cada ficha que alguien se lleva, en todas las veces que te has sentado. La suma de todos los netos, con el rake, siempre es cero. Las fichas son solo un recuento: quién paga a quién es cosa vuestra, fuera de esta página.',
      'La liquidación dice quién paga a quién con el menor número de pagos. Para el dinero que ha cambiado de manos en otra parte, el anfitrión puede anotar una corrección con un motivo, que ven todos en la mesa.',
    ],
    story: 'Cuatro amigos después de una noche:',
  },
  tournaments: {
    title: 'Torneos en una mesa',
    rules: 'R42, R45, R91',
    body: [
      'Todos empiezan con el mismo stack, y las ciegas suben por tiempo o por manos. Quien se queda sin fichas queda fuera; mientras el registro tardío está abierto, puede volver a entrar tantas veces como permita el anfitrión. Gana el último jugador con fichas, y el torneo termina con esa mano.',
      'Quien está ausente recibe cartas igualmente: pone lo que debe y su mano está muerta. Lo que puso se queda entero, aunque nadie lo iguale. No hay rake, ni straddle, ni bomb pot, ni segundo board. Quien llega tarde entra en la próxima mano, pero no entre el botón y la ciega pequeña.',
    ],
    story:
      'Bruno está ausente y es la ciega grande: se ponen 100 y el ante de 100 por todos, y la mano está muerta. Carla no va, y solo queda Ana, con una ciega pequeña de 50.',
  },
  prizes: {
    title: 'Puestos y premios',
    rules: 'Casa',
    body: [
      'De dos que quedan fuera en la misma mano, tiene mejor puesto quien la empezó con más fichas. Los stacks iguales se reparten sus premios. Los premios son fichas enteras de la bolsa de premios, según las partes que haya fijado el anfitrión; lo que sobra del redondeo va al primero.',
    ],
    story:
      'Cinco entradas de 25 suman 125. Con partes de 50, 30 y 20, los premios son 63, 37 y 25.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
