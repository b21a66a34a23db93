/** The last click in a control. */
let last: WeakRef<Event> | undefined;
const controls = new WeakMap<Event, Element>();

/**
 * Whether a click only repeats the one before. Firefox presses a control once more after a press on it, if a native
 * label is around it: it does not count custom elements as interactive content. The first click is still under way then,
 * but no listener runs any more.
 */
export function isLabelEcho(event: Event, control: Element): boolean {
  const before = last?.deref();
  const isUnderWay = before && before.eventPhase > 0 && !before.currentTarget;
  if (isUnderWay && before !== event && event.target === control && controls.get(before) === control) return true;
  last = new WeakRef(event);
  controls.set(event, control);
  return false;
}
