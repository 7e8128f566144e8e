/** A drawing of the page as a picture file: the same shapes, with the colours they have now. */

const SCALE = 2;
const MARGIN = 16;
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

export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 2 * MARGIN) * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.scale(SCALE, SCALE);
  context.fillStyle = backgroundOf(svg);
  context.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN);
  context.drawImage(image, MARGIN, MARGIN, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)));
  });
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
