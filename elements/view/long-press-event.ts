/** The user pressed and held. */
export class LongPressEvent extends Event {
  /** Where, in px of the viewport. */
  readonly clientX: number;
  readonly clientY: number;
  /** With what: `touch`, `mouse` or `pen`. */
  readonly pointerType: string;

  constructor({ clientX, clientY, pointerType }: PointerEvent) {
    super('longpress');
    this.clientX = clientX;
    this.clientY = clientY;
    this.pointerType = pointerType;
  }
}
