/** What people type and read as amounts. */

export { symbolOf } from './symbols.js';
export { type NumberMarks, readChips, readMoney } from './typed.js';
export { type Money, type MoneyStyle, moneyWriter } from './write.js';
