import { msg } from '@lit/localize';

/** Why something does not play. */
export interface MediaFailure {
  /** As `MediaError.code`: 1 aborted, 2 network, 3 cannot be decoded, 4 not found, or of a format that is not supported. */
  readonly errCode: number;
  readonly errMsg: string;
}

/** It does not play; `errCode` is that of a `MediaError`, `errMsg` says what happened. */
export class MediaErrorEvent extends Event implements MediaFailure {
  readonly errCode: number;
  readonly errMsg: string;

  constructor({ errCode, errMsg }: MediaFailure) {
    super('error');
    this.errCode = errCode;
    this.errMsg = errMsg;
  }
}

/** The browser did not let it play by itself. It plays when the user starts it, and in most browsers without sound. */
export class AutoplayRefusedEvent extends Event {
  readonly errMsg: string;

  constructor(errMsg: string) {
    super('autoplayrefused');
    this.errMsg = errMsg;
  }
}

const CAUSES: Readonly<Record<number, string>> = {
  1: 'the load was aborted',
  2: 'the network failed',
  3: 'it cannot be decoded',
  4: 'it was not found, or its format is not supported',
};

/** `detail` is what the browser or a library adds. */
export function failureOf(name: string, errCode: number, detail = ''): MediaFailure {
  const cause = CAUSES[errCode] ?? 'unknown';
  return { errCode, errMsg: `${name}:fail ${cause}${detail ? ` (${detail})` : ''}` };
}

/** What happened, in words for the user. */
export function failureText({ errCode }: MediaFailure): string {
  switch (errCode) {
    case 2:
      return msg('The connection was lost.', {
        id: 'nc.media.error-network',
        desc: 'A video or sound stopped, since the network failed',
      });
    case 3:
      return msg('This file cannot be played. It may be damaged.', {
        id: 'nc.media.error-decode',
        desc: 'A video or sound cannot be decoded',
      });
    default:
      return msg('This cannot be played.', {
        id: 'nc.media.error-source',
        desc: 'A video or sound was not found, or the browser does not know its format',
      });
  }
}
