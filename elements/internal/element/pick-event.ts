/** A wheel starts to move because of the user (`pickstart`), or has stopped (`pickend`). */
export class PickEvent extends Event {
  constructor(type: 'pickstart' | 'pickend') {
    super(type);
  }
}
