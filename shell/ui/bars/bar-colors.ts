import type { NavigationBarState } from '../app/bars.js';
import type { PageStyle } from '../definition/types.js';

interface BarColors {
  frontColor: '#ffffff' | '#000000' | undefined;
  backgroundColor: string | undefined;
}

/** Colors of a navigation bar: what calls have set, else those of the page's style. */
export function barColorsOf(state: NavigationBarState, style: PageStyle): BarColors {
  const text = style.navigationBarTextStyle;
  return {
    frontColor: state.frontColor ?? (text && (text === 'white' ? '#ffffff' : '#000000')),
    backgroundColor: state.backgroundColor ?? style.navigationBarBackgroundColor,
  };
}
