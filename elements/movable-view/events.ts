/**
 * What moved a view: the user's hand or keys (`touch`), the hand beyond the bounds, the way back from there, its own
 * speed (`friction`), or neither: code, or another size of area or view (`''`).
 */
export type MovableSource = 'touch' | 'touch-out-of-bounds' | 'out-of-bounds' | 'friction' | '';

/** The view is elsewhere, in px from the upper left corner of its area. */
export class MovableChangeEvent extends Event {
  readonly x: number;
  readonly y: number;
  readonly source: MovableSource;

  constructor(x: number, y: number, source: MovableSource) {
    super('change');
    this.x = x;
    this.y = y;
    this.source = source;
  }
}

/** The user has zoomed the view, which moves its upper left corner as well. */
export class MovableScaleEvent extends Event {
  readonly x: number;
  readonly y: number;
  readonly scale: number;

  constructor(x: number, y: number, scale: number) {
    super('scale');
    this.x = x;
    this.y = y;
    this.scale = scale;
  }
}
