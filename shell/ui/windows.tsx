import { useApp } from './context.js';
import { useMedia } from './media.js';

/** Default of `minWidth`. */
const MIN_WIDTH = 768;

/** A window beside the pages. Shows while the screen is wide enough and the page on top allows it. */
export function SideWindow({ side, route }: { side: 'top' | 'left' | 'right'; route: string | undefined }) {
  const app = useApp();
  const definition = app.definition.windows?.[side];
  const fits = useMedia(`(min-width: ${definition?.minWidth ?? MIN_WIDTH}px)`);
  const allowed = route === undefined || app.styleOf(route)[`${side}Window`] !== false;
  if (!definition || !fits || !allowed) return null;
  const Content = definition.component;
  return (
    <div className="nc-window" data-side={side}>
      <Content />
    </div>
  );
}
