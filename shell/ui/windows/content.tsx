import { createElement, useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { LOADING_DELAY } from '../../router/chunks.js';
import { AppPart } from '../parts/app-part.js';
import { useApp } from '../app/context.js';
import { LoadNotice } from '../parts/notices.js';
import type { LoadStatus } from '../parts/load-status.js';
import { componentOf, NO_COMPONENT } from '../parts/component.js';
import { windowsOf, type WindowsState } from './side-windows.js';
import type { Side, TopWindowProps, WindowDefinition, WindowProps } from '../definition/types.js';
import { useTopPage } from './context.js';

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

/** `waiting`: it loads, and does not say so yet. */
type Status = LoadStatus | 'waiting';
type Loaded = ComponentType<WindowProps> | Status;

/** The component of a window, or why it is not there yet. */
function useWindowComponent(definition: WindowDefinition): [Loaded, retry: () => Promise<void>] {
  const known = definition.component ?? loaded.get(definition);
  const [status, setStatus] = useState<Status>('waiting');
  const [attempt, setAttempt] = useState(0);

  const load = useCallback(
    async (count: number): Promise<Status> => {
      try {
        const component = componentOf(await definition.load?.(count));
        if (!component) throw new TypeError(`windows: load: ${NO_COMPONENT}`);
        loaded.set(definition, component as ComponentType<WindowProps>);
        return 'waiting';
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
    const timer = setTimeout(() => setStatus('loading'), LOADING_DELAY);
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
  const windows = windowsOf(useApp());
  const state = useSyncExternalStore(windows.state.subscribe, windows.state.get, windows.state.get);
  const [component, retry] = useWindowComponent(windows.definitionOf(side)!);
  if (component === 'waiting') return null;
  if (typeof component === 'string') return <LoadNotice status={component} retry={retry} />;
  const props = propsOf(state);
  return (
    <AppPart name={`window ${side}`}>
      {side === 'top' ? <TopContent component={component} {...props} /> : createElement(component, props)}
    </AppPart>
  );
}

function TopContent({ component, ...props }: WindowProps & { component: ComponentType<WindowProps> }) {
  const page = useTopPage();
  const { title = '' } = page ?? {};
  return createElement(component as ComponentType<TopWindowProps>, { ...props, navigationBarTitleText: title });
}
