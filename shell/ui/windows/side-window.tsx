import { lazy } from '../../../elements/base/lazy.js';
import { msg } from '@lit/localize';
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { withoutRpx } from '../../../elements/base/lengths.js';
import { DeviceError, ErrCode } from '../../device/index.js';
import { useApp } from '../app/context.js';
import { textOf, useLocalized } from '../definition/locale.js';
import { Observable } from '../base/observable.js';
import type { Side, SideWindows, WindowState } from './side-windows.js';
import type { WindowStyle } from '../definition/types.js';
import { WindowContent } from './content.js';
import { WindowContext } from './context.js';

/** The module that draws a window over the pages, which apps on wide screens never need. */
const drawer = new Observable<typeof import('./over.js') | undefined>(undefined);

const importOver = /* @__PURE__ */ lazy(() => import('./over.js'));

/** Loads it for a call; a load that fails is tried again by the next one. */
export async function loadWindowOver(call: string): Promise<void> {
  try {
    drawer.set(await importOver());
  } catch (cause) {
    throw new DeviceError(call, ErrCode.network, 'the window did not load', { cause });
  }
}

/** Lengths in rpx as CSS knows them. */
const cssOf = (style: WindowStyle): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).map(([key, value]) => [key, typeof value === 'string' ? withoutRpx(value) : value]),
  );

/** A window of the app: beside the pages where there is room for it, over them if a call has shown it elsewhere. */
export function SideWindow({ side }: { side: Side }) {
  const { windows } = useApp();
  const states = useSyncExternalStore(windows.state.subscribe, windows.state.get, windows.state.get);
  const module = useSyncExternalStore(drawer.subscribe, drawer.get, drawer.get);
  useLocalized();
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
        side !== 'top' && module && <module.WindowOver side={side} isOpen={isOver} label={label} style={style} />
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
