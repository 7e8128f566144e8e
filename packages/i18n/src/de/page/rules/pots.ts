/** Rules: pots, all-ins, showdown, and who is paid. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const potRules = {
  'side-pots': {
    title: 'Side Pots',
    rules: 'R12, R15, R18, R79',
    body: [
      'Von allen anderen kannst du nur so viel gewinnen, wie du selbst gesetzt hast. Ist also jemand für weniger all-in, werden die Chips auf dieser Höhe geschnitten: Was darunter liegt, ist der Main Pot, was darüber liegt, ein Side Pot ohne diese Hand. Jedes weitere All-in macht einen weiteren Schnitt.',
      'In jedem Pot gewinnt die beste Hand unter denen, die um ihn spielen. Der letzte Side Pot wird zuerst ausgezahlt, der Main Pot zuletzt. Ist niemand all-in, gibt es einen Pot.',
    ],
    story:
      'Anna ist mit 50 all-in und Bob mit 120; Clara und Dan haben 200 drin. Anna hat die beste Hand, dann kommt Bob, dann Dan.',
  },
  uncalled: {
    title: 'Was niemand callt, geht zurück',
    rules: 'R10, R11, R45',
    body: [
      'Bevor es überhaupt einen Pot gibt, geht der Teil eines Einsatzes zurück, den niemand gecallt hat. Er ist kein Pot und kein Gewinn, und es wird kein Rake davon genommen. Er geht auch dann zurück, wenn die Hand gefoldet oder tot ist. Nur die Blinds und Antes einer toten Hand bleiben ganz drin.',
    ],
    story: 'Anna setzt 100, und Bob ist mit 50 all-in. Anna hat die bessere Hand.',
  },
  'folded-chips': {
    title: 'Gefoldete Chips bleiben drin',
    rules: 'R13, R16, R17',
    body: [
      'Wer foldet, verliert den Anspruch, und die Chips bleiben in jedem Pot, in den sie reichen. Ein Fold macht keinen eigenen Schnitt. Ein Side Pot, um den nur noch eine Hand spielt, ist trotzdem ein Pot, den sie gewinnt, wenn jemand vor dem Fold etwas eingezahlt hat.',
    ],
    story:
      'Anna hat 100 drin, Clara ist mit 60 all-in. Bob hat 100 gecallt und später gefoldet, Dan hat 20 gefoldet. Clara hat die bessere Hand.',
  },
  'all-in': {
    title: 'Wenn niemand mehr setzen kann',
    rules: 'R67–R72, R74',
    body: [
      'Hat höchstens noch eine Person Chips und schuldet niemand etwas, wird nicht mehr gesetzt. Der nicht gecallte Einsatz geht zurück, alle verbliebenen Hände werden aufgedeckt, und die fehlenden Karten kommen Schritt für Schritt, mit einer Pause, die der Host wählt. Wer all-in ist, kann nicht folden und nichts verlieren, was nicht gesetzt ist.',
      'Folden alle anderen, endet die Hand sofort: Es wird nichts mehr gegeben, und nichts muss gezeigt werden.',
    ],
    story: 'So läuft es ab:',
    steps: [
      'Was niemand gecallt hat, geht zurück.',
      'Die Hände werden aufgedeckt, mit der Gewinnchance in jedem Pot.',
      'Flop, Turn und River, einer nach dem anderen.',
      'Die Pots werden ausgezahlt, der letzte Side Pot zuerst.',
    ],
  },
  'run-it-twice': {
    title: 'Run it Twice oder Three Times',
    rules: 'R88, R90, R97',
    body: [
      'Erlaubt es der Host, werden alle, die noch dabei sind, gefragt, wie oft die fehlenden Karten gegeben werden sollen, sobald nicht mehr gesetzt werden kann. Es gilt die kleinste Zahl, die jemand will, und keine Antwort heißt einmal. Jedes Board spielt um einen gleichen Teil jedes Pots; ungerade Chips gehen an die ersten Boards.',
      'Alle Boards teilen sich die Karten, die schon liegen, und kommen aus einem Deck. Nur im Cash Game.',
    ],
    story:
      'Zwei Boards, und 151 im Pot. Auf dem ersten hat Anna die bessere Hand, auf dem zweiten Clara.',
  },
  showdown: {
    title: 'Wer zuerst zeigt',
    rules: 'R74–R78',
    body: [
      'Wer am River zuletzt gesetzt oder erhöht hat, zeigt zuerst, dann die anderen im Uhrzeigersinn. Ohne Einsatz am River beginnt der erste Platz nach dem Button. Wer um einen Side Pot spielt, zeigt vor denen, die nur um den Main Pot spielen.',
      'Eine Hand, die nichts mehr gewinnen oder teilen kann, wird ungesehen gemuckt. Die Karten sprechen: Es zählt, was auf dem Tisch liegt. Mucken oder folden alle anderen, gewinnt die letzte Hand und muss nicht gezeigt werden. Nach der Hand dürfen alle noch Karten zeigen.',
      'Nach einem All-in darf niemand mucken: Jede verbliebene Hand wird aufgedeckt.',
    ],
    story:
      'Clara hat am River gesetzt, Dan und Bob haben gecallt, Anna hat vorher gefoldet: Clara zeigt zuerst, dann Dan, dann Bob.',
  },
  'split-pots': {
    title: 'Split Pots und der ungerade Chip',
    rules: 'R80–R84',
    body: [
      'Gleiche Hände teilen einen Pot gleich. Ein Chip, der sich nicht teilen lässt, geht an die erste der gleichen Hände im Uhrzeigersinn nach dem Button; ein zweiter an die nächste, damit niemand zwei bekommt. Der Button kommt zuletzt. Jeder Pot wird für sich geteilt, und nie feiner als der kleinste Chip im Spiel: der kleinste Chip des Tischs oder ein kleinerer, der gesetzt wurde.',
    ],
    story:
      'Anna ist mit 5 all-in, Bob und Clara haben 8 drin, Dan hat 6 gefoldet. Alle drei Hände sind gleich.',
  },
  'high-low': {
    title: 'High und Low',
    rules: 'R85–R87, R100',
    body: [
      'Bei Omaha Hi-Lo spielt die beste High-Hand um eine Hälfte jedes Pots, das beste Low um die andere. Ein Low sind fünf verschiedene Werte, keiner über acht, das Ass zählt niedrig; Straßen und Flushes schaden nicht. Zwei Karten kommen aus der Hand und drei vom Board, für das Low wie für das High, und es dürfen andere Karten sein.',
      'Ein ungerader Chip gehört zur High-Hälfte. Hat niemand, der um einen Pot spielt, ein Low, bekommt die High-Hand alles.',
    ],
    story:
      'Anna ist mit 20 all-in und hat das einzige Low. Bob hat die beste High-Hand, Clara die nächste; beide haben 60 drin.',
  },
  rake: {
    title: 'Rake',
    rules: 'R91–R97',
    body: [
      'Ein Host kann einen Anteil jedes Pots nehmen; in den meisten privaten Runden gibt es keinen. Er ist ein Prozentsatz aller Pots einer Hand, nachdem der nicht gecallte Einsatz zurückgegangen ist, abgerundet auf ganze Chips und nie über dem Höchstbetrag pro Hand. Die Pots tragen ihn nach ihrer Größe. Bei „No Flop, no Drop“ kostet eine Hand nichts, die vor dem Flop endet. Im Turnier gibt es nie Rake.',
    ],
    story:
      'Rake von 5\u00a0%, höchstens 30. Anna ist mit 40 all-in, Bob mit 500, Clara setzt 700, Dan hat 10 gefoldet. Anna hat die beste Hand, Clara die nächste.',
  },
  'rabbit-hunt': {
    title: 'Rabbit Hunt',
    rules: 'Haus',
    body: [
      'Erlaubt es der Host, darf jede Person, die Karten hatte, fragen, welche Karten noch gekommen wären, wenn alle anderen gefoldet haben. Alle sehen sie, und es ändert nichts. Es sind die Karten, die im Deck als Nächstes lagen.',
    ],
    story: 'Die Hand endete am Turn. Der River wäre gewesen:',
  },
  'seven-deuce': {
    title: 'Das 7-2-Spiel',
    rules: 'Haus',
    body: [
      'Wenn der Host es spielt: Wer mit Sieben und Zwei, suited oder nicht, den Main Pot allein gewinnt und beide Karten zeigt, bekommt einen festen Betrag von allen anderen, die Karten hatten, gefoldet oder nicht. Das gilt auch ohne Showdown: Gezeigt werden kann bis zur nächsten Hand.',
      'Es ist kein Teil der Hand. Gezahlt wird nach der Hand von Stack zu Stack, nie mehr, als ein Stack hat, und immer ohne Rake. Nur im Hold’em Cash Game.',
    ],
    story:
      'Alle zahlen je 50. Anna gewinnt mit Sieben und Zwei; Bob hat noch 1.000 und Clara 30. Anna bekommt 50 + 30 = 80.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
