export { answerBot } from './answer.js';
export { type BotChoice, decideBot } from './decide.js';
export { MAX_DELAY, thinkingTime } from './delay.js';
