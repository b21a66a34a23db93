import React from 'react';

/**
 * The ref that a wrapper hands to its element: `ref`, whose clean-up @lit/react would ignore. `first` is called once, before
 * the element has got any properties.
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
      else cleanUp.current = attach(ref, element);
    },
    [begin, ref],
  );
}

/** What a ref callback returns: in React 19, possibly a function to call instead of the callback with null. */
function attach<Element>(ref: React.Ref<Element>, element: Element | null): unknown {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
