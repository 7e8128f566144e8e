/** Is the place for the table wide or tall? */

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { FeltShape } from './model/circle.js';

export function useShape(place: RefObject<HTMLElement | null>): FeltShape {
  const [shape, setShape] = useState<FeltShape>('wide');
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      setShape(clientWidth > clientHeight * 1.15 ? 'wide' : 'tall');
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return shape;
}
