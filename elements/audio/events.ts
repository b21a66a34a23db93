/** The length in s is known. */
export class AudioMetadataEvent extends Event {
  readonly duration: number;

  constructor(duration: number) {
    super('loadedmetadata');
    this.duration = duration;
  }
}

/** The user asks for the sound before, or for the next one. */
export class AudioSkipEvent extends Event {
  declare readonly type: 'previous' | 'next';
}
