import React from 'react';

/**
 * The ref of a wrapper's element. Supports ref callbacks that return a clean-up, which @lit/react ignores. Calls `first` once,
 * before any property is set on the element.
 */
export function useElementRef<Element extends HTMLElement>(
  ref: React.Ref<Element>,
  first: (element: Element) => void,
): React.RefCallback<Element> {
  const cleanUp = React.useRef<unknown>(undefined);
  const [begin] = React.useState(() => first);
  const isNew = React.useRef(true);
  return React.useCallback(
    (element) => {
      if (element && isNew.current) begin(element);
      isNew.current = false;
      if (!element && typeof cleanUp.current === 'function') cleanUp.current();
      else cleanUp.current = setRef(ref, element);
    },
    [begin, ref],
  );
}

/** Sets a ref. Returns what a ref callback returns: in React 19, this may be a clean-up function. */
export function setRef<Element>(ref: React.Ref<Element>, element: Element | null): unknown {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
