// A bot that is told what happens: npm install ws, then node examples/bot-socket.mjs LINK [NAME]
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

const [, , link, name = 'Socket'] = process.argv;
const { origin, pathname } = new URL(link);
const table = pathname.split('/').at(-1);

const identity = await fetch(`${origin}/api/identity`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"bearer":true}',
});
const { token } = await identity.json();
const headers = { authorization: `Bearer ${token}` };
const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers });
const send = (message) => socket.send(JSON.stringify(message));
const say = (command, hand) =>
  send({ type: 'command', v: 1, table, key: randomUUID(), hand, command });

/** The table as we see it, and the last event that is in it. */
let view = null;
let seq = 0;
let decided = '';

function hear(message) {
  if (message.type === 'ping') send({ type: 'pong', nonce: message.nonce });
  if (message.type === 'refused') console.error(message.code, message.text);
  if (message.type === 'bye') process.exitCode = message.retryAfter === null ? 1 : 0;
  if (message.type === 'snapshot') ({ view, seq } = message);
  if (message.type === 'events') {
    if (view === null || message.after > seq) return send({ type: 'resync' });
    const { play, chat, ...parts } = message.patch;
    view = { ...view, ...parts };
    if (play !== undefined) view.hand = { ...view.hand, view: { ...view.hand.view, ...play } };
    seq = message.seq;
  }
  if (message.type === 'snapshot' || message.type === 'events') decide(view);
}

function decide({ info, settings, seats, hand, you }) {
  const { maxBuyIn } = settings.poker;
  if (info.status === 'closed') return socket.close();
  if (you.name === null) return once('join', { type: 'join', name });
  if (you.rights.includes('sit')) {
    return once('sit', { type: 'requestSeat', seat: null, buyIn: maxBuyIn });
  }
  const status = seats.find(({ seat }) => seat === you.seat)?.status;
  if (status === 'busted') return once(`broke ${seq}`, { type: 'buyIn', amount: maxBuyIn });
  if (hand === null) return;
  const { turn, players, actions } = hand.view;
  if (turn.kind === 'runs' && turn.seats.includes(you.seat)) {
    return once(`runs ${hand.number}`, { type: 'runs', runs: 1 }, hand.number);
  }
  if (turn.kind !== 'act' || turn.seat !== you.seat) return;
  const { cards } = players.find(({ seat }) => seat === you.seat);
  const action = choose(turn.legal, cards);
  console.log(`hand ${hand.number}: ${action.type}`);
  once(`act ${hand.number} ${actions}`, { type: 'act', action }, hand.number);
}

/** A pair is worth a raise; a card is rank × 4 + suit. */
function choose({ check, bet, raise }, [first, second]) {
  const isPair = first >> 2 === second >> 2;
  if (isPair && raise !== null) return { type: 'raise', to: raise.min };
  if (isPair && bet !== null) return { type: 'bet', to: bet.min };
  return { type: check ? 'check' : 'call' };
}

/** News may come while our answer is on its way: one answer to each question. */
function once(question, command, hand) {
  if (question === decided) return;
  decided = question;
  say(command, hand);
}

socket.on('open', () => send({ type: 'hello', v: 1, table }));
socket.on('message', (data) => hear(JSON.parse(String(data))));
