/** A hand in the part of a link behind `#`, which no server is sent. */

const RULE = /^#rule=(.+)$/;
const HAND = /^#hand=([\w-]+)$/;

/** Spaces that mean nothing are left out; what is no JSON yet is kept as it is. */
export function linkOf(text) {
  const bytes = new TextEncoder().encode(shortened(text));
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `#hand=${btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

function shortened(text) {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/** { text } or { rule } of a link, or nothing. */
export function readLink(hash) {
  const rule = RULE.exec(hash)?.[1];
  if (rule !== undefined) return { rule: decodeURIComponent(rule) };
  const coded = HAND.exec(hash)?.[1];
  if (coded === undefined) return {};
  try {
    const signs = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    return { text: handText(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return {};
  }
}

/** A hand as people like to read and edit it: a line for each player and each board. */
export function handText(json) {
  let hand;
  try {
    hand = typeof json === 'string' ? JSON.parse(json) : json;
  } catch {
    return json;
  }
  if (typeof hand !== 'object' || hand === null || Array.isArray(hand)) return JSON.stringify(hand);
  const spaced = (value) =>
    JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/\[ (?=["[\d])|(?<=["\]\d]) \]/g, (sign) => sign.trim());
  const lines = Object.entries(hand).map(([key, value]) => {
    const isList = Array.isArray(value) && value.some((one) => typeof one === 'object');
    const shown = isList
      ? `[\n${value.map((one) => `    ${spaced(one)}`).join(',\n')}\n  ]`
      : spaced(value);
    return `  ${JSON.stringify(key)}: ${shown}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
