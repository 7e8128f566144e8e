/** Rules: stud, draw, badugi, games with two halves, and mixes. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const gameRules = {
  stud: {
    title: 'Stud und Razz',
    rules: 'R105–R120',
    body: [
      'Alle zahlen ein Ante, Blinds gibt es nicht. Du bekommst zwei verdeckte und eine offene Karte, dann drei weitere offene und eine letzte verdeckte, mit einer Setzrunde nach jedem Geben. Die besten fünf deiner sieben Karten gewinnen; im Razz die niedrigsten fünf, das Ass zählt niedrig.',
    ],
    points: [
      'Die niedrigste offene Karte zahlt das Bring-in oder setzt gleich den ganzen kleinen Einsatz; bei Gleichstand entscheidet die Farbe, Kreuz ist die niedrigste. Im Razz ist es die höchste Karte.',
      'Wer das Bring-in auf den kleinen Einsatz erhöht, komplettiert: das ist der erste Einsatz, vier Erhöhungen dürfen folgen.',
      'Ab der vierten Straße spricht das beste offene Blatt zuerst, im Razz das niedrigste; bei Gleichstand entscheidet die Farbe.',
      'Reichen die Karten auf der siebten Straße nicht, gilt eine offene Karte in der Mitte für alle.',
    ],
    story:
      'Ann, Bob und Cat haben diese offenen Karten. Ann zahlt das Bring-in: Kreuz liegt unter Karo.',
  },
  draw: {
    title: 'Draw-Spiele',
    rules: 'R121–R130, R137, R138, R142',
    body: [
      'Alle deine Karten sind verdeckt. Nach einer Setzrunde werfen alle der Reihe nach Karten ab und sagen, wie viele; die neuen kommen, wenn alle entschieden haben. Im Triple Draw geschieht das dreimal.',
    ],
    points: [
      'Im 2-7 gewinnt das schlechteste Blatt: das Ass ist hoch, Straßen und Flushes zählen gegen dich. Das beste ist 7-5-4-3-2.',
      'Im A-5 ist das Ass niedrig, Straßen und Flushes zählen nicht. Im Five Card Draw gewinnt das höchste Blatt.',
      'Alle sehen, wie viele Karten jemand getauscht hat, und niemand, welche. Auch wer all-in ist, tauscht.',
      'Ist das Deck aus, werden die früher abgeworfenen Karten neu gemischt. Wessen Zeit um ist, tauscht keine.',
    ],
    story: '2-7: Ann schlägt Bob, und Bob schlägt Cat, deren Ass hoch ist.',
  },
  badugi: {
    title: 'Badugi',
    rules: 'R140',
    body: [
      'Vier Karten, dreimal tauschen. Es zählen die meisten Karten von verschiedenem Rang und verschiedener Farbe; vier solche Karten schlagen drei, gleich welche. Bei gleich vielen gewinnt das niedrigere Blatt, von der höchsten Karte an, das Ass zählt niedrig.',
    ],
    story: 'Bei Ann zählen vier Karten; von Bobs zwei Herzkarten zählt nur eine, also drei.',
  },
  'split-games': {
    title: 'Spiele mit zwei Hälften',
    rules: 'R134, R135, R141, R145',
    body: [
      'Eine Hälfte jedes Pots geht an das eine Blatt und eine an das andere; dieselben Karten können für beide zählen.',
    ],
    points: [
      'Stud Hi-Lo: ein hohes Blatt, und ein niedriges aus fünf verschiedenen Karten bis zur Acht; gibt es keins, bekommt das hohe alles.',
      'Badeucy und Badacey: ein Blatt im 2-7 oder A-5, und das beste Badugi derselben fünf Karten.',
      'Drawmaha: ein Omaha-Blatt mit dem Board, und die fünf Karten auf der Hand.',
      'Ein überzähliger Chip zwischen zwei solchen Hälften geht an die, deren Gewinner zuerst nach dem Button sitzt.',
    ],
    story: 'Badeucy: Ann hat das bessere 2-7-Blatt, Bob ein Badugi aus vier Karten.',
  },
  'mixed-games': {
    title: 'Gemischte Spiele',
    rules: 'R148–R155',
    body: [
      'Ein Mix ist eine Liste von Spielen, die sich abwechseln, jedes mit seinem Limit und seinen Einsätzen. Das Spiel wechselt nach einer Runde um den Tisch, nach so vielen Händen oder mit dem Level; nie mitten in einer Hand.',
    ],
    points: [
      'HORSE: Limit Hold’em, Omaha Hi-Lo, Razz, Stud, Stud Hi-Lo. HOSE ist dasselbe ohne Razz.',
      '8-Game: 2-7 Triple Draw, die fünf von HORSE, No Limit Hold’em, Pot Limit Omaha. 10-Game hat dazu 2-7 Single Draw und Badugi.',
      'Während Stud gespielt wird, bleibt der Button, wo er ist.',
      'Dealer’s Choice: vor jeder Runde nennt der nächste Spieler ein Spiel der Liste.',
      'Ein Tisch hat so viele Plätze, wie das kleinste seiner Spiele zulässt.',
    ],
    story: 'Vier spielen HORSE und wechseln jede Runde: einmal durch alle fünf sind 20 Hände.',
    steps: [
      'Hände 1 bis 4: Limit Hold’em',
      'Hände 5 bis 8: Omaha Hi-Lo',
      'Hände 9 bis 12: Razz; ab hier wartet der Button',
      'Hände 13 bis 16: Stud',
      'Hände 17 bis 20: Stud Hi-Lo',
      'Hand 21: wieder Hold’em, mit dem Button, wo er gewartet hat',
    ],
  },
} as const satisfies Partial<Record<RuleAnchor, RuleText>>;
