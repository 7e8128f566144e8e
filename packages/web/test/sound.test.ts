import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUES } from '../src/sound/cues.js';

/** As much of it as the sounds touch; it only counts how long they last. */
class Audio {
  static made: Audio[] = [];
  state = 'suspended';
  currentTime = 5;
  sampleRate = 1000;
  ends = 0;
  destination = {};
  constructor() {
    Audio.made.push(this);
  }
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  createGain() {
    return this.#node();
  }
  createOscillator() {
    return this.#node();
  }
  createBiquadFilter() {
    return this.#node();
  }
  createBufferSource() {
    return this.#node();
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  #node() {
    const sweep = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime: this.#until };
    return { gain: sweep, frequency: sweep, Q: sweep, connect() {}, start() {}, stop: this.#ends };
  }
  #ends = (at: number): void => {
    this.ends = Math.max(this.ends, at - this.currentTime);
  };
  #until = (_: number, at: number): void => this.#ends(at);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Audio);
  Audio.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a sound that is not heard keeps nothing awake', async () => {
  const { play, unlock } = await import('../src/sound/synth.js');
  play('chips');
  expect(Audio.made).toEqual([]);
  unlock();
  const [audio] = Audio.made;
  expect(audio?.state).toBe('running');
  vi.advanceTimersByTime(1000);
  expect(audio?.state).toBe('suspended');
  for (const cue of CUES) {
    play(cue);
    expect(audio?.state, cue).toBe('running');
    const { ends = 0 } = audio ?? {};
    expect(ends, cue).toBeGreaterThan(0);
    vi.advanceTimersByTime(ends * 1000);
    expect(audio?.state, `${cue} is not cut off`).toBe('running');
    vi.advanceTimersByTime(1000);
    expect(audio?.state, `after ${cue}`).toBe('suspended');
  }
});

test('the next sound puts the rest off', async () => {
  const { play, unlock } = await import('../src/sound/synth.js');
  unlock();
  vi.advanceTimersByTime(900);
  play('win');
  vi.advanceTimersByTime(900);
  expect(Audio.made[0]?.state).toBe('running');
  vi.advanceTimersByTime(100);
  expect(Audio.made[0]?.state).toBe('suspended');
});
