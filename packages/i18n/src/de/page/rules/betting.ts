/** Rules: betting. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const bettingRules = {
  betting: {
    title: 'Setzen und erhöhen',
    rules: 'R46–R49, R61–R66',
    body: [
      'Ein Betrag ist immer die Summe für die Setzrunde: „Raise auf 500“ heißt, dass 500 vor dir liegen. Wer nichts schuldet, darf checken. Ein Call ist das, was dir fehlt, oder alles, was du hast.',
      'Der kleinste Einsatz ist der Big Blind. Ein Raise muss mindestens so viel drauflegen wie die größte Bet oder der größte Raise davor in dieser Setzrunde. Weniger geht nur all-in. Jede Setzrunde fängt neu an.',
      'Haben alle nur gecallt, darf der Big Blind noch erhöhen. Folden, obwohl du checken könntest, ist erlaubt; die Seite fragt vorher nach.',
    ],
    story:
      'Clara erhöht auf 300, das sind 200 mehr als der Big Blind. Also muss Dan noch einmal 200 drauflegen: mindestens auf 500. Dan macht 800 daraus, 500 mehr, und jetzt geht der nächste Raise mindestens auf 1.300.',
  },
  'short-all-in': {
    title: 'All-in für weniger als einen Raise',
    rules: 'R50–R54',
    body: [
      'Ein All-in über dem Einsatz, aber unter einem vollen Raise, hebt den Preis, nicht die Größe des nächsten Raises. Und es eröffnet die Setzrunde nicht wieder: Wer schon dran war, darf nur callen oder folden, außer es kommt zusammen ein voller Raise heraus. Wer noch nicht dran war, darf immer erhöhen.',
    ],
    story:
      'Am Flop setzt Anna 200, und Bob ist mit 270 all-in. Clara war noch nicht dran und darf 270 callen oder mindestens auf 470 erhöhen. Callt Clara nur, fehlen Anna 70: Anna darf callen oder folden, aber nicht erhöhen.',
  },
  limits: {
    title: 'No Limit, Pot Limit, Fixed Limit',
    rules: 'R55–R60',
    body: [
      'No Limit: bis zu allem, was du hast. Erhöhen geht nicht, wenn niemand mehr übrig ist, der callen könnte.',
      'Pot Limit: erst in Gedanken callen, dann um den ganzen Pot erhöhen.',
      'Fixed Limit: vor dem Flop und am Flop ist jede Bet und jeder Raise ein Big Blind, danach zwei. Eine Setzrunde hat eine Bet und vier Raises; vor dem Flop ist der Big Blind die Bet. Diese Grenze gilt nicht, wenn im Cash Game nur zwei die Setzrunde beginnen, und im Turnier, sobald nur noch zwei übrig sind. Ein All-in von mindestens einer halben Bet zählt als ganze.',
    ],
    story:
      'Pot Limit: 300 in der Mitte, Anna setzt 100. Mit Bobs Call wären es 500, also darf Bob höchstens auf 600 erhöhen: die 100 des Einsatzes und 500 obendrauf.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
