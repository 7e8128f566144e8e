import { parseCards } from '@sidepot/engine';
import type { WireCommand } from '../../schema/commands.js';
import { BOB, BOT, EVE } from './hand.js';

/** At least one for every command: the type sees to it. */
export const COMMAND_EXAMPLES: {
  readonly [T in WireCommand['type']]: readonly Extract<WireCommand, { type: T }>[];
} = {
  join: [
    { type: 'join', name: 'Ann' },
    { type: 'join', name: 'Ann', invite: 'Qw8zN4hLr2Vc' },
  ],
  rename: [{ type: 'rename', name: 'Anna' }],
  requestSeat: [
    { type: 'requestSeat', seat: 3, buyIn: 1000, comeIn: 'post' },
    { type: 'requestSeat', seat: null },
  ],
  cancelRequest: [{ type: 'cancelRequest' }],
  buyIn: [{ type: 'buyIn', amount: 1000 }, { type: 'buyIn' }],
  topUp: [{ type: 'topUp', amount: 250 }],
  sitIn: [{ type: 'sitIn', comeIn: 'wait' }],
  sitOut: [{ type: 'sitOut' }],
  comeIn: [{ type: 'comeIn', comeIn: 'post' }],
  leave: [{ type: 'leave' }],
  straddle: [{ type: 'straddle', on: true }],
  chooseGame: [{ type: 'chooseGame', entry: 2 }],
  moveSeat: [
    { type: 'moveSeat', seat: 6 },
    { type: 'moveSeat', seat: null },
  ],
  autoChips: [{ type: 'autoChips', topUp: 1000, rebuy: null }],
  joinWaitlist: [{ type: 'joinWaitlist' }],
  leaveWaitlist: [{ type: 'leaveWaitlist' }],
  chat: [{ type: 'chat', text: 'Nice hand!' }],
  react: [{ type: 'react', reaction: 'clap' }],
  act: [
    { type: 'act', action: { type: 'raise', to: 60 } },
    { type: 'act', action: { type: 'call' } },
    { type: 'act', action: { type: 'bringIn' } },
  ],
  draw: [
    { type: 'draw', cards: parseCards('Kd Qh') },
    { type: 'draw', cards: [] },
  ],
  runs: [{ type: 'runs', runs: 2 }],
  show: [{ type: 'show' }, { type: 'show', cards: parseCards('As') }],
  muck: [{ type: 'muck' }],
  skip: [{ type: 'skip', on: true }],
  timeBank: [{ type: 'timeBank' }],
  rabbitHunt: [{ type: 'rabbitHunt' }],
  approveSeat: [{ type: 'approveSeat', player: BOB }],
  denySeat: [{ type: 'denySeat', player: EVE, reason: 'The table is for family.' }],
  letIn: [{ type: 'letIn', player: EVE }],
  turnAway: [{ type: 'turnAway', player: EVE, reason: 'We are full tonight.' }],
  startGame: [{ type: 'startGame' }],
  pause: [{ type: 'pause' }],
  resume: [{ type: 'resume' }],
  kick: [{ type: 'kick', player: BOB, reason: 'Asleep' }],
  ban: [{ type: 'ban', player: EVE, address: true, reason: 'Spam' }],
  unban: [{ type: 'unban', player: EVE }],
  mute: [{ type: 'mute', player: EVE, on: true }],
  newLink: [{ type: 'newLink' }],
  cancelKick: [{ type: 'cancelKick', player: BOB }],
  sitOutPlayer: [{ type: 'sitOutPlayer', player: BOB }],
  standUp: [{ type: 'standUp', player: BOB, reason: 'Asleep' }],
  movePlayer: [{ type: 'movePlayer', player: BOB, seat: 5 }],
  setStack: [{ type: 'setStack', player: BOB, stack: 1000, reason: 'Misclick in hand 11' }],
  cancelOrder: [{ type: 'cancelOrder', player: BOB, order: 'standUp' }],
  shareHost: [{ type: 'shareHost', player: BOB, on: true }],
  changeSettings: [
    {
      type: 'changeSettings',
      settings: { poker: { smallBlind: 10, bigBlind: 20 }, room: { runOut: 'slow' } },
    },
  ],
  adjustLedger: [
    { type: 'adjustLedger', player: BOB, amount: 100, reason: 'Paid Ann 100 in cash' },
  ],
  addBot: [{ type: 'addBot', seat: null, strength: 'medium' }],
  removeBot: [{ type: 'removeBot', player: BOT }],
  playAgain: [{ type: 'playAgain', next: 'Qw8zN4hLr2Vc' }],
  transferHost: [{ type: 'transferHost', player: BOB }],
  closeTable: [{ type: 'closeTable' }],
};
