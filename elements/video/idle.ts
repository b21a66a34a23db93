/** How long the controls stay when nothing happens, in ms. */
const STAY = 3000;

export interface IdleHost {
  /** Whether it plays: else the controls stay. */
  isPlaying(): boolean;
  /** Whether the user is at the controls. */
  isInUse(): boolean;
  shownChanged(isShown: boolean): void;
}

/** Shows the controls when the user does something, and hides them after a while as it plays. */
export class Idle {
  readonly #host: IdleHost;
  #isShown = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: IdleHost) {
    this.#host = host;
  }

  get isShown(): boolean {
    return this.#isShown;
  }

  /** Shows them; they stay for a while from now on. */
  wake(): void {
    this.#set(true);
    this.stop();
    if (this.#host.isPlaying()) this.#timer = setTimeout(() => this.#tire(), STAY);
  }

  hide(): void {
    this.stop();
    this.#set(false);
  }

  /** By a click or tap. */
  toggle(): void {
    if (this.#isShown) this.hide();
    else this.wake();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tire(): void {
    if (this.#host.isInUse()) this.wake();
    else this.hide();
  }

  #set(isShown: boolean): void {
    if (this.#isShown === isShown) return;
    this.#isShown = isShown;
    this.#host.shownChanged(isShown);
  }
}
