export { answerBot } from './answer.js';
export { textHash } from './chance.js';
export { type BotChoice, decideBot, decideInStyle } from './decide.js';
export { MAX_DELAY, thinkingTime } from './delay.js';
export { drawBot } from './other-games/draw.js';
export { storyOf } from './story.js';
export { STYLE_NAMES, STYLES_OF, type StyleName, styleOf } from './styles.js';
