/** What is the same in a browser and in Node. */

export { type Access, parseLink } from './access.js';
export type { ConnectOptions, TableConnection } from './connect.js';
export { ask, askText, createTable, identify, type Me, sendCommand } from './http.js';
export { type ClientCode, type ClientRefusal, RefusedError } from './refused.js';
export type { CommandAnswer, Connection, SocketLike } from './socket.js';
export { type Door, type KnownTable, type News, reduce, UNKNOWN_TABLE } from './state.js';
export { isAboutHand, newKey } from './wire.js';
