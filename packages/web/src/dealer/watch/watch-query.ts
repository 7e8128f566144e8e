/** What the address of the viewer's page asks for. */

export interface WatchQuery {
  /** The felt alone, on nothing: for streams. */
  readonly isOverlay: boolean;
  /** Milliseconds by which everything is shown late. */
  readonly delay: number;
  /** Hole cards, if the dealer shows them. A page shows them, an overlay only if it is asked to. */
  readonly hasCards: boolean;
}

/** Seconds. */
const MOST_DELAY = 3600;

const isOn = (value: string | null): boolean =>
  value !== null && !/^(?:0|no|off|false)$/i.test(value);

export function watchQuery(search: string): WatchQuery {
  const query = new URLSearchParams(search);
  const isOverlay = isOn(query.get('overlay'));
  const seconds = Number(query.get('delay') ?? 0);
  return {
    isOverlay,
    delay: Number.isFinite(seconds) ? Math.min(MOST_DELAY, Math.max(0, seconds)) * 1000 : 0,
    hasCards: query.has('cards') ? isOn(query.get('cards')) : !isOverlay,
  };
}
