import { useSyncExternalStore } from 'react';
import type { Entry } from '../../router/index.js';
import { usePageContext } from '../app/context.js';

/** What a list knows of its split view. */
export interface Split {
  /** Whether lists have their details beside them now. */
  readonly isWide: boolean;
  /** The page that shows beside this list. */
  readonly detail: Pick<Entry, 'key' | 'path' | 'params' | 'query'> | undefined;
}

/**
 * The split view of the list that the component is part of, so that it can mark the item whose detail is shown:
 * `aria-current={detail?.params.id === item.id ? 'page' : undefined}`.
 */
export function useSplit(): Split {
  const { app, entry } = usePageContext();
  const { router, stage } = app;
  const isWide = useSyncExternalStore(stage.isWide.subscribe, stage.isWide.get, stage.isWide.get);
  const find = (): Entry | undefined => stage.detailOf(entry.key);
  const detail = useSyncExternalStore(router.subscribe, find, find);
  return { isWide, detail: isWide ? detail : undefined };
}
