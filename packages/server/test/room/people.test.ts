import { describe, expect, test } from 'vitest';
import {
  createRoom,
  evolveRoom,
  isSpectator,
  mayReadHands,
  mayWatch,
  rightsOf,
} from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NOW, playing, Table, typesOf } from './tables.js';

const join = (name: string) => ({ type: 'join', name }) as const;

describe('a new table', () => {
  test('has its settings filled in, and its host at it if they have a name', () => {
    const table = new Table({ name: 'Friday' });
    expect(typesOf(table.events)).toEqual(['created', 'joined']);
    const { settings, info, you } = table.view(HOST);
    expect(settings).toMatchObject({ name: 'Friday', poker: { maxBuyIn: 1000 } });
    expect(settings.room.botSpeed).toBe('normal');
    expect(info).toMatchObject({ status: 'waiting', host: HOST, createdAt: NOW, hands: 0 });
    expect(you).toMatchObject({
      name: 'Host',
      seat: null,
      rights: ['host', 'sit', 'chat', 'watch'],
    });
  });

  test('of a host without a name waits for them to join', () => {
    const table = new Table({}, 1, null);
    expect(typesOf(table.events)).toEqual(['created']);
    expect(table.refused(HOST, { type: 'chat', text: 'hi' }).code).toBe('NOT_ALLOWED');
    table.ask(HOST, join('Otto'));
    expect(table.view(HOST).you.name).toBe('Otto');
  });

  test.each([
    ['blinds that do not fit', { poker: { smallBlind: 20, bigBlind: 10 } }, 'BAD_BLINDS'],
    [
      'a bomb pot in chips that do not exist',
      { poker: { smallBlind: 5, bigBlind: 10, unit: 5 }, room: { bombPot: { every: 2, ante: 7 } } },
      'BAD_ANTE',
    ],
  ])('is refused with %s', (_, options, code) => {
    const { world } = new Table();
    const decided = createRoom('table_0001', { player: HOST, name: null }, options, world);
    expect(decided).toMatchObject({ ok: false, error: { code } });
  });
});

describe('who may write', () => {
  const hello = { type: 'chat', text: 'hello' } as const;
  const writers = (table: Table) =>
    [HOST, ANN, CAT].filter((player) => {
      const may = rightsOf(table.state, player).includes('chat');
      const { length } = table.events;
      if (may) table.ask(player, hello);
      else expect(table.refused(player, hello).code).toBe('NOT_ALLOWED');
      expect(table.events.length > length).toBe(may);
      return may;
    });

  test.each([
    ['everybody', [HOST, ANN, CAT]],
    ['players', [HOST, ANN]],
    ['host', [HOST]],
  ] as const)('%s: the host always, others as the host says', (chat, expected) => {
    const table = playing({ room: { chat } });
    table.ask(CAT, join('Cat'));
    expect(writers(table)).toEqual(expected);
  });

  test('it counts at once, also during a hand', () => {
    const table = playing();
    table.ask(CAT, join('Cat'));
    table.ask(HOST, { type: 'changeSettings', settings: { room: { chat: 'host', handPause: 0 } } });
    expect(table.view(CAT)).toMatchObject({
      settings: { room: { chat: 'host', handPause: 3000 } },
      nextSettings: { room: { chat: 'host', handPause: 0 } },
      you: { rights: ['sit', 'watch'] },
    });
    expect(writers(table)).toEqual([HOST]);
  });

  test('whom the host mutes neither writes nor reacts, and everybody sees that', () => {
    const table = playing({ room: { chat: 'everybody' } });
    const clap = { type: 'react', reaction: 'clap' } as const;
    const { player } = table.state.table.seats.find((one) => one.player !== HOST) ?? { player: '' };
    table.ask(player, clap);
    expect(table.view(HOST).log.at(-1)?.event).toMatchObject({ type: 'reacted', reaction: 'clap' });
    table.ask(HOST, { type: 'mute', player, on: true });
    table.ask(HOST, { type: 'mute', player, on: true });
    const muted = table.view(HOST).log.filter(({ event }) => event.type === 'muted');
    expect(muted).toHaveLength(1);
    expect(table.refused(player, hello).code).toBe('NOT_ALLOWED');
    expect(table.refused(player, clap).code).toBe('NOT_ALLOWED');
    expect(table.view(player).you.rights).not.toContain('chat');
    const seatOf = () => table.view(HOST).seats.find((one) => one.player === player);
    expect(seatOf()).toMatchObject({ muted: true });
    table.ask(HOST, { type: 'mute', player, on: false });
    expect(seatOf()).not.toHaveProperty('muted');
    table.ask(player, hello);
    // Nobody but the host, not the host, and nobody who is not there.
    expect(table.refused(player, { type: 'mute', player: HOST, on: true }).code).toBe('NOT_HOST');
    expect(table.refused(HOST, { type: 'mute', player: HOST, on: true }).code).toBe('NOT_ALLOWED');
    const nobody = { type: 'mute', player: 'nobody-here', on: true } as const;
    expect(table.refused(HOST, nobody).code).toBe('UNKNOWN_PLAYER');
  });

  test('who does not sit has no seat to react at', () => {
    const table = playing({ room: { chat: 'everybody' } });
    table.ask('watcher-00', { type: 'join', name: 'Wat' });
    table.ask('watcher-00', hello);
    const clap = { type: 'react', reaction: 'clap' } as const;
    expect(table.refused('watcher-00', clap).code).toBe('NOT_ALLOWED');
  });

  test('a table from before has the chat it had', () => {
    const table = playing();
    const [created] = table.events;
    if (created?.of !== 'room' || created.event.type !== 'created') throw new Error('not created');
    const { chat: _, ...room } = created.event.room;
    const old = {
      ...created,
      event: { ...created.event, room: room as typeof created.event.room },
    };
    expect(evolveRoom(null, old).room.chat).toBe('everybody');
  });
});

describe('names', () => {
  const table = new Table();
  table.ask(ANN, join('Ann  Lee'));

  test('have one space where two were typed', () => {
    expect(table.view(ANN).you.name).toBe('Ann Lee');
  });

  test.each(['ann lee', 'ANN LEE', ' Ann   Lee '])('%j is taken', (name) => {
    expect(table.refused(BOB, join(name)).code).toBe('NAME_TAKEN');
  });

  test('may be changed, and the old one is free', () => {
    table.ask(ANN, { type: 'rename', name: 'Anna' });
    table.ask(BOB, join('Ann Lee'));
    expect(table.refused(ANN, { type: 'rename', name: 'ann lee' }).code).toBe('NAME_TAKEN');
    expect(table.ask(ANN, { type: 'rename', name: 'Anna' })).toEqual([]);
  });

  test('chat keeps the name under which it was said', () => {
    table.ask(ANN, { type: 'chat', text: 'Hello!' });
    table.ask(ANN, { type: 'rename', name: 'Annie' });
    expect(table.view(BOB).chat).toMatchObject([{ player: ANN, name: 'Anna', text: 'Hello!' }]);
  });
});

describe('issue 14, 11: names that imitate', () => {
  test.each([
    ['Alice', 'AIice', 'a capital I for an l'],
    ['Alice', 'Al\u0456ce', 'a Cyrillic i'],
    ['Alice', '\uff21lice', 'a fullwidth A'],
    ['Alice', '\u{1d400}lice', 'a bold A of mathematics'],
    ['Alice', 'Alic\u212e', 'the sign of estimates'],
    ['Bob', '\u0412\u041e\u0412', 'Cyrillic throughout'],
    ['Tom', 'Torn', 'rn for m'],
    ['Zoë', 'Zoe\u0308', 'the same, decomposed'],
    ['علی\u200cرضا', 'علیرضا', 'without its joiner'],
    ['O’Neil', "O'Neil", 'another apostrophe'],
  ])('%s and %s look the same: %s', (name, other) => {
    const table = new Table();
    table.ask(ANN, join(name));
    expect(table.refused(BOB, join(other)).code).toBe('NAME_TAKEN');
    table.ask(BOB, join('Somebody'));
    expect(table.refused(BOB, { type: 'rename', name: other }).code).toBe('NAME_TAKEN');
    const bot = { type: 'addBot', seat: null, strength: 'easy', name: other } as const;
    expect(table.refused(HOST, bot).code).toBe('NAME_TAKEN');
  });

  test.each([
    ['Ann', 'Anna'],
    ['Zoë', 'Zoe'],
    ['Наташа', 'Natasha'],
    ['李小龍', '李小狼'],
    ['Bot 1', 'Bot 10'],
  ])('%s and %s do not', (name, other) => {
    const table = new Table();
    table.ask(ANN, join(name));
    table.ask(BOB, join(other));
  });
});

describe('rights', () => {
  test('who has not joined may do nothing but join', () => {
    const table = playing();
    for (const command of [
      { type: 'chat', text: 'hi' },
      { type: 'requestSeat', seat: null },
      { type: 'act', action: { type: 'fold' } },
    ] as const) {
      expect(table.refused(CAT, command).code).toBe('NOT_ALLOWED');
    }
  });

  test.each([
    { type: 'startGame' },
    { type: 'pause' },
    { type: 'closeTable' },
    { type: 'kick', player: BOB },
    { type: 'addBot', seat: null, strength: 'hard' },
    { type: 'adjustLedger', player: ANN, amount: 5, reason: 'mine' },
  ] as const)('$type is the host’s', (command) => {
    expect(playing().refused(ANN, command).code).toBe('NOT_HOST');
  });

  test('a kicked player is paid out, and refused everything but to ask the host', () => {
    const table = playing({}, [ANN, BOB, CAT]);
    const kicked = [ANN, BOB, CAT].find((player) => player !== table.actor)!;
    table.ask(HOST, { type: 'kick', player: kicked, reason: 'asleep' });
    expect(table.view(HOST).seats.find(({ player }) => player === kicked)?.status).toBe('kicked');
    while (table.state.table.hand !== null) table.act('fold');
    const line = table.state.table.ledger.find(({ player }) => player === kicked);
    expect(line?.cashOuts).toBeGreaterThan(900);
    expect(table.refused(kicked, { type: 'chat', text: 'hi' }).code).toBe('KICKED');
    expect(mayWatch(table.state, kicked)?.code).toBe('KICKED');
    expect(rightsOf(table.state, kicked)).toEqual([]);
    expect(table.refused(HOST, { type: 'kick', player: kicked }).code).toBe('UNKNOWN_PLAYER');
  });

  test('a host cannot kick themselves', () => {
    expect(playing().refused(HOST, { type: 'kick', player: HOST }).code).toBe('NOT_ALLOWED');
  });
});

describe('a table without spectators', () => {
  const table = playing({ room: { spectators: { allowed: false, delay: 0 } } });

  test('shows strangers who sits there, and no hand', () => {
    const { hand, log, seats, you, ledger } = table.view(CAT);
    expect(hand).toBeNull();
    expect(seats).toHaveLength(2);
    expect(log.filter(({ of }) => of === 'hand')).toEqual([]);
    expect(log.length).toBeGreaterThan(0);
    expect(you.rights).toEqual([]);
    expect(ledger).toBeNull();
    expect(mayWatch(table.state, CAT)).toBeNull();
    expect(mayReadHands(table.state, CAT)?.code).toBe('NO_SPECTATORS');
  });

  test('shows the hand to those who have chips, and to no host without (issue 14, 6)', () => {
    expect(table.view(HOST).hand).toBeNull();
    expect(table.view(HOST).you.rights).toEqual(['host', 'sit', 'chat']);
    expect(mayReadHands(table.state, HOST)?.code).toBe('NO_SPECTATORS');
    expect(table.view(ANN).hand?.view.viewer).toBe(1);
  });

  test('shows it to nobody for a seat without chips (issue 14, 6)', () => {
    table.ask(CAT, join('Cat'));
    table.ask(CAT, { type: 'requestSeat', seat: 5 });
    expect(table.view(CAT).you.seat).toBe(5);
    expect(table.view(CAT).hand).toBeNull();
    expect(mayReadHands(table.state, CAT)?.code).toBe('NO_SPECTATORS');
  });

  test('tells nobody by the clock whose turn it is (issue 14, 6)', () => {
    expect(table.view(ANN).clock?.kind).toBe('action');
    expect(table.view(CAT).clock).toBeNull();
  });

  test('lets a stranger buy chips, and then they see', () => {
    table.ask(CAT, { type: 'buyIn', amount: 1000 });
    expect(table.view(CAT).hand?.view.viewer).toBe('rail');
    expect(mayReadHands(table.state, CAT)).toBeNull();
  });
});

test('spectators are those without chips in play, and they learn how late they see', () => {
  const table = playing({ room: { spectators: { allowed: true, delay: 5000 } } });
  table.ask(CAT, join('Cat'));
  table.ask(CAT, { type: 'requestSeat', seat: 5 });
  expect([HOST, ANN, BOB, CAT].filter((player) => isSpectator(table.state, player))).toEqual([
    ...[HOST, CAT],
  ]);
  table.ask(CAT, { type: 'leave' });
  expect(table.view(CAT).you).toMatchObject({ delay: 5000, rights: ['sit', 'chat', 'watch'] });
  expect(table.view(ANN).you.delay).toBe(0);
  expect(table.view(ANN).spectators).toEqual([
    { player: HOST, name: 'Host' },
    { player: CAT, name: 'Cat' },
  ]);
});
