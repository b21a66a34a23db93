import { useCallback, useRef, useState } from 'react';
import { usePageContext } from '../app/context.js';

/**
 * Like `useState`, with a value that is kept in the page's snapshot: while the page is covered, whatever the `keep` policy, after
 * Back and Forward, and after a reload. JSON values only. `usePage().getSnapshot(name)` reads the same value.
 */
export function useSnapshot<Value>(
  name: string,
  initial: Value | (() => Value),
): [Value, (next: Value | ((before: Value) => Value)) => void] {
  const { page } = usePageContext();
  const key = `app:${name}`;
  const [value, setValue] = useState<Value>(() => {
    if (page.snapshot.has(key)) return page.snapshot.get(key) as Value;
    return typeof initial === 'function' ? (initial as () => Value)() : initial;
  });
  /** What has been set last: several calls may come before the next render. */
  const latest = useRef(value);
  const set = useCallback(
    (next: Value | ((before: Value) => Value)): void => {
      latest.current = typeof next === 'function' ? (next as (before: Value) => Value)(latest.current) : next;
      page.snapshot.set(key, latest.current);
      setValue(() => latest.current);
    },
    [page, key],
  );
  return [value, set];
}
