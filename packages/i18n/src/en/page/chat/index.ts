/** What people say to each other, and how they are kept quiet. */

import { plural } from '../numbers.js';

export const chat = {
  unread: (count: number): string => plural(count, 'unread message', 'unread messages'),
  said: (name: string, text: string): string => `${name}: ${text}`,
  open: 'Open the chat',
  reactions: {
    title: 'React at your seat',
    thumbsUp: 'Thumbs up',
    clap: 'Applause',
    laugh: 'Laughing',
    wow: 'Surprised',
    sad: 'Sad',
    thinking: 'Thinking',
    fire: 'Fire',
    luck: 'Good luck',
  },
  about: (name: string): string => `About ${name}`,
  muteHere: 'Mute for me',
  unmuteHere: 'Hear again',
  muteAll: 'Mute for everybody',
  unmuteAll: 'Let them write again',
  hidden: 'Muted by you',
  mutedByHost: 'Muted by the host',
  youAreMuted: 'The host has muted you. You can read, but not write.',
  onlyPlayers: 'At this table only players write.',
  onlyHost: 'At this table only the host writes.',
};
