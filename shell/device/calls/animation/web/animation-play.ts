import { isMotionReduced } from '../../../../../elements/base/reduced-motion.js';
import type { ExportedAnimation, PlayedAnimation } from '../types.js';
import { attempt, DeviceError, ErrCode } from '../../../errors.js';
import { frameOf } from './animation-values.js';
import { elementIn, expectSelector } from '../../contexts/web/find.js';

const SUBJECT = 'playAnimation';

type Frame = Record<string, string>;

/** Properties that no browser animates from `auto`: they start from the length on screen. */
const LENGTHS = ['width', 'height', 'left', 'right', 'top', 'bottom'];

/** Elements that move -> stops the movement where it is. */
const playing = new WeakMap<Element, () => void>();

function targetOf(target: Element | string): Element & ElementCSSInlineStyle {
  if (typeof target === 'string') {
    expectSelector(SUBJECT, target);
    const element = elementIn(target);
    if (element) return element as HTMLElement;
    throw new DeviceError(SUBJECT, ErrCode.notFound, `target: no element "${target}" on this page`);
  }
  if (attempt(() => typeof target.animate === 'function' && target.nodeType === Node.ELEMENT_NODE)) {
    return target as HTMLElement;
  }
  throw new DeviceError(SUBJECT, ErrCode.invalid, 'target: expected an element, or a CSS selector');
}

/** Answers `playAnimation`. */
export function play(target: Element | string, animation: ExportedAnimation): PlayedAnimation {
  const element = targetOf(target);
  const steps = attempt(() =>
    animation.actions.map((action) => ({ frame: frameOf(action), ...action.option.transition })),
  );
  if (!steps) throw new DeviceError(SUBJECT, ErrCode.invalid, 'animation: expected what export() returns');
  playing.get(element)?.();
  const end: Frame = Object.assign({}, ...steps.map(({ frame }) => frame)) as Frame;
  const hold = (frame: Frame): void => void Object.assign(element.style, frame);
  if (!steps.length || isMotionReduced()) {
    hold(end);
    return { finished: Promise.resolve(), cancel: () => undefined };
  }

  const now = getComputedStyle(element);
  const known = new Set<string>();
  let at = 0;
  const animations = steps.map(({ frame, duration, delay, timingFunction: easing }) => {
    const from: Frame = { transformOrigin: frame['transformOrigin']! };
    for (const name of LENGTHS) {
      if (!(name in frame) || known.has(name)) continue;
      known.add(name);
      const length = now.getPropertyValue(name);
      if (length !== 'auto') from[name] = length;
    }
    // What the first frame leaves out starts from where the element is: from the end of the step before.
    const step = element.animate([from, frame], { delay: at + delay, duration, easing, fill: 'forwards' });
    at += delay + duration;
    return step;
  });

  let settle!: () => void;
  const finished = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const stop = (): void => {
    for (const step of animations) step.cancel();
    if (playing.get(element) === interrupt) playing.delete(element);
    settle();
  };
  /** Ends it with this look. */
  const endAs = (frame: Frame): void => {
    hold(frame);
    stop();
  };
  const interrupt = (): void => {
    const look = getComputedStyle(element);
    endAs(Object.fromEntries(Object.keys(end).map((name) => [name, (look as unknown as Frame)[name]!])));
  };
  playing.set(element, interrupt);
  Promise.all(animations.map((step) => step.finished)).then(
    () => endAs(end),
    // Canceled, by us or by the page.
    stop,
  );
  return {
    finished,
    cancel: stop,
  };
}
