/** What stands below the options in the help of a command, above its examples. At most 80 columns. */

import { engineNotes } from './engines.js';
import { statsNote } from './stats.js';

const storeExits = 'Códigos de salida: 0 hecho, 1 no se pudo y no se hizo nada, 2 uso incorrecto.';

export const notes = {
  serve: `Las mesas se guardan en la carpeta de datos, o en un PostgreSQL que comparten
tantos servidores como se quiera. Con --shard-url las mesas se reparten entre
varias bases de datos, de las que --database-url es la primera; con --nats-url
los servidores se avisan por NATS, que tiene que ser tan privado como las bases
de datos: por él pasan las cartas.

Todo lo confirmado queda guardado: páralo cuando quieras, las mesas siguen donde
estaban. Para que entren otros desde fuera, escucha en 0.0.0.0, mejor detrás de
un proxy con HTTPS y con --trust-proxy.

Una mesa se duerme un minuto después de irse la última persona. El archivo de
límites fija eso (absenceMs), el ritmo máximo de los bots (floor) y cuánto
pueden usar un anfitrión (perIdentity) y una dirección (perAddress); lo que
omite se queda como está:
  {"perIdentity": {"tables": 5, "bots": 20, "eventsPerHour": null}}

Códigos de salida: 0 parado con Ctrl-C o SIGTERM, 1 no pudo arrancar, 2 uso
incorrecto, 130 parado con un segundo Ctrl-C antes de acabar.`,
  admin: `  tables                las que están en memoria por su carga, luego las nuevas
  players               los últimos vistos primero, con mesas y dispositivos
  close TABLE           tras su mano, según las reglas; se liquida a todos
  delete TABLE          para siempre, con todas sus manos
  transfer TABLE PLAYER cede la mesa a alguien que está en ella
  revoke PLAYER         cierra la sesión de un jugador en todo dispositivo
  ban PLAYER|ADDRESSES  bloquea a un jugador, o direcciones como 203.0.113.0/24
  quota PLAYER          lo que un jugador ha usado y puede usar; tables=5
                        bots=none le pone límites propios, default los quita
  unban, bans           levanta un bloqueo; muestra los que hay
  log                   el registro de auditoría; --verify busca cambios en él

Con varios servidores en un PostgreSQL, pregunta a cada uno por su socket: las
mesas son las de su memoria, y los bloqueos llegan a los demás en un minuto.

Códigos de salida: 0 hecho, 1 rechazado, sin servidor o con un registro que se
ha modificado, 2 uso incorrecto.`,
  backup: `No hace falta parar el servidor: el archivo tiene todo como estaba en un mismo
momento. Está comprimido, es solo para su dueño y aparece cuando está completo.
Contiene cartas tapadas y los hashes de los tokens de los jugadores: guárdalo
bien.

${storeExits}`,
  restore: `No se sobrescribe nada: la carpeta no puede tener mesas y la base de datos tiene
que estar vacía. Se comparan los recuentos y la suma de comprobación; si no
coinciden, no se restaura nada. Lo que estaba en SQLite puede ir a PostgreSQL,
y al revés.

${storeExits}`,
  prune: `Las claves con las que una orden se cumple una sola vez se borran tras un día, y
las instantáneas tras una hora, salvo las dos últimas de cada mesa. Un servidor
en marcha lo hace solo cada hora, y con serve --keep-days también lo demás. Las
mesas abiertas se quedan, y sin --keep-days también las cerradas. Una mesa
borrada desaparece con sus manos.

${storeExits}`,
  move: `Una mesa con un reloj en marcha se rechaza: su anfitrión la pausa antes. Todo se
copia y se compara antes de borrar nada; si algo falla, repite el comando. Quien
está conectado no nota nada.

Códigos de salida: 0 todas pasadas, 1 alguna rechazada, 2 uso incorrecto.`,
  settle: `Entrada: una mano en JSON. seatCount, button (un asiento), players, boards.
  live    todo lo que el jugador puso en ciegas y apuestas, en todas las calles
  ante    un ante que paga cada jugador
  dead    un ante por toda la mesa, una ciega muerta: nadie tiene que igualarlo
  boards  quién gana a quién: {"high": [[mejor], [siguiente, otro igual], ...]};
          uno por reparto, [] si solo queda un jugador
  unit, kind "hilo" con "low", rakeConfig, mode y orphanLayer son opcionales.
O una mano de stacks y totales: bb_ante, winners, y de cada jugador name,
starting_stack, final_stack, total_contribution, is_bb, is_folded.

Códigos de salida: 0 todo resuelto, 1 alguna entrada rechazada, 2 uso incorrecto
o archivo ilegible.`,
  replay: `El formato se reconoce por el comienzo del archivo, se llame como se llame.

El historial se sigue, no se juzga: las ciegas cortas, las puestas tarde y las
subidas por debajo del mínimo se anotan. Solo se rechaza lo que no puede haber
pasado, y los juegos que Sidepot no conoce.

Códigos de salida: 0 todo reproducido, 1 alguna mano rechazada, 2 uso incorrecto
o archivo ilegible.`,
  eval: `Una carta es un valor (de 2 a 9, T o 10, J Q K A) y un palo (c d h s: tréboles,
diamantes, corazones, picas). Sin board una mano tiene de 5 a 7 cartas. Con él
(de 3 a 5 cartas) tiene 2; en omaha, omaha5 y omaha6 tiene 4, 5 y 6, de las que
juegan exactamente dos. En stud una mano tiene de 5 a 7 cartas y ningún board, o
una carta común; en los juegos de descarte, las que se tienen. Los juegos de dos
mitades dicen ambas.

Códigos de salida: 0 bien, 2 uso incorrecto, una carta que no existe o que está
dos veces.`,
  equity: `Una mano son sus cartas (AsKs) o, en hold’em y short deck, un rango
(QQ+,AKs,T9s-65s o random). En stud son las cartas conocidas, tapadas y
descubiertas; las demás se reparten, y --board es una carta común. En los
juegos de descarte una mano se planta o cambia una vez: 2c3d4h7s/Kd se queda
con cuatro y descarta el rey, que no vuelve a salir. random es una mano que
nadie conoce.

Se cuentan todos los boards que pueden salir si es factible; si no, se reparten
al azar, y la última línea dice cuántos y con qué exactitud (± un error
estándar). La misma semilla reparte los mismos boards.

Códigos de salida: 0 bien, 2 uso incorrecto, una carta que no existe o que está
dos veces, 130 parado con Ctrl-C.`,
  perft: `Cada cantidad legal en unidades enteras es una acción propia; el all-in es una
de ellas. Las cartas, las ciegas y antes y los pagos no son acciones.
«Terminadas» son las secuencias tras las que ya nadie actúa. Si tu motor cuenta
lo mismo en cada profundidad, tiene las mismas reglas de apuestas.

Códigos de salida: 0 bien, 2 uso incorrecto o stacks, ciegas y antes que no
encajan, 130 parado con Ctrl-C.`,
  simulate: `Los stacks se sortean dentro del intervalo, todos los tamaños con la misma
probabilidad: los cortos hacen botes paralelos. La misma semilla juega las
mismas manos, con cualquier número de hilos.

Códigos de salida: 0 están todas las fichas, 1 se perdieron o se crearon fichas,
2 uso incorrecto, 130 parado con Ctrl-C.`,
  ...engineNotes,
  stats: statsNote,
};
