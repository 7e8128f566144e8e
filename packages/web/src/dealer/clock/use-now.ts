import { useEffect, useState } from 'react';

/** Milliseconds: four looks a second, so that no second is skipped. */
const TICK = 250;

export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
