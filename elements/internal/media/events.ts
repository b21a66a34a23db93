/** The time has changed; both in s. */
export class MediaTimeEvent extends Event {
  readonly currentTime: number;
  readonly duration: number;

  constructor(currentTime: number, duration: number) {
    super('timeupdate');
    this.currentTime = currentTime;
    this.duration = duration;
  }
}
