/** Rules: the games, and what is posted before the cards. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const dealRules = {
  games: {
    title: 'Spiele und Hände',
    rules: 'R98–R103',
    body: [
      'Es zählen nur die besten fünf Karten, und die Farbe entscheidet nie einen Gleichstand. Das Ass steht in einer Straße oben oder unten, nie in der Mitte.',
    ],
    points: [
      'Hold’em: die besten fünf aus deinen zwei Karten und den fünf vom Board, beliebig gemischt.',
      'Omaha: genau zwei Karten aus deiner Hand und genau drei vom Board. Gespielt wird mit vier, fünf oder sechs Karten.',
      'Omaha Hi-Lo: Die Hälfte jedes Pots geht an die beste Low-Hand; siehe High und Low.',
      'Short Deck: keine Karten unter der Sechs. Ein Flush schlägt ein Full House, eine Straße schlägt einen Drilling, und A-6-7-8-9 ist eine Straße. Es gibt keine Blinds: Alle zahlen ein Ante, der Button zwei.',
    ],
    story: 'Von der besten zur schlechtesten:',
  },
  blinds: {
    title: 'Button und Blinds',
    rules: 'R34–R40',
    body: [
      'Der erste Platz nach dem Button bringt den Small Blind, der nächste den Big Blind, und der danach ist als Erstes dran. Zu zweit hat der Button den Small Blind, ist vor dem Flop als Erstes dran und in jeder späteren Setzrunde als Letztes.',
      'Der Big Blind wandert immer einen Spieler weiter. Geht jemand, kann der Button für eine Hand auf einem leeren Platz liegen, oder niemand bringt den Small Blind. So kommt niemand um einen Blind herum, und niemand zahlt ihn doppelt: Das heißt Dead Button.',
      'Ein Big Blind mit zu wenig Chips macht die Hand nicht billiger. Ein Call ist weiterhin der volle Big Blind, außer niemand ist übrig, der den Rest gewinnen könnte.',
    ],
    story:
      'Dan hatte den Button, Anna den Small Blind und Bob den Big Blind; dann ist Bob gegangen. Jetzt wandert der Big Blind weiter zu Clara, niemand bringt den Small Blind, und Anna hat den Button.',
  },
  'missed-blinds': {
    title: 'Einsteigen und verpasste Blinds',
    rules: 'R41, R42',
    body: [
      'Wer neu ins Cash Game kommt, wartet auf den Big Blind, was nichts extra kostet; oder postet einen Big Blind und ist sofort dabei; oder kauft den Button, mit einem Big Blind als Einsatz und einem toten Small Blind.',
      'Wer ausgesetzt hat, während die Blinds vorbeikamen, zahlt die verpassten nach: einen Big Blind, der als Einsatz zählt, und den Small Blind tot. Tote Chips kommen in den Pot und machen keinen Call billiger. Wie du einsteigst, wählst du im Menü des Tischs.',
    ],
    story:
      'Dan hat beide Blinds verpasst und postet 100 als Einsatz und 50 tot. Anna foldet den Small Blind, Bob und Dan checken bis zum Ende, und Dan hat die bessere Hand.',
  },
  antes: {
    title: 'Antes',
    rules: 'R22–R26, R30–R33',
    body: [
      'Ein Ante kommt vor den Blinds in den Pot. Es gehört nicht zum Einsatz: Es macht keinen Call billiger und keinen Raise kleiner. Die Ausnahme ist Short Deck: Dort sind die Antes der erste Einsatz.',
    ],
    points: [
      'Alle: Jeder Platz zahlt sein eigenes. Wer weniger als das Ante hat, ist all-in und kann von jedem Ante so viel gewinnen, wie selbst eingezahlt.',
      'Big Blind für alle: Der Big Blind zahlt ein Ante für den ganzen Tisch. Es ist Dead Money im Main Pot, und auch der kürzeste Stack kann es ganz gewinnen. Es geht nie als nicht gecallt zurück.',
      'Button für alle: dasselbe, gezahlt vom Button.',
    ],
    story:
      'Bob ist der Big Blind, zahlt das Ante von 100 für alle und hat damit 200 drin. Dan ist mit 40 all-in, Anna callt 100, Clara foldet. Dan hat die beste Hand, Anna die nächste.',
  },
  'short-antes': {
    title: 'Zu kurz für Ante und Blind',
    rules: 'R27–R29',
    body: [
      'Wer das Ante für alle zahlt und nicht genug für beides hat, zahlt zuerst das Ante; was übrig bleibt, ist der Blind. Ein Host kann das umdrehen: erst der Blind, der Rest ist Ante. Im Turnier heißt diese Regel TDA 2024.',
      'Wer nach dem Ante nichts mehr hat, spielt nur um das Dead Money; die anderen spielen um einen Side Pot weiter.',
    ],
    story:
      'Blinds 500/1.000, Ante 1.000. Bob, der Big Blind, hat nur 1.500: 1.000 sind das Ante und 500 der Blind. Anna und Clara sind mit je 1.000 dabei. Bob hat die beste Hand, Anna die nächste.',
  },
  straddle: {
    title: 'Straddle',
    rules: 'R43, R44',
    body: [
      'Ein Straddle ist ein dritter Blind, doppelt so hoch wie der Big Blind, den vor den Karten der Platz nach dem Big Blind bringt oder der Button, je nachdem, was der Host erlaubt. Dass du straddeln willst, wenn es geht, sagst du im Menü.',
      'Wer straddelt, ist vor dem Flop als Letztes dran und darf noch erhöhen. Der kleinste Raise darüber ist ein Big Blind mehr. In späteren Setzrunden ist der kleinste Einsatz wie immer der Big Blind. Es gibt einen Straddle pro Hand, ab drei Spielern, nie für weniger als den vollen Betrag und nur im Cash Game.',
    ],
    story:
      'Clara straddelt 200. Dan und Anna folden, Bob callt, und Clara checkt. Danach setzt niemand mehr, und Clara hat die bessere Hand.',
  },
  'bomb-pot': {
    title: 'Bomb Pot',
    rules: 'R22, R23',
    body: [
      'Alle paar Hände, wie vom Host eingestellt, zahlen alle ein Ante, niemand bringt Blinds oder straddelt, und der Flop kommt sofort. Gesetzt wird ab dem Flop, mit dem Big Blind als kleinstem Einsatz.',
      'Dabei sind alle, die Chips haben und nicht aussetzen. Kein Blind wird dadurch verpasst und keiner abbezahlt. Nur im Cash Game.',
      'Der Host kann zwei Boards einstellen: Jede Karte kommt auf beiden, und jedes bekommt die Hälfte jedes Pots; ein ungerader Chip geht an das erste. Reicht das Deck nicht für zwei, gibt es eines.',
    ],
    story:
      'Das Ante ist 200, aber Anna hat nur 150. Alle checken bis zum Ende. Anna hat die beste Hand, Clara die nächste.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
