import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isMotionReduced } from '../../../elements/base/reduced-motion.js';

/** Milliseconds. */
const DURATION = 220;

interface SlideOptions {
  readonly isShown: boolean;
  /** Whether the page on top is one of the bar's. With the pages the bar comes and goes at once. */
  readonly isTab: boolean;
  /** Whether the call that has shown or hidden the bar asks for motion. */
  readonly isAnimated: boolean;
  readonly position: 'bottom' | 'top';
}

interface Slide {
  /** Whether the bar is on screen: also while it slides away. */
  readonly isPresent: boolean;
  /** While it slides, the bar takes no room. */
  readonly isMoving: boolean;
}

/** Lets the tab bar slide in and out. A slide that turns back starts where the bar is. */
export function useSlide(bar: RefObject<HTMLElement | null>, options: SlideOptions): Slide {
  const { isShown, isTab, isAnimated, position } = options;
  const [last, setLast] = useState({ isShown, isTab, isMoving: false });
  const place = useRef<string>(undefined);
  if (last.isShown !== isShown || last.isTab !== isTab) {
    const isMoving = isAnimated && isTab && last.isTab && !isMotionReduced();
    setLast({ isShown, isTab, isMoving });
  }

  useLayoutEffect(() => {
    const element = bar.current;
    if (!last.isMoving || !element) return;
    const away = `translateY(${position === 'top' ? '-100%' : '100%'})`;
    const from = place.current ?? (last.isShown ? away : 'none');
    place.current = undefined;
    const motion = element.animate(
      { transform: [from, last.isShown ? 'none' : away] },
      { duration: DURATION, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' },
    );
    motion.onfinish = () => setLast({ ...last, isMoving: false });
    return () => {
      if (motion.playState === 'running') place.current = getComputedStyle(element).transform;
      motion.cancel();
    };
  }, [bar, last, position]);

  return { isPresent: isShown || (last.isMoving && !last.isShown), isMoving: last.isMoving };
}
