/** What hands are called: the engine's own English. */

export { HAND_TEXTS } from '@sidepot/engine';
