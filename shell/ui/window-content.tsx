import { createElement, useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useApp } from './context.js';
import { LoadNotice, PageBoundary, type LoadStatus } from './notices.js';
import { componentOf } from './page-content.js';
import type { Side, WindowsState } from './side-windows.js';
import type { TopWindowProps, WindowDefinition, WindowProps } from './types.js';
import { useTopPage } from './window-context.js';

/** How long (ms) a window loads before it says so. */
const PATIENCE = 200;

const propsOf = ({ top, left, right }: WindowsState): WindowProps => ({
  matchTopWindow: top.fits,
  matchLeftWindow: left.fits,
  matchRightWindow: right.fits,
  showTopWindow: top.place !== 'none',
  showLeftWindow: left.place !== 'none',
  showRightWindow: right.place !== 'none',
});

/** Definition -> its component, once that has loaded. */
const loaded = new WeakMap<WindowDefinition, ComponentType<WindowProps>>();

type Loaded = ComponentType<WindowProps> | LoadStatus | 'loading';

/** The component of a window, or why it is not there yet. */
function useWindowComponent(definition: WindowDefinition): [Loaded, retry: () => Promise<void>] {
  const known = definition.component ?? loaded.get(definition);
  const [status, setStatus] = useState<LoadStatus | 'loading'>('loading');
  const [attempt, setAttempt] = useState(0);

  const load = useCallback(
    async (count: number): Promise<LoadStatus | 'loading'> => {
      try {
        const component = componentOf(await definition.load?.(count));
        if (component) loaded.set(definition, component as ComponentType<WindowProps>);
        return component ? 'loading' : 'error';
      } catch (error) {
        reportError(error);
        return 'error';
      }
    },
    [definition],
  );

  useEffect(() => {
    if (known) return;
    let isOver = false;
    const timer = setTimeout(() => setStatus('pending'), PATIENCE);
    void load(0).then((result) => {
      clearTimeout(timer);
      if (!isOver) setStatus(result);
      if (!isOver) setAttempt((count) => count + 1);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [known, load]);

  const retry = async (): Promise<void> => {
    const result = await load(attempt);
    setStatus(result);
    setAttempt(attempt + 1);
  };
  return [known ?? status, retry];
}

/** The component of a window, with its props. */
export function WindowContent({ side }: { side: Side }) {
  const { windows, router } = useApp();
  const state = useSyncExternalStore(windows.state.subscribe, windows.state.get, windows.state.get);
  const [component, retry] = useWindowComponent(windows.definitionOf(side)!);
  if (component === 'loading') return null;
  if (typeof component === 'string') return <LoadNotice status={component} retry={retry} />;
  const props = propsOf(state);
  return (
    // Not `report`: React has logged the error.
    <PageBoundary onError={(error) => router.app.send('error', error)}>
      {side === 'top' ? <TopContent component={component} {...props} /> : createElement(component, props)}
    </PageBoundary>
  );
}

function TopContent({ component, ...props }: WindowProps & { component: ComponentType<WindowProps> }) {
  const page = useTopPage();
  const { title = '' } = page ?? {};
  return createElement(component as ComponentType<TopWindowProps>, { ...props, navigationBarTitleText: title });
}
