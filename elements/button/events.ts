/** The device has done what a button asked for. */
export class ButtonSuccessEvent extends Event {
  /** What the call answers, such as the text of a code. */
  readonly result: unknown;

  constructor(result: unknown) {
    super('success');
    this.result = result;
  }
}

/** What a button asked for was not done: the user gave up, it was refused, or nothing on the page can do it. */
export class ButtonFailEvent extends Event {
  /** Why, as the bus words it: `scanCode:fail cancel`. */
  readonly errMsg: string;
  /** A `DeviceError` of the bus, or what else the host of the page failed with. */
  readonly error: unknown;

  constructor(errMsg: string, error: unknown) {
    super('fail');
    this.errMsg = errMsg;
    this.error = error;
  }
}
