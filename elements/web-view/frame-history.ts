/** One of the pages that code has opened. */
interface Entry {
  readonly src: string;
  readonly address: string;
}

/** Where a page is in the frame's own history, as the browser or the page tells. */
export interface Place {
  readonly index: number;
  readonly length: number;
}

/** What leads one step back or forward: the frame's own history, or one of the pages that code has opened. */
export type Step = 'frame' | Entry | undefined;

/**
 * The history of a frame in two levels: pages that code has opened, and within the current one the steps of the user, as far
 * as the browser tells them. Pages that code opens replace each other in the frame, so that they add nothing to the
 * history of the app.
 */
export class FrameHistory {
  #entries: Entry[] = [];
  #index = -1;
  /** Where the current entry began in the frame's own history; undefined until that is known. */
  #start: number | undefined;
  /** The farthest place that the user has been to since. */
  #farthest = 0;
  #place: Place | undefined;
  /** Whether the user has left the current entry for a page from which no step leads back to it. */
  #hasStrayed = false;
  /** Whether that was so where the known part of the frame's history began. */
  #startsAstray = false;

  get current(): Entry | undefined {
    return this.#entries[this.#index];
  }

  get back(): Step {
    if (this.#place && this.#start !== undefined && this.#place.index > this.#start) return 'frame';
    return this.#hasStrayed ? this.current : this.#entries[this.#index - 1];
  }

  get forward(): Step {
    if (this.#place && this.#place.index < Math.min(this.#farthest, this.#place.length - 1)) return 'frame';
    return this.#entries[this.#index + 1];
  }

  /** Code opens a page: those that were ahead are dropped. */
  open(entry: Entry): void {
    this.#goOn();
    this.#index = this.#entries.push(entry) - 1;
    this.restart();
  }

  /** Back at a page that was opened before. */
  goTo(entry: Entry): void {
    this.#index = this.#entries.indexOf(entry);
    this.restart();
  }

  /** Records a reload of the current page. */
  restart(): void {
    this.#start = undefined;
    this.#place = undefined;
    this.#hasStrayed = false;
    this.#startsAstray = false;
  }

  clear(): void {
    this.#entries = [];
    this.#index = -1;
    this.restart();
  }

  /** Records the frame's position in its history. `place` is undefined if the position is unknown. */
  arrived(place: Place | undefined, isByUser: boolean): void {
    this.#place = place;
    if (!place) {
      if (isByUser) this.#goOn();
      this.#hasStrayed ||= isByUser;
    } else if (this.#start === undefined) {
      this.#start = place.index;
      this.#farthest = place.index;
      this.#hasStrayed ||= isByUser;
      this.#startsAstray = this.#hasStrayed;
    } else {
      this.#hasStrayed = this.#startsAstray;
      if (place.index <= this.#farthest) return;
      this.#farthest = place.index;
      this.#goOn();
    }
  }

  /** The user has gone on from here: what was ahead is dropped. */
  #goOn(): void {
    this.#entries.length = this.#index + 1;
  }
}
