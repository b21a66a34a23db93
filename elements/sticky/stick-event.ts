/** An element stays at the edge of its scroller from now on, or no longer. */
export class StickEvent extends Event {
  readonly stuck: boolean;

  constructor(stuck: boolean) {
    super('change');
    this.stuck = stuck;
  }
}
