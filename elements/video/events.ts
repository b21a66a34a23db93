/** Size in px and length in s are known. */
export class VideoMetadataEvent extends Event {
  readonly width: number;
  readonly height: number;
  readonly duration: number;

  constructor({ videoWidth, videoHeight }: HTMLVideoElement, duration: number) {
    super('loadedmetadata');
    this.width = videoWidth;
    this.height = videoHeight;
    this.duration = duration;
  }
}

/** More has loaded; `buffered` is where that ends, in per cent of the length. */
export class VideoProgressEvent extends Event {
  readonly buffered: number;

  constructor(buffered: number) {
    super('progress');
    this.buffered = buffered;
  }
}

/** The controls have appeared or disappeared. */
export class ControlsToggleEvent extends Event {
  readonly show: boolean;

  constructor(show: boolean) {
    super('controlstoggle');
    this.show = show;
  }
}

/** The user has shown or hidden the messages over the video. */
export class DanmuToggleEvent extends Event {
  readonly enabled: boolean;

  constructor(enabled: boolean) {
    super('danmutoggle');
    this.enabled = enabled;
  }
}
