/** Is the place for the table wide or tall? */

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Shape } from './model/circle.js';

export function useShape(place: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>('wide');
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
