/** A drawing of the page as a picture file: the same shapes, with the colours they have now. */

import { potColor } from '../../towers/Swatch.js';
import type { Picture, PictureLine, PictureMark } from './picture.js';

const SCALE = 2;
const MARGIN = 20;
/** A sum is seldom broader. */
const LEAST_WIDTH = 480;
const LINE = 20;
const APART = 12;
const MARK = 14;
const TITLE = 18;
const TEXT = 14;
const COPIED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

export async function pngOf(svg: SVGSVGElement, picture: Picture): Promise<Blob> {
  const towers = svg.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const width = Math.max(LEAST_WIDTH, towers.width);
  const pen = new Pen(context, svg, width);
  // Once to see how high it is, once for good: setting the size of a canvas clears it.
  const draw = (): number => {
    pen.start();
    pen.line({ look: 'strong', text: picture.title }, TITLE);
    pen.space(APART);
    pen.image(image, towers.width, towers.height);
    pen.space(APART);
    pen.legend(picture.legend);
    for (const line of picture.lines) pen.line(line, TEXT);
    return pen.bottom;
  };
  const height = draw();
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + MARGIN) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = backgroundOf(svg);
  context.fillRect(0, 0, width + 2 * MARGIN, height + MARGIN);
  draw();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)));
  });
}

/** Writes from top to bottom, in the colours and letters of the page. */
class Pen {
  readonly #context: CanvasRenderingContext2D;
  readonly #width: number;
  readonly #colorOf: (css: string) => string;
  readonly #family: string;
  #y = MARGIN;

  constructor(context: CanvasRenderingContext2D, page: Element, width: number) {
    this.#context = context;
    this.#width = width;
    this.#colorOf = (css) => colorOn(page, css);
    this.#family = getComputedStyle(page).fontFamily;
  }

  get bottom(): number {
    return this.#y;
  }

  start(): void {
    this.#y = MARGIN;
    this.#context.textBaseline = 'middle';
  }

  space(height: number): void {
    this.#y += height;
  }

  image(image: HTMLImageElement, width: number, height: number): void {
    this.#context.drawImage(image, MARGIN + (this.#width - width) / 2, this.#y, width, height);
    this.#y += height;
  }

  legend(keys: Picture['legend']): void {
    this.#write('dim', TEXT);
    let x = 0;
    for (const { mark, text } of keys) {
      const width = MARK + 6 + this.#context.measureText(text).width;
      if (x > 0 && x + width > this.#width) {
        x = 0;
        this.#y += LINE;
      }
      this.#mark(mark, MARGIN + x);
      this.#write('dim', TEXT);
      this.#context.fillText(text, MARGIN + x + MARK + 6, this.#y + LINE / 2);
      x += width + 16;
    }
    this.#y += LINE;
  }

  line({ look, text, mark, isApart = false }: PictureLine, size: number): void {
    if (isApart) this.#y += APART;
    const indent = mark === undefined ? 0 : MARK + 6;
    if (mark !== undefined) this.#mark(mark, MARGIN);
    this.#write(look, size);
    for (const part of this.#broken(text, this.#width - indent)) {
      this.#context.fillText(part, MARGIN + indent, this.#y + LINE / 2);
      this.#y += LINE;
    }
  }

  #write(look: PictureLine['look'], size: number): void {
    this.#context.font = `${look === 'strong' ? 650 : 400} ${size}px ${this.#family}`;
    this.#context.fillStyle = this.#colorOf(look === 'dim' ? 'var(--ink-2)' : 'var(--ink)');
  }

  /** Words on as many lines as they need. */
  #broken(text: string, width: number): readonly string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      const isFit = this.#context.measureText(longer).width <= width;
      if (last === undefined || !isFit) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  /** As in the legend of the page: plain, hatched, dotted or an empty frame. */
  #mark(mark: PictureMark, x: number): void {
    const context = this.#context;
    const y = this.#y + (LINE - MARK) / 2;
    context.save();
    context.beginPath();
    context.roundRect(x, y, MARK, MARK, 3);
    if (mark === 'returned') {
      context.strokeStyle = this.#colorOf('var(--ink-2)');
      context.setLineDash([4, 3]);
      context.stroke();
    } else {
      context.fillStyle = this.#colorOf(typeof mark === 'number' ? potColor(mark) : 'var(--ink-3)');
      context.fill();
      context.clip();
      context.fillStyle = '#ffffffa6';
      context.strokeStyle = '#ffffffa6';
      context.lineWidth = 2.5;
      if (mark === 'dead') dots(context, x, y);
      if (mark === 'folded') stripes(context, x, y);
    }
    context.restore();
  }
}

function dots(context: CanvasRenderingContext2D, x: number, y: number): void {
  for (const dx of [4, 10]) {
    for (const dy of [4, 10]) {
      context.beginPath();
      context.arc(x + dx, y + dy, 1.8, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function stripes(context: CanvasRenderingContext2D, x: number, y: number): void {
  for (const d of [-8, -1, 6, 13]) {
    context.beginPath();
    context.moveTo(x + d, y + MARK);
    context.lineTo(x + d + MARK, y);
    context.stroke();
  }
}

/** A colour by its name in the style sheets, as it is here and now. */
function colorOn(page: Element, css: string): string {
  const probe = document.createElement('span');
  probe.style.color = css;
  (page.parentElement ?? document.body).append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The first background behind it that is not see-through. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** Styles are written into the shapes: a picture has no style sheet. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('style');
  const originals = [...svg.querySelectorAll('*')];
  for (const [i, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[i];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    element.removeAttribute('class');
    element.removeAttribute('style');
    for (const name of COPIED) {
      const value = style.getPropertyValue(name);
      if (value !== '' && !value.startsWith('url(')) element.setAttribute(name, value);
    }
  }
  return new XMLSerializer().serializeToString(copy);
}
