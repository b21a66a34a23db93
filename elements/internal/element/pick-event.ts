/** A wheel starts to move because of the user, or rests again. */
export class PickEvent extends Event {
  constructor(type: 'pickstart' | 'pickend') {
    super(type);
  }
}
