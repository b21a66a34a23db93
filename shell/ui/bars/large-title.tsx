import { useLayoutEffect, useRef } from 'react';
import { readableOn } from '../../../elements/base/readable.js';
import type { NavigationBarState } from '../app/bars.js';
import type { PageStyle } from '../definition/types.js';
import { barColorsOf } from './bar-colors.js';

/** The title of the bar comes when less than this share of the large one is in sight. */
const PASSING_SHARE = 0.3;

/** Of the page, once the large title has scrolled away. */
const PASSED = 'data-title-passed';

interface LargeTitleProps {
  title: string;
  state: NavigationBarState;
  style: PageStyle;
}

/**
 * The title in large letters at the start of what scrolls. The heading is that of the bar, which shows when this one has
 * scrolled away.
 */
export function LargeTitle({ title, state, style }: LargeTitleProps) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const large = element.current!;
    const page = large.closest('.nc-page')!;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several at once, the oldest first.
        const { boundingClientRect, intersectionRatio } = entries.at(-1)!;
        // A page that is not shown has no size.
        if (boundingClientRect.height) page.toggleAttribute(PASSED, intersectionRatio < PASSING_SHARE);
      },
      { root: large.parentElement, threshold: PASSING_SHARE },
    );
    observer.observe(large);
    return () => observer.disconnect();
  }, []);

  const { frontColor, backgroundColor = '' } = barColorsOf(state, style);
  return (
    <div
      ref={element}
      className="nc-large-title"
      aria-hidden="true"
      style={{ background: backgroundColor, color: frontColor ?? readableOn(backgroundColor) }}
    >
      {title}
    </div>
  );
}
