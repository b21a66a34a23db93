/** The user pressed and held an element. */
export class LongPressEvent extends Event {
  /** Where the pointer went down, in px of the viewport. */
  readonly clientX: number;
  readonly clientY: number;
  /** `touch`, `mouse` or `pen`. */
  readonly pointerType: string;

  constructor({ clientX, clientY, pointerType }: PointerEvent) {
    super('longpress');
    this.clientX = clientX;
    this.clientY = clientY;
    this.pointerType = pointerType;
  }
}
