/** La mesa en un enlace: para quien la lleva y para quien la sigue. */

export const share = {
  lead: 'Un enlace para seguir esta mesa: botes y reloj en un televisor, en los móviles de los jugadores, sobre una emisión. Nadie necesita cuenta. Muestra lo que muestra este dispositivo hasta que lo detengas.',
  start: 'Compartir esta mesa',
  cards: 'Cartas de los jugadores',
  cardsOf: { none: 'Nunca', shown: 'En el showdown', all: 'Al escribirlas' } as const,
  cardsNotes: {
    none: 'Las cartas comunes se muestran si se escriben.',
    shown: 'De quien sigue en la mano, cuando ya nadie puede apostar.',
    all: 'Quien tiene el enlace las ve al instante. Dáselo solo a la emisión, que las muestra con retraso.',
  } as const,
  live: 'Compartida: los demás ven cada cambio.',
  away: 'Sin conexión: los demás ven lo último que había. Lo más reciente se envía en cuanto vuelva.',
  ending: 'Sin conexión: termina en cuanto la haya, y a más tardar por sí solo después de un día.',
  ended: 'Ya había terminado.',
  signs: { live: 'Compartida', away: 'Compartida, sin conexión' } as const,
  code: 'Código del enlace',
  link: 'Enlace',
  open: 'Abrirlo aquí',
  overlay: 'Para emisiones',
  overlayNote:
    'Solo la mesa, sin fondo, con 30 segundos de retraso: una fuente de navegador para OBS.',
  overlayLink: 'Enlace de la superposición',
  stop: 'Dejar de compartir',
  watch: {
    title: 'Mesa en directo',
    waiting: 'La primera mano está por empezar.',
    lost: 'Sin conexión. Así estaba por última vez.',
    ended: 'Esta mesa ya no se comparte',
    endedNote: 'Quien la compartía lo ha detenido, o ha pasado un día.',
  },
};
