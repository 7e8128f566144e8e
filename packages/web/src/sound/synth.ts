/**
 * The sounds, made of noise and tones when they are needed: nothing is loaded. A context that runs
 * keeps a thread busy even in silence, so it rests between two sounds.
 */

import type { Cue } from './cues.js';

const VOLUME = 0.22;
/** More than the longest of them lasts. */
const SOUNDING_MS = 1000;
let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

/** By a click or a key: before the first one browsers allow no sound. */
export function unlock(): void {
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  wake(context);
}

/** Silent until it is unlocked. What came before is not made up for. */
export function play(cue: Cue): void {
  if (context === null) return;
  wake(context);
  SOUNDS[cue](context, context.currentTime + 0.01);
}

function wake(audio: AudioContext): void {
  clearTimeout(rest);
  rest = setTimeout(() => void audio.suspend(), SOUNDING_MS);
  // Whatever its state is: it may be about to rest.
  void audio.resume();
}

const SOUNDS: Readonly<Record<Cue, (audio: AudioContext, at: number) => void>> = {
  check: (audio, at) => {
    knock(audio, at, 190);
    knock(audio, at + 0.11, 170);
  },
  chips: (audio, at) => {
    for (const [i, pitch] of [3900, 4700, 4200].entries()) click(audio, at + i * 0.045, pitch);
  },
  card: (audio, at) => hiss(audio, at),
  turn: (audio, at) => {
    tone(audio, at, 660, 0.16);
    tone(audio, at + 0.13, 880, 0.26);
  },
  win: (audio, at) => {
    for (const [i, pitch] of [523, 659, 784, 1047].entries()) {
      tone(audio, at + i * 0.09, pitch, 0.3);
    }
  },
};

/** Loud at once, then fading. */
function fading(audio: AudioContext, at: number, length: number, loudness: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(VOLUME * loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, pitch: number, length: number): void {
  swing(audio, at, pitch, length, 0.5, 'sine');
}

function knock(audio: AudioContext, at: number, pitch: number): void {
  swing(audio, at, pitch, 0.09, 1, 'triangle');
}

function click(audio: AudioContext, at: number, pitch: number): void {
  swing(audio, at, pitch, 0.05, 0.16, 'triangle');
}

function swing(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loudness: number,
  type: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + length);
  source.connect(fading(audio, at, length, loudness));
  source.start(at);
  source.stop(at + length);
}

/** A card over felt: noise through a narrow gap. */
function hiss(audio: AudioContext, at: number): void {
  const length = 0.12;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(2600, at);
  filter.Q.value = 0.9;
  source.connect(filter);
  filter.connect(fading(audio, at, length, 0.7));
  source.start(at);
}
