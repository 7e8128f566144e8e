/** Why something is refused: the engine's own English, which it says by itself. */

export { REFUSAL_SENTENCES, REFUSAL_TEXTS } from '@sidepot/engine';
