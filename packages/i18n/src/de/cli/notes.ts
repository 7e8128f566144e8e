/** What stands below the options in the help of a command, above its examples. At most 80 columns. */

import { engineNotes } from './engines.js';
import { statsNote } from './stats.js';

const storeExits =
  'Exit-Codes: 0 erledigt, 1 nicht möglich und nichts geändert, 2 falscher Aufruf.';

export const notes = {
  serve: `Tische liegen im Datenordner oder in einem PostgreSQL, das sich beliebig viele
Server teilen. Mit --shard-url verteilen sie sich auf mehrere Datenbanken, deren
erste --database-url ist; mit --nats-url hören die Server über NATS voneinander.
NATS muss so privat sein wie die Datenbanken: Es überträgt die Karten.

Alles, was bestätigt wurde, ist gespeichert: Halte den Server an, wann du
willst, die Tische machen weiter, wo sie waren. Um andere von außen
hereinzulassen, nimm die Adresse 0.0.0.0, am besten hinter einem Proxy mit HTTPS
und mit --trust-proxy.

Ist die letzte Person weg, schläft ein Tisch nach einer Minute ein. Die Datei
für --limits stellt das ein (absenceMs), dazu das höchste Tempo der Bots (floor)
und wie viel ein Host (perIdentity) und eine Adresse (perAddress) verbrauchen
dürfen; was darin fehlt, bleibt, wie es ist:
  {"perIdentity": {"tables": 5, "bots": 20, "eventsPerHour": null}}

Exit-Codes: 0 mit Strg+C oder SIGTERM beendet, 1 Start nicht möglich,
2 falscher Aufruf, 130 vor dem Ende mit einem zweiten Strg+C abgebrochen.`,
  admin: `  tables                die im Speicher nach ihrer Last, dann die neuesten
  players               die zuletzt gesehenen zuerst, mit Tischen und Geräten
  close TABLE           nach der Hand, nach den Regeln; alle werden ausgezahlt
  delete TABLE          für immer, mit allen Händen
  transfer TABLE PLAYER gibt die Rechte des Hosts an jemanden am Tisch
  revoke PLAYER         meldet einen Spieler auf allen Geräten ab
  ban PLAYER|ADDRESSES  sperrt Spieler aus, oder Adressen wie 203.0.113.0/24
  quota PLAYER          was ein Spieler verbraucht hat und verbrauchen darf;
                        tables=5 bots=none setzt eigene Limits, default nimmt
                        sie zurück
  unban, bans           lässt wieder ein; zeigt, wer ausgesperrt ist
  log                   das Audit-Log; --verify findet geänderte Zeilen

Teilen sich mehrere Server ein PostgreSQL, frag jeden über seinen eigenen
Socket: tables zeigt die in seinem Speicher, und Sperren erreichen die anderen
innerhalb einer Minute.

Exit-Codes: 0 erledigt, 1 abgelehnt, kein Server da oder das Log geändert,
2 falscher Aufruf.`,
  backup: `Der Server kann weiterlaufen: Die Datei enthält alles, wie es in einem Moment
war. Sie ist komprimiert, nur für ihren Besitzer lesbar und erst da, wenn sie
vollständig ist. Sie enthält verdeckte Karten und die Hashes der Tokens aller
Spieler: Bewahre sie sicher auf.

${storeExits}`,
  restore: `Nichts wird überschrieben: Der Ordner darf keine Tische haben, die Datenbank
muss leer sein. Anzahlen und Prüfsumme werden verglichen; stimmen sie nicht,
wird nichts zurückgespielt. Was in SQLite war, kann nach PostgreSQL, und zurück.

${storeExits}`,
  prune: `Schlüssel, die einen Befehl nur einmal ausführen lassen, gehen nach einem Tag,
Snapshots nach einer Stunde, bis auf die letzten zwei jedes Tischs. Ein
laufender Server macht das jede Stunde von selbst, mit serve --keep-days auch
den Rest. Offene Tische bleiben, ohne --keep-days auch geschlossene. Ein
gelöschter Tisch ist mit seinen Händen weg.

${storeExits}`,
  move: `Ein Tisch, an dem eine Uhr läuft, wird abgelehnt: Der Host muss ihn zuerst
pausieren. Alles wird kopiert und verglichen, bevor etwas gelöscht wird; nach
einem Fehler ruf es noch einmal auf. Wer verbunden ist, merkt nichts.

Exit-Codes: 0 alle verschoben, 1 manche abgelehnt, 2 falscher Aufruf.`,
  settle: `Eingabe: eine Hand als JSON. seatCount, button (ein Platz), players, boards.
  live    alle Blinds, Bets und Calls des Spielers, über alle Setzrunden
  ante    ein Ante, das alle zahlen
  dead    ein Ante für den Tisch, ein toter Blind: Niemand muss es callen
  boards  wer wen schlägt: {"high": [[beste], [nächste, gleichauf], ...]};
          eines pro Run, [] wenn nur ein Spieler übrig ist
  unit, kind "hilo" mit "low", rakeConfig, mode und orphanLayer sind optional.
Oder eine Hand aus Stacks und Summen: bb_ante, winners und pro Spieler name,
starting_stack, final_stack, total_contribution, is_bb, is_folded.

Exit-Codes: 0 alle abgerechnet, 1 manches abgelehnt, 2 falscher Aufruf oder
Datei nicht lesbar.`,
  replay: `Das Format zeigt sich daran, wie eine Datei beginnt, egal wie sie heißt.

Eine Aufzeichnung wird abgespielt, nicht beurteilt: Zu kleine Blinds, spätes
Posten und Raises unter dem Minimum stehen in Hinweisen. Abgelehnt wird nur, was
nicht passiert sein kann, und Spiele, die Sidepot nicht kennt.

Exit-Codes: 0 alle abgespielt, 1 manche Hand abgelehnt, 2 falscher Aufruf oder
Datei nicht lesbar.`,
  eval: `Eine Karte ist ein Wert (2 bis 9, T oder 10, J Q K A) und eine Farbe (c d h s:
Kreuz, Karo, Herz, Pik). Ohne Board hat eine Hand 5 bis 7 Karten. Mit Board (3
bis 5 Karten) hat sie 2 Karten, bei omaha, omaha5 und omaha6 sind es 4, 5 und 6,
von denen genau zwei zählen. Beim Stud hat eine Hand 5 bis 7 Karten und kein
Board oder eine gemeinsame Karte, in Draw-Spielen so viele, wie man hält.
Spiele mit zwei Hälften nennen beide.

Exit-Codes: 0 in Ordnung, 2 falscher Aufruf, eine Karte, die es nicht gibt oder
die zweimal vorkommt.`,
  equity: `Eine Hand sind ihre Karten (AsKs) oder, bei Hold’em und Short Deck, eine Range
(QQ+,AKs,T9s-65s oder random). Beim Stud sind es die bekannten Karten, verdeckt
und offen; die übrigen werden gegeben, und --board ist eine gemeinsame Karte.
In Draw-Spielen bleibt eine Hand, wie sie ist, oder sie tauscht einmal:
2c3d4h7s/Kd behält vier Karten und wirft den König ab, der nicht wiederkommt.
random ist eine Hand, die niemand kennt.

Alle Boards, die kommen können, werden gezählt, wenn das machbar ist; sonst
werden zufällige gegeben, und die letzte Zeile sagt, wie viele und wie genau
das ist (± ein Standardfehler). Derselbe Seed gibt dieselben Boards.

Exit-Codes: 0 in Ordnung, 2 falscher Aufruf, eine Karte, die es nicht gibt oder
die zweimal vorkommt, 130 mit Strg+C abgebrochen.`,
  perft: `Jeder erlaubte Betrag in ganzen Einheiten ist eine eigene Aktion, auch das
All-in. Karten, Blinds, Antes und Gewinne sind keine Aktionen. „Beendet“ sind
die Folgen, nach denen niemand mehr handelt. Zählt deine Engine in jeder Tiefe
dasselbe, hat sie dieselben Regeln fürs Setzen.

Exit-Codes: 0 in Ordnung, 2 falscher Aufruf oder Stacks, Blinds und Antes, die
nicht passen, 130 mit Strg+C abgebrochen.`,
  simulate: `Stacks werden aus dem Bereich gezogen, jede Größe gleich oft: Kurze Stacks
machen Side Pots. Derselbe Seed spielt dieselben Hände, mit beliebig vielen
Threads.

Exit-Codes: 0 jeder Chip ist da, 1 Chips sind verloren oder entstanden,
2 falscher Aufruf, 130 mit Strg+C abgebrochen.`,
  ...engineNotes,
  stats: statsNote,
};
