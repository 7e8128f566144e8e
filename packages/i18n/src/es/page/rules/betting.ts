/** Rules: betting. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const bettingRules = {
  betting: {
    title: 'Apuestas y subidas',
    rules: 'R46–R49, R61–R66',
    body: [
      'Una cantidad es siempre el total de la calle: «subir a 500» significa 500 delante de ti. Quien no debe nada puede pasar. Igualar es poner lo que debes, o todo lo que tienes.',
      'La apuesta mínima es la ciega grande. Una subida tiene que añadir al menos tanto como la mayor apuesta o subida anterior de esta calle. Menos solo es posible all-in. Cada calle empieza de cero.',
      'Cuando todos se han limitado a igualar, la ciega grande todavía puede subir. Está permitido retirarse cuando se podría pasar; la página pregunta antes.',
    ],
    story:
      'Carla sube a 300, que son 200 más que la ciega grande. Así que la subida de Dani tiene que ser otros 200 más: a 500 como mínimo. Dani sube a 800, 500 más, y ahora la siguiente es a 1300 como mínimo.',
  },
  'short-all-in': {
    title: 'All-in por menos de una subida',
    rules: 'R50–R54',
    body: [
      'Un all-in que supera la apuesta pero no llega a una subida completa encarece la apuesta, pero no aumenta el tamaño de la siguiente subida. Y no reabre las apuestas: quien ya ha actuado solo puede igualar o retirarse, salvo que lo que le toca pagar sume una subida completa. Quien aún no ha actuado siempre puede subir.',
    ],
    story:
      'En el flop Ana apuesta 200 y Bruno va all-in por 270. Carla no ha actuado y puede igualar 270 o subir a 470 como mínimo. Si Carla solo iguala, Ana debe 70 y puede igualar o retirarse, pero no subir.',
  },
  limits: {
    title: 'No limit, pot limit, límite fijo',
    rules: 'R55–R60',
    body: [
      'No limit: hasta todo lo que tienes. Nadie puede subir cuando no queda ningún rival que pueda igualar.',
      'Pot limit: primero se iguala, mentalmente, y luego se sube todo el bote.',
      'Límite fijo: antes del flop y en el flop cada apuesta y cada subida es de una ciega grande; después, de dos. Una calle tiene una apuesta y cuatro subidas; antes del flop la apuesta es la ciega grande. Ese tope no existe en cash si solo dos empiezan la calle, ni en un torneo cuando solo quedan dos. Un all-in de al menos media apuesta cuenta como una entera.',
    ],
    story:
      'Pot limit: 300 en el centro, Ana apuesta 100. Si Bruno igualara serían 500, así que Bruno puede subir a 600 como máximo: los 100 de la apuesta y 500 más.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
