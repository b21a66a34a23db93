import { msg } from '@lit/localize';
import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import { withoutRpx } from '../../../elements/base/lengths.js';
import { useApp } from '../app/context.js';
import { textOf, useLocalized } from '../definition/locale.js';
import { useFeature } from '../base/feature.js';
import { windowsOf, type SideWindows, type WindowState } from './side-windows.js';
import type { Side, WindowStyle } from '../definition/types.js';
import { WindowContent } from './content.js';
import { WindowContext } from './context.js';
import { WINDOW_OVER } from './over-feature.js';
import { adoptWindowStyles } from './window.styles.js';

/** Lengths in rpx as CSS knows them. */
const cssOf = (style: WindowStyle): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).map(([key, value]) => [key, typeof value === 'string' ? withoutRpx(value) : value]),
  );

/** A window of the app: beside the pages where there is room for it, over them if a call has shown it elsewhere. */
export function SideWindow({ side }: { side: Side }) {
  const windows = windowsOf(useApp());
  const states = useSyncExternalStore(windows.state.subscribe, windows.state.get, windows.state.get);
  const over = useFeature(WINDOW_OVER, false);
  useLocalized();
  useInsertionEffect(adoptWindowStyles, []);
  const state = states[side];
  const isOver = state.place === 'over';
  const handle = useMemo(() => ({ side, isOver, hide: () => windows.hide(side) }), [side, isOver, windows]);
  const definition = windows.definitionOf(side);
  if (!definition) return null;
  const label = labelOf(side, definition.label === undefined ? undefined : textOf(definition.label));
  const style = cssOf(state.style);
  return (
    <WindowContext.Provider value={handle}>
      {state.place === 'beside' ? (
        <WindowBeside side={side} windows={windows} state={state} label={label} style={style} />
      ) : (
        side !== 'top' && over && <over.WindowOver side={side} isOpen={isOver} label={label} style={style} />
      )}
    </WindowContext.Provider>
  );
}

function labelOf(side: Side, label: string | undefined): string {
  if (label !== undefined || side === 'top') return label ?? '';
  return side === 'left'
    ? msg('Side panel', { id: 'nc.window.side', desc: 'Window beside the pages of an app, for screen readers' })
    : msg('Second side panel', { id: 'nc.window.second', desc: 'Window at the other side, for screen readers' });
}

interface BesideProps {
  side: Side;
  windows: SideWindows;
  state: WindowState;
  label: string;
  style: CSSProperties;
}

const ROLES = { top: 'region', left: 'complementary', right: 'complementary' } as const;

function WindowBeside({ side, windows, label, style }: BesideProps) {
  const element = useRef<HTMLDivElement>(null);
  // Before the first paint, and then by itself: no look at the layout.
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(([entry]) => {
      const { inlineSize, blockSize } = entry!.borderBoxSize[0]!;
      windows.setSize(side, side === 'top' ? blockSize : inlineSize);
    });
    sizes.observe(element.current!, { box: 'border-box' });
    return () => sizes.disconnect();
  }, [windows, side]);
  useEffect(() => () => windows.setSize(side, undefined), [windows, side]);

  return (
    <div
      ref={element}
      className="nc-window"
      data-side={side}
      style={style}
      role={label ? ROLES[side] : undefined}
      aria-label={label || undefined}
    >
      <WindowContent side={side} />
    </div>
  );
}
