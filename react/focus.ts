import type React from 'react';

type Props = Record<string, unknown>;
type FocusHandler = (event: React.FocusEvent<HTMLElement>) => void;

/**
 * Makes `onFocus` and `onBlur` of a form control fire for the control as a whole. In a group it is a member that gets the
 * focus: the handlers are called when the focus enters or leaves the group, with the group as `event.target`.
 */
export function asControl(props: Props): void {
  for (const name of ['onFocus', 'onBlur']) {
    const handler = props[name] as FocusHandler | undefined;
    if (handler) props[name] = ofWhole(handler);
  }
}

/** The handler of `onFocus` or `onBlur` of a control as a whole. */
export const ofWhole =
  (handler: FocusHandler): FocusHandler =>
  (event) => {
    const { target, currentTarget, relatedTarget } = event;
    if (target === currentTarget) handler(event);
    else if (!currentTarget.contains(relatedTarget as Node | null))
      handler(Object.create(event, { target: { value: currentTarget } }) as typeof event);
  };
