/** Which shape does the place for the table have, and how large is it? */

import { type RefObject, useLayoutEffect, useState } from 'react';
import { type FeltShape, shapeOf } from './model/circle.js';

export interface Stage {
  readonly shape: FeltShape;
  readonly width: number;
  readonly height: number;
}

export function useStage(place: RefObject<HTMLElement | null>): Stage {
  const [stage, setStage] = useState<Stage>({ shape: 'wide', width: 1000, height: 600 });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const shape = shapeOf(width, height);
      setStage((old) =>
        old.shape === shape && old.width === width && old.height === height
          ? old
          : { shape, width, height },
      );
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return stage;
}
