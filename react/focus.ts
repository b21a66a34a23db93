import type React from 'react';

type Props = Record<string, unknown>;
type FocusHandler = (event: React.FocusEvent<HTMLElement>) => void;

/**
 * Makes `onFocus` and `onBlur` of a form control those of the control itself. What is inside a group of boxes has the focus in
 * its place: the handler hears of the whole, once, with the group as the target.
 */
export function asControl(props: Props): void {
  for (const name of ['onFocus', 'onBlur']) {
    const handler = props[name] as FocusHandler | undefined;
    if (handler) props[name] = ofWhole(handler);
  }
}

const ofWhole =
  (handler: FocusHandler): FocusHandler =>
  (event) => {
    const { target, currentTarget, relatedTarget } = event;
    if (target === currentTarget) handler(event);
    else if (!currentTarget.contains(relatedTarget as Node | null))
      handler(Object.create(event, { target: { value: currentTarget } }) as typeof event);
  };
