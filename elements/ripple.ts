/**
 * Circles that spread from where something is pressed, as in Material. Entry point `nacre/ripple`.
 *
 * `startRipple(document)` listens once for the page. A look asks for circles by `--nc-ripple-opacity`: how much of the text's
 * color they have, 0 (default) to 1. That of Material does, unless the user wants less motion.
 */

/** Times in ms, those of Material Web's ripple: to grow, to be seen at least, to fade. */
const GROW_TIME = 450;
const MIN_TIME = 225;
const FADE_TIME = 375;
/** Nothing shows of a touch that becomes a scroll within this time in ms; from the same source. */
const TOUCH_DELAY = 150;

/** In how many steps a circle fades: browsers do not blend gradients. */
const FADE_STEPS = 8;

/** What can be pressed, but for links within a text. */
const PRESSABLE =
  'nc-button, nc-menu-item, button, summary, a[href], :is([role=button], [role=tab], [role=option], [role^=menuitem])';
const IDLE = ':disabled, [disabled], [aria-disabled=true], [loading]';

interface Ripple {
  /** Ends it, after it was seen. */
  release(): void;
  /** Ends it at once, if it has not begun yet. */
  cancel(): void;
}

/**
 * Shows circles on what is pressed in `root`: buttons, rows that are links or buttons, tabs, options, also in shadow trees.
 * Returns a function that ends it.
 */
export function startRipple(root: Document | HTMLElement): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  root.addEventListener('pointerdown', (event) => press(event as PointerEvent), options);
  root.addEventListener('click', (event) => pressByKey(event as MouseEvent), options);
  return () => listening.abort();
}

function press(event: PointerEvent): void {
  const { isPrimary, button, pointerType, clientX, clientY } = event;
  if (!isPrimary || button !== 0) return;
  const target = pressedOf(event);
  const ripple = target && rippleOn(target, clientX, clientY, pointerType === 'touch' ? TOUCH_DELAY : 0);
  if (!ripple) return;
  const ending = new AbortController();
  const end = ({ type }: Event): void => {
    ending.abort();
    if (type === 'pointerup') ripple.release();
    else ripple.cancel();
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    target.ownerDocument.addEventListener(type, end, { capture: true, passive: true, signal: ending.signal });
}

/** A click without a pointer: from the middle. */
function pressByKey(event: MouseEvent): void {
  const target = event.detail === 0 && event.isTrusted && pressedOf(event);
  if (!target) return;
  const { x, y, width, height } = target.getBoundingClientRect();
  rippleOn(target, x + width / 2, y + height / 2, 0)?.release();
}

/** The innermost element on the way of an event that can be pressed. */
function pressedOf(event: Event): Element | undefined {
  const pressed = event
    .composedPath()
    .find((target): target is Element => 'matches' in target && (target as Element).matches(PRESSABLE));
  return pressed?.matches(IDLE) ? undefined : pressed;
}

/** A circle from a place in the window to the corner that is farthest from it. Drawn by animations, without nodes or styles. */
function rippleOn(target: Element, clientX: number, clientY: number, delay: number): Ripple | undefined {
  const style = getComputedStyle(target);
  const opacity = Number(style.getPropertyValue('--nc-ripple-opacity'));
  if (!opacity || style.display === 'inline') return undefined;
  const { x, y, width, height } = target.getBoundingClientRect();
  const [left, top] = [clientX - x, clientY - y];
  const radius = Math.hypot(Math.max(left, width - left), Math.max(top, height - top));
  // Above the background pictures that it has.
  const own = style.backgroundImage !== 'none';
  const above = (value: string, name: 'Image' | 'Size' | 'Position' | 'Repeat' | 'Origin'): string =>
    own ? `${value}, ${style[`background${name}`]}` : value;
  const circle = (share: number): string => {
    const color = `color-mix(in srgb, currentcolor ${opacity * share * 100}%, transparent)`;
    return above(`radial-gradient(circle closest-side, ${color} calc(100% - 1px), transparent)`, 'Image');
  };
  const frame = (size: number): Keyframe => ({
    backgroundImage: circle(1),
    backgroundOrigin: above('border-box', 'Origin'),
    backgroundRepeat: above('no-repeat', 'Repeat'),
    backgroundSize: above(`${2 * size}px ${2 * size}px`, 'Size'),
    backgroundPosition: above(`${left - size}px ${top - size}px`, 'Position'),
  });
  const grow = target.animate([frame(radius * 0.2), frame(radius)], {
    delay,
    duration: GROW_TIME,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
    fill: 'forwards',
  });
  const isSeen = (): boolean => Number(grow.currentTime) >= delay;
  const release = (): void => {
    if (!isSeen()) grow.currentTime = delay;
    const steps = Array.from({ length: FADE_STEPS + 1 }, (_, step) => ({
      backgroundImage: circle(1 - step / FADE_STEPS),
    }));
    const rest = Math.max(0, delay + MIN_TIME - Number(grow.currentTime));
    target.animate(steps, { delay: rest, duration: FADE_TIME }).onfinish = () => grow.cancel();
  };
  return { release, cancel: () => (isSeen() ? release() : grow.cancel()) };
}
