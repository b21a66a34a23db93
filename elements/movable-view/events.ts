/** The ways that a view may be dragged. */
export type MovableDirection = 'none' | 'all' | 'horizontal' | 'vertical';

/**
 * What moved a view: the user's drag or keys (`touch`), a drag beyond the bounds (`touch-out-of-bounds`), the way back from
 * there (`out-of-bounds`), its own speed after a release (`friction`), or code or a new size of area or view (`''`).
 */
export type MovableSource = 'touch' | 'touch-out-of-bounds' | 'out-of-bounds' | 'friction' | '';

/** A view has moved. */
export class MovableChangeEvent extends Event {
  /** Distance from the left side of the area, in px. */
  readonly x: number;
  /** Distance from the upper side of the area, in px. */
  readonly y: number;
  /** What moved it. */
  readonly source: MovableSource;

  constructor(x: number, y: number, source: MovableSource) {
    super('change');
    this.x = x;
    this.y = y;
    this.source = source;
  }
}

/** The user has zoomed a view, which moves its upper left corner as well. */
export class MovableScaleEvent extends Event {
  /** Distance from the left side of the area, in px. */
  readonly x: number;
  /** Distance from the upper side of the area, in px. */
  readonly y: number;
  readonly scale: number;

  constructor(x: number, y: number, scale: number) {
    super('scale');
    this.x = x;
    this.y = y;
    this.scale = scale;
  }
}
