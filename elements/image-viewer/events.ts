/** The user has gone to another picture. */
export class ImageViewerChangeEvent extends Event {
  /** Its index, from 0. */
  readonly current: number;

  constructor(current: number) {
    super('change');
    this.current = current;
  }
}
