// A bot that is told what happens: npm install @sidepot/client, then
// node examples/bot-socket.mjs http://127.0.0.1:3000/t/TABLE [NAME]
import { connectTable, parseLink } from '@sidepot/client';

const [, , link, name = 'Socket'] = process.argv;
const table = connectTable(parseLink(link));

for await (const view of table.views()) {
  if (view.info.status === 'closed') break;
  const command = decide(view);
  if (command === null) continue;
  const answer = await table.send(command, view);
  if (!answer.ok && answer.error.code !== 'STALE') console.error(answer.error.code, answer.text);
}
table.close();

/** What to say to a view; null: nothing. */
function decide({ settings, seats, hand, you }) {
  const { maxBuyIn } = settings.poker;
  if (you.name === null) return { type: 'join', name };
  if (you.rights.includes('sit') && you.request === null) {
    return { type: 'requestSeat', seat: null, buyIn: maxBuyIn };
  }
  const status = seats.find(({ seat }) => seat === you.seat)?.status;
  if (status === 'busted') return { type: 'buyIn', amount: maxBuyIn };
  if (hand === null) return null;
  const { turn, players } = hand.view;
  if (turn.kind === 'runs' && turn.seats.includes(you.seat)) return { type: 'runs', runs: 1 };
  if (turn.kind !== 'act' || turn.seat !== you.seat) return null;
  const { cards } = players.find(({ seat }) => seat === you.seat);
  const action = choose(turn.legal, cards);
  console.log(`hand ${hand.number}: ${action.type}`);
  return { type: 'act', action };
}

/** A pair is worth a raise; a card is rank × 4 + suit. */
function choose({ check, bet, raise }, [first, second]) {
  const isPair = first >> 2 === second >> 2;
  if (isPair && raise !== null) return { type: 'raise', to: raise.min };
  if (isPair && bet !== null) return { type: 'bet', to: bet.min };
  return { type: check ? 'check' : 'call' };
}
