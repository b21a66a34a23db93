import { SheetDrag } from '../../internal/overlay/sheet/drag.js';

/** Whose sheet it is. */
export interface SwipeHost {
  /** Whether it may go now: it was taken by its header. Below that wheels turn, and texts are typed. */
  readonly maySwipe: boolean;
  /** The user has it in hand, or no longer. */
  held(on: boolean): void;
  dismiss(reason: 'swipe'): void;
}

/** Lets the user swipe a sheet off the screen. */
export const swipeable = (host: SwipeHost, surface: HTMLElement): SheetDrag =>
  new SheetDrag({
    surface,
    edge: 'bottom',
    stops: [],
    get mayClose() {
      return host.maySwipe;
    },
    expandToScroll: true,
    held: (on) => host.held(on),
    stopped: () => undefined,
    pushed: () => host.dismiss('swipe'),
  });
