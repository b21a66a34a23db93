import { viewOfEvent } from '../element/view.js';

/** How far a pointer moves, in px, until its owner is decided. */
export const DECISION_DISTANCE = 10;

/** How far a pointer must move, in px, until the direction of a drag is clear. */
export const SLOP = 4;

/** Priority of small controls inside larger gestures, such as a slider in a swiper: they win at the edge of the screen too. */
export const CONTROL_PRIORITY = 20;

/**
 * A gesture's answer to a move of the pointer: `claim` (it wants to own the pointer), `wait` (it cannot tell yet) or
 * `resign` (it gives the pointer up).
 */
export type Verdict = 'claim' | 'wait' | 'resign';

/** How far a pointer has moved since its `pointerdown`, in px of the viewport. */
export interface Travel {
  readonly x: number;
  readonly y: number;
  /** The length of the straight line. */
  readonly distance: number;
}

/**
 * Something that may own a pointer: a drag, a long press, a pinch. After `enter()` returned true, the arena calls exactly
 * one of `ended()` and `lost()` for each pointer: `ended()` if the gesture owned the pointer, else `lost()`. Both undo
 * what the gesture began.
 */
export interface Gesture {
  /** The name for `block()`, such as `swiper`, `slider` or `swipe-back`. */
  readonly name: string;
  /**
   * Gestures with a higher priority are asked first. Among equals the first to enter is asked first: that is the one of the
   * innermost element.
   */
  readonly priority: number;
  /** Called for each move while the pointer has no owner. */
  judge(event: PointerEvent, travel: Travel): Verdict;
  /** The gesture owns the pointer from now on. All others have lost it. */
  won?(event: PointerEvent): void;
  /** The pointer that the gesture owns has moved. */
  moved?(event: PointerEvent): void;
  /** The pointer that the gesture owned is up. Without an `event` the gesture was canceled. */
  ended?(event?: PointerEvent): void;
  /**
   * The gesture does not get the pointer. `event` is the `pointerup` if the pointer went up before it had an owner: the
   * user tapped.
   */
  lost?(event?: PointerEvent): void;
}

/** The gestures that compete for one pointer. */
interface Contest {
  /** The `pointerdown`. */
  readonly start: PointerEvent;
  /** The window in which the pointer is. */
  readonly view: Window;
  /** In the order in which they are asked. */
  contestants: Gesture[];
  owner?: Gesture;
  latest: PointerEvent;
}

const ARENA = Symbol.for('nacre.gesture-arena');
const EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'pointerdown'] as const;

/**
 * Whether an event bubbled out of an open dialog or popover inside the listening element. Those are above the page: what is
 * dragged there does not drag the element below. Listeners of the capture phase always get false, and so does an element
 * whose own shadow tree contains the dialog.
 */
export function isFromAbove(event: Event): boolean {
  const { currentTarget, eventPhase } = event;
  if (eventPhase !== Event.BUBBLING_PHASE) return false;
  const path = event.composedPath() as Element[];
  return path
    .slice(0, path.indexOf(currentTarget as Element))
    .some(
      (node) => node.matches?.(':modal, :popover-open') && (node.getRootNode() as ShadowRoot).host !== currentTarget,
    );
}

/**
 * Decides which gesture owns a pointer. Gestures enter while the `pointerdown` bubbles. Each move then asks them in order:
 * the first that claims owns the pointer, but only if all before it have resigned. A gesture that still waits after
 * 10 px has lost. The owner keeps the pointer until it goes up.
 */
export class GestureArena {
  readonly #contests = new Map<number, Contest>();
  /** How many blocks there are of each name. */
  readonly #blocked = new Map<string, number>();
  /** The window of the pointer that was heard of last. */
  view: Window | undefined;

  /**
   * Enters a gesture for the pointer that goes down. Call it in a `pointerdown` listener. Returns false, and the gesture
   * does not take part, if the pointer has an owner, the gesture's name is blocked, or the event comes from a dialog or
   * popover above the listening element.
   */
  enter(event: PointerEvent, gesture: Gesture): boolean {
    if (this.isBlocked(gesture.name) || isFromAbove(event)) return false;
    const contest = this.#contestOf(event);
    if (contest.owner || contest.contestants.includes(gesture)) return false;
    const rank = contest.contestants.findIndex((other) => other.priority < gesture.priority);
    contest.contestants.splice(rank < 0 ? contest.contestants.length : rank, 0, gesture);
    return true;
  }

  /**
   * Makes a gesture that has entered the owner at once, for gestures that a time decides instead of a move, such as a long
   * press. Returns false if the pointer has an owner or the gesture is no longer in the contest.
   */
  claim(pointerId: number, gesture: Gesture): boolean {
    const contest = this.#contests.get(pointerId);
    if (!contest || contest.owner || !contest.contestants.includes(gesture)) return false;
    this.#award(contest, gesture);
    return true;
  }

  /** Withdraws a gesture. If it owned the pointer, no gesture owns it until it goes down again. */
  leave(pointerId: number, gesture: Gesture): void {
    const contest = this.#contests.get(pointerId);
    if (contest?.owner === gesture) this.#close(contest);
    else if (contest) this.#drop(contest, gesture);
  }

  /** The gesture that owns the pointer, or undefined. */
  ownerOf(pointerId: number): Gesture | undefined {
    return this.#contests.get(pointerId)?.owner;
  }

  /** Whether gestures of this name are blocked. */
  isBlocked(name: string): boolean {
    return this.#blocked.has(name);
  }

  /**
   * Blocks all gestures with these names: those under way are canceled, and none can begin until the returned function is
   * called. Several blocks of a name add up.
   */
  block(...names: string[]): () => void {
    for (const name of names) this.#blocked.set(name, (this.#blocked.get(name) ?? 0) + 1);
    for (const [id, contest] of this.#contests) {
      for (const gesture of [...contest.contestants]) if (names.includes(gesture.name)) this.leave(id, gesture);
    }
    return () => {
      // Emptied, so that a second call changes nothing.
      for (const name of names.splice(0)) {
        const left = this.#blocked.get(name)! - 1;
        if (left) this.#blocked.set(name, left);
        else this.#blocked.delete(name);
      }
    };
  }

  /** The arena's own listener on the window, there while a pointer is down. */
  handleEvent(event: PointerEvent): void {
    const contest = this.#contests.get(event.pointerId);
    if (!contest || contest.start === event) return;
    this.view = contest.view;
    // The page gets no `pointerup` if the pointer goes up over an iframe, say. The next event shows that it did.
    const isMissed = event.type === 'pointerdown' || (event.type === 'pointermove' && event.buttons === 0);
    if (isMissed || event.type === 'pointercancel') this.#close(contest);
    else if (event.type === 'pointerup') this.#close(contest, event);
    else this.#move(contest, event);
  }

  #contestOf(event: PointerEvent): Contest {
    const known = this.#contests.get(event.pointerId);
    if (known?.start === event) return known;
    if (known) this.#close(known);
    const view = viewOfEvent(event);
    this.view = view;
    if (!this.#isHeardIn(view)) for (const type of EVENTS) view.addEventListener(type, this, true);
    const contest = { start: event, view, contestants: [], latest: event };
    this.#contests.set(event.pointerId, contest);
    return contest;
  }

  /** Whether a pointer is down in this window. */
  #isHeardIn(view: Window): boolean {
    return [...this.#contests.values()].some((contest) => contest.view === view);
  }

  #move(contest: Contest, event: PointerEvent): void {
    contest.latest = event;
    if (contest.owner) {
      contest.owner.moved?.(event);
      return;
    }
    const x = event.clientX - contest.start.clientX;
    const y = event.clientY - contest.start.clientY;
    const travel = { x, y, distance: Math.hypot(x, y) };
    const isDecided = travel.distance >= DECISION_DISTANCE;
    let isAnyWaiting = false;
    for (const gesture of [...contest.contestants]) {
      // A listener that an earlier `judge()` called may have made it leave; so may its own.
      if (!contest.contestants.includes(gesture)) continue;
      const verdict = gesture.judge(event, travel);
      if (!contest.contestants.includes(gesture)) continue;
      if (verdict === 'claim' && !isAnyWaiting) {
        this.#award(contest, gesture);
        return;
      }
      if (verdict === 'resign' || (verdict === 'wait' && isDecided)) this.#drop(contest, gesture);
      else isAnyWaiting = true;
    }
  }

  #award(contest: Contest, gesture: Gesture): void {
    const others = contest.contestants.filter((other) => other !== gesture);
    contest.owner = gesture;
    contest.contestants = [gesture];
    gesture.won?.(contest.latest);
    for (const other of others) other.lost?.();
  }

  #drop(contest: Contest, gesture: Gesture): void {
    const index = contest.contestants.indexOf(gesture);
    if (index < 0) return;
    contest.contestants.splice(index, 1);
    gesture.lost?.();
    // While the `pointerdown` still bubbles, others may enter.
    if (contest.contestants.length === 0 && contest.latest !== contest.start) this.#close(contest);
  }

  #close(contest: Contest, event?: PointerEvent): void {
    const { pointerId } = contest.start;
    if (this.#contests.get(pointerId) !== contest) return;
    this.#contests.delete(pointerId);
    const { contestants, owner, view } = contest;
    if (!this.#isHeardIn(view)) for (const type of EVENTS) view.removeEventListener(type, this, true);
    contest.contestants = [];
    if (owner) owner.ended?.(event);
    else for (const gesture of contestants) gesture.lost?.(event);
  }
}

/** The arena of the page. All copies of the library on a page share it, so that a pointer never has two owners. */
export function gestureArena(): GestureArena {
  const page = globalThis as { [ARENA]?: GestureArena };
  return (page[ARENA] ??= new GestureArena());
}
