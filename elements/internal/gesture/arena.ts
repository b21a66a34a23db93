/** How far a pointer may travel, in px, until it is settled who owns it. */
export const DECISION_DISTANCE = 10;

/** Rank of what is small and lies in what swipes or scrolls, such as a slider: it wins at the edge of the screen as well. */
export const CONTROL_PRIORITY = 20;

/** A contestant's view of the travel so far: it wants the pointer, can't tell yet, or gives up. */
export type Verdict = 'claim' | 'wait' | 'resign';

/** Way of a pointer since it went down, in px of the viewport. */
export interface Travel {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

/**
 * One that may own pointers: a drag, a long press, a pinch. After `enter` returned true, each pointer ends with exactly
 * one call: of `ended` if the gesture owned it, of `lost` if not.
 */
export interface Gesture {
  /** What blockers call it: `swiper`, `slider`, `swipe-back` … */
  readonly name: string;
  /** The higher one goes first; among equals the one that entered first, which is the innermost element's. */
  readonly priority: number;
  /** Asked at each move while nobody owns the pointer. */
  judge(event: PointerEvent, travel: Travel): Verdict;
  /** The pointer is the gesture's alone from now on. */
  won?(event: PointerEvent): void;
  /** The owned pointer moved. */
  moved?(event: PointerEvent): void;
  /** The owned pointer went up; without an event the gesture was cancelled. */
  ended?(event?: PointerEvent): void;
  /** The pointer is another's or nobody's. `event` is its `pointerup`, if it went up before anybody owned it. */
  lost?(event?: PointerEvent): void;
}

interface Contest {
  readonly start: PointerEvent;
  /** In the order in which they are asked. */
  contestants: Gesture[];
  owner?: Gesture;
  latest: PointerEvent;
}

const ARENA = Symbol.for('nacre.gesture-arena');
const EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'pointerdown'] as const;

/**
 * Whether an event comes from a dialog or popover that stands above the one who listens, though it is written in it: what
 * is dragged there is not dragged here. (Who listens to the capture phase does so for what is at the target.)
 */
export function isFromAbove(event: Event): boolean {
  const { currentTarget, eventPhase } = event;
  if (eventPhase !== Event.BUBBLING_PHASE) return false;
  const path = event.composedPath() as Element[];
  // One in the shadow tree of the listener is its own.
  return path
    .slice(0, path.indexOf(currentTarget as Element))
    .some(
      (node) => node.matches?.(':modal, :popover-open') && (node.getRootNode() as ShadowRoot).host !== currentTarget,
    );
}

/**
 * Decides who owns a pointer. Gestures enter while its `pointerdown` bubbles. At each move they are asked in order: the
 * first that claims owns the pointer, unless one before it still waits. Whoever waits beyond DECISION_DISTANCE loses.
 */
export class GestureArena {
  readonly #contests = new Map<number, Contest>();
  /** Name -> how many block it. */
  readonly #blocked = new Map<string, number>();

  /** Joins the contest for a pointer. To be called during its `pointerdown`; false if it is taken, blocked or above the page. */
  enter(event: PointerEvent, gesture: Gesture): boolean {
    if (this.isBlocked(gesture.name) || isFromAbove(event)) return false;
    const contest = this.#contestOf(event);
    if (contest.owner || contest.contestants.includes(gesture)) return false;
    const rank = contest.contestants.findIndex((other) => other.priority < gesture.priority);
    contest.contestants.splice(rank < 0 ? contest.contestants.length : rank, 0, gesture);
    return true;
  }

  /** Makes a gesture that has entered the owner at once: for what time decides, not travel. */
  claim(pointerId: number, gesture: Gesture): boolean {
    const contest = this.#contests.get(pointerId);
    if (!contest || contest.owner || !contest.contestants.includes(gesture)) return false;
    this.#award(contest, gesture);
    return true;
  }

  /** Takes a gesture out, of the contest or of its ownership. */
  leave(pointerId: number, gesture: Gesture): void {
    const contest = this.#contests.get(pointerId);
    if (contest?.owner === gesture) this.#close(contest);
    else if (contest) this.#drop(contest, gesture);
  }

  /** Who owns the pointer, if anybody. */
  ownerOf(pointerId: number): Gesture | undefined {
    return this.#contests.get(pointerId)?.owner;
  }

  isBlocked(name: string): boolean {
    return this.#blocked.has(name);
  }

  /** Keeps all gestures of these names from owning pointers, and ends those that do, until the returned function is called. */
  block(...names: string[]): () => void {
    for (const name of names) this.#blocked.set(name, (this.#blocked.get(name) ?? 0) + 1);
    for (const [id, contest] of this.#contests) {
      for (const gesture of [...contest.contestants]) if (names.includes(gesture.name)) this.leave(id, gesture);
    }
    return () => {
      for (const name of names.splice(0)) {
        const left = this.#blocked.get(name)! - 1;
        if (left) this.#blocked.set(name, left);
        else this.#blocked.delete(name);
      }
    };
  }

  handleEvent(event: PointerEvent): void {
    const contest = this.#contests.get(event.pointerId);
    if (!contest || contest.start === event) return;
    // A release that the page did not hear of (over a frame, say) shows in the next event.
    const missed = event.type === 'pointerdown' || (event.type === 'pointermove' && event.buttons === 0);
    if (missed || event.type === 'pointercancel') this.#close(contest);
    else if (event.type === 'pointerup') this.#close(contest, event);
    else this.#move(contest, event);
  }

  #contestOf(event: PointerEvent): Contest {
    const known = this.#contests.get(event.pointerId);
    if (known?.start === event) return known;
    if (known) this.#close(known);
    if (this.#contests.size === 0) for (const type of EVENTS) addEventListener(type, this, true);
    const contest = { start: event, contestants: [], latest: event };
    this.#contests.set(event.pointerId, contest);
    return contest;
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
    const late = travel.distance >= DECISION_DISTANCE;
    let held = false;
    for (const gesture of [...contest.contestants]) {
      if (!contest.contestants.includes(gesture)) continue; // A judge before it made it leave.
      const verdict = gesture.judge(event, travel);
      if (!contest.contestants.includes(gesture)) continue; // Whoever heard of it has ended it.
      if (verdict === 'claim' && !held) {
        this.#award(contest, gesture);
        return;
      }
      if (verdict === 'resign' || (verdict === 'wait' && late)) this.#drop(contest, gesture);
      else held = true;
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
    if (contest.contestants.length === 0 && contest.latest !== contest.start) this.#close(contest);
  }

  #close(contest: Contest, event?: PointerEvent): void {
    const { pointerId } = contest.start;
    if (this.#contests.get(pointerId) !== contest) return;
    this.#contests.delete(pointerId);
    if (this.#contests.size === 0) for (const type of EVENTS) removeEventListener(type, this, true);
    const { contestants, owner } = contest;
    contest.contestants = [];
    if (owner) owner.ended?.(event);
    else for (const gesture of contestants) gesture.lost?.(event);
  }
}

/** The page's arena. All copies of the library on a page share it, so that a pointer never has two owners. */
export function gestureArena(): GestureArena {
  const page = globalThis as { [ARENA]?: GestureArena };
  return (page[ARENA] ??= new GestureArena());
}
