/** Colours, on a terminal only. FORCE_COLOR wins over NO_COLOR, as in Node itself. */

export type Style = (text: string) => string;

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Paint = { readonly [name in keyof typeof STYLES]: Style };

export function paintFor(colors: boolean): Paint {
  const style = ([on, off]: readonly [number, number]): Style =>
    colors ? (text) => (text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`) : (text) => text;
  return {
    bold: style(STYLES.bold),
    dim: style(STYLES.dim),
    green: style(STYLES.green),
    yellow: style(STYLES.yellow),
    cyan: style(STYLES.cyan),
  };
}

export function wantsColors(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') {
    return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  }
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return isTerminal && TERM !== 'dumb';
}
