/** The slides move: how far, in px, since they rested; more than 0 towards later slides, in any writing direction. */
export class SwiperTransitionEvent extends Event {
  readonly dx: number;
  readonly dy: number;

  constructor(dx: number, dy: number) {
    super('transition');
    this.dx = dx;
    this.dy = dy;
  }
}
