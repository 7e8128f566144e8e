/**
 * A screenshot with at most 256 colours: a third of the size, and nobody sees it in a README. Reads
 * what Chromium writes (8 bits, RGB or RGBA, not interlaced) and nothing else.
 */

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

export function smallPng(png) {
  const { width, height, pixels } = read(png);
  const palette = choose(pixels);
  const near = new Map();
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, at = 0; y < height; y++) {
    at += 1;
    for (let x = 0; x < width; x++) rows[at++] = nearest(pixels[y * width + x], palette, near);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

function read(png) {
  const parts = [];
  let [width, height, step] = [0, 0, 0];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const size = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + size);
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      step = data[9] === 6 ? 4 : 3;
    }
    if (type === 'IDAT') parts.push(data);
    at += size + 12;
  }
  const rows = unfiltered(inflateSync(Buffer.concat(parts)), width * step, height, step);
  const pixels = new Uint32Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += step) {
    pixels[i] = (rows[at] << 16) | (rows[at + 1] << 8) | rows[at + 2];
  }
  return { width, height, pixels };
}

/** Each row says how it was predicted from its neighbours. */
function unfiltered(data, length, height, step) {
  const rows = Buffer.alloc(length * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x < step ? 0 : rows[at - step];
      const up = y === 0 ? 0 : rows[at - length];
      const corner = x < step || y === 0 ? 0 : rows[at - length - step];
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      rows[at] = data[y * (length + 1) + 1 + x] + guesses[filter];
    }
  }
  return rows;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Median cut: the box with the most to tell is split at its middle, until there are enough. */
function choose(pixels) {
  const counts = new Map();
  for (const rgb of pixels) counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  const boxes = [boxOf([...counts])];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.weight - a.weight);
    const box = boxes[0];
    if (box.weight === 0) break;
    boxes.shift();
    boxes.push(...split(box));
  }
  return boxes.map(({ colours }) => average(colours));
}

const part = (rgb, shift) => (rgb >> shift) & 255;

function boxOf(colours) {
  let [shift, spread] = [0, 0];
  for (const one of [16, 8, 0]) {
    let [low, high] = [255, 0];
    for (const [rgb] of colours) {
      const value = part(rgb, one);
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > spread) [shift, spread] = [one, high - low];
  }
  const count = colours.reduce((sum, [, times]) => sum + times, 0);
  return { colours, shift, weight: spread * Math.sqrt(count), count };
}

function split({ colours, shift, count }) {
  const sorted = colours.toSorted((a, b) => part(a[0], shift) - part(b[0], shift));
  let [at, sum] = [0, 0];
  while (at < sorted.length - 1 && (at === 0 || sum + sorted[at][1] <= count / 2)) {
    sum += sorted[at][1];
    at += 1;
  }
  return [boxOf(sorted.slice(0, at)), boxOf(sorted.slice(at))];
}

function average(colours) {
  const count = colours.reduce((sum, [, times]) => sum + times, 0);
  const mean = (shift) =>
    Math.round(colours.reduce((sum, [rgb, times]) => sum + part(rgb, shift) * times, 0) / count);
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
}

function nearest(rgb, palette, known) {
  const found = known.get(rgb);
  if (found !== undefined) return found;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, other] of palette.entries()) {
    const far =
      (part(rgb, 16) - part(other, 16)) ** 2 +
      (part(rgb, 8) - part(other, 8)) ** 2 +
      (part(rgb, 0) - part(other, 0)) ** 2;
    if (far < least) [best, least] = [i, far];
  }
  known.set(rgb, best);
  return best;
}
