/** Rules: the table around the hands, and tournaments. */

import type { RuleAnchor } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';

export const tableRules = {
  clock: {
    title: 'Uhr und Time Bank',
    rules: 'R62',
    body: [
      'Für jede Entscheidung gibt es die Zeit, die der Host eingestellt hat. Ist sie um, beginnt von selbst deine Time Bank; du kannst sie auch vorher starten. Was du davon nicht brauchst, bleibt dir, und mit jeder Hand, die du bekommst, kommt etwas dazu, bis zu einer Grenze.',
      'Ist auch die aufgebraucht, checkst du, wenn es nichts kostet, sonst foldest du, und ab der nächsten Hand setzt du aus. Ein Host kann auch ohne Uhr spielen: Dann läuft für niemanden die Zeit ab. Solange der Host das Spiel pausiert, stehen alle Uhren still.',
    ],
    story:
      'Eine Uhr mit 30 Sekunden und eine Time Bank mit 60: höchstens 90 Sekunden für eine Entscheidung.',
  },
  disconnect: {
    title: 'Wenn die Verbindung weg ist',
    rules: 'Haus',
    body: [
      'Dein Platz, deine Chips und deine Karten bleiben dir, und die Seite kommt von selbst zurück, sobald sie kann. Die Uhr läuft so lange weiter, für alle gleich: Niemand bekommt mehr Zeit für eine schlechte Verbindung, und keine Hand wird gefoldet, bevor die Zeit um ist. Wer all-in ist, hat dadurch nichts zu verlieren.',
      'Auf einem anderen Gerät gibt dir der private Link aus „Mein anderes Gerät“ denselben Platz.',
    ],
    story: 'Bobs Zug fährt in einen Tunnel, während Bob dran ist:',
    steps: [
      'An Bobs Platz steht, dass die Verbindung weg ist. Die Uhr läuft weiter.',
      'Die Zeit ist um: Bobs Time Bank beginnt.',
      'Auch die Time Bank ist leer: Bob checkt, wenn es nichts kostet, foldet sonst und setzt aus.',
      'Bob ist zurück: Karten und Chips sind, wie sie waren. Ein Klick, und Bob spielt wieder mit.',
    ],
  },
  'sit-out': {
    title: 'Aussetzen und gehen',
    rules: 'R41, R45',
    body: [
      'Setzt du aus, bekommst du ab der nächsten Hand keine Karten. Blinds, die an dir vorbeigehen, werden notiert und sind fällig, wenn du zurückkommst. Deine Chips bleiben auf dem Tisch.',
      'Gehst du, wird deine laufende Hand gefoldet, deine Chips kommen in die Kasse, und der Platz ist frei. Aus einem laufenden Turnier kann niemand gehen; schließt es der Host, teilen die Verbliebenen die offenen Preise nach ihren Chips.',
    ],
    story:
      'Clara setzt aus, während beide Blinds vorbeigehen. Um sofort wieder einzusteigen, postet Clara 100 als Einsatz und 50 tot. Auf den Big Blind zu warten kostet nichts extra.',
  },
  seats: {
    title: 'Plätze und Zuschauen',
    rules: 'Haus',
    body: [
      'Wer den Link hat, darf herein. Ein Host kann sich fragen lassen, bevor sich jemand setzt. Wer zuschaut, sieht nur, was alle sehen, auf Wunsch des Hosts ein paar Sekunden später; ein Host kann das Zuschauen auch abstellen. Keine Karte, die du nicht sehen darfst, wird je an deinen Browser geschickt.',
      'Nur Chips im Spiel lassen dich mehr sehen: ein Platz ohne Chips nicht, und Host zu sein auch nicht.',
      'Der Host kann das Spiel pausieren, jemanden entfernen, die Einstellungen ab der nächsten Hand ändern und den Tisch schließen. Wer entfernt wird, spielt die laufende Hand zu Ende. Ein Host sieht nicht mehr Karten als alle anderen.',
    ],
    story:
      'Anna ist Host und sitzt nicht. Anna sieht das Board, die Einsätze und die Pots und von den Händen nur, was aufgedeckt ist; ist das Zuschauen verzögert, gilt das auch für Anna.',
  },
  'buy-in': {
    title: 'Chips kaufen',
    rules: 'Haus',
    body: [
      'Du setzt dich mit einem Betrag zwischen dem kleinsten und dem größten Buy-in, die der Host eingestellt hat. Bis zum größten darfst du Chips nachkaufen; bist du in einer Hand, kommen sie danach. Wer keine Chips mehr hat, kauft sich neu ein oder geht. Im Turnier beginnen alle mit demselben Stack und kaufen nichts nach.',
      'Wer ein Cash Game mit Chips verlässt und innerhalb der Zeit zurückkommt, die der Host eingestellt hat (sonst eine Stunde), bringt mindestens so viel mit wie beim Gehen, auch wenn das über dem größten Buy-in liegt.',
    ],
    story:
      'Das kleinste Buy-in ist 400, das größte 1.000. Bob hat noch 250: Zwischen den Händen darf Bob bis zu 750 nachkaufen.',
  },
  ledger: {
    title: 'Kasse und Abrechnen',
    rules: 'R4, R8',
    body: [
      'Der Tisch notiert jeden Chip, der gekauft, und jeden, der mitgenommen wurde, auch wenn du dich mehrmals setzt. Die Summe aller Salden ist mit dem Rake immer null. Chips werden nur gezählt: Wer wem was zahlt, macht ihr außerhalb dieser Seite unter euch aus.',
      'Die Abrechnung sagt mit so wenigen Zahlungen wie möglich, wer wem zahlt. Für Geld, das anderswo geflossen ist, kann der Host eine Korrektur mit einem Grund eintragen, den alle am Tisch sehen.',
    ],
    story: 'Vier Leute nach einem Abend:',
  },
  tournaments: {
    title: 'Turniere an einem Tisch',
    rules: 'R42, R45, R91',
    body: [
      'Alle beginnen mit demselben Stack, und die Blinds steigen nach Zeit oder nach Händen. Wer keine Chips mehr hat, ist raus; solange die Late Registration läuft, gibt es Re-Entries, so viele der Host erlaubt. Wer als Letztes noch Chips hat, gewinnt, und mit dieser Hand endet das Turnier.',
      'Wer weg ist, bekommt trotzdem Karten, zahlt, was fällig ist, und die Hand ist tot. Was gezahlt wurde, bleibt ganz drin, auch wenn niemand callt. Es gibt keinen Rake, keinen Straddle, keinen Bomb Pot und kein zweites Board. Wer später dazukommt, steigt mit der nächsten Hand ein, aber nicht zwischen Button und Small Blind.',
    ],
    story:
      'Bob ist weg und hat den Big Blind: 100 und das Ante von 100 für alle werden gezahlt, und die Hand ist tot. Clara foldet, und nur Anna ist noch übrig, mit einem Small Blind von 50.',
  },
  prizes: {
    title: 'Plätze und Preise',
    rules: 'Haus',
    body: [
      'Scheiden zwei in derselben Hand aus, hat den besseren Platz, wer sie mit mehr Chips begonnen hat. Gleiche Stacks teilen ihre Preise. Preise sind ganze Chips des Preispools, nach den Anteilen, die der Host eingestellt hat; was beim Runden übrig bleibt, geht an den 1. Platz.',
    ],
    story:
      'Fünf Entries zu 25 machen 125. Mit Anteilen von 50, 30 und 20 sind die Preise 63, 37 und 25.',
  },
} satisfies Partial<Record<RuleAnchor, RuleText>>;
