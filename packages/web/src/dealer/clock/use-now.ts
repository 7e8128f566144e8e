import { useEffect, useState } from 'react';

/** Milliseconds: four looks a second, so that no second is skipped. */
const TICK = 250;

/** The time of each drawing: what was tapped since the last look is not still to come. */
export function useNow(): number {
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return Date.now();
}
