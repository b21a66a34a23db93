import type { SendSocketMessageOptions } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';

import { isA } from '../../../kinds.js';

type Data = SendSocketMessageOptions['data'];

/** How much may wait: messages, and their bytes. */
const MOST = 1000;
const MOST_BYTES = 16 * 1024 * 1024;

const sizeOf = (data: Data): number =>
  typeof data === 'string' ? data.length : isA(data, 'Blob') ? data.size : data.byteLength;

interface Waiting {
  readonly data: Data;
  readonly sent: () => void;
  readonly fail: (reason: unknown) => void;
}

/** Messages that wait for a socket to open, in their order. */
export class SocketQueue {
  readonly #waiting = new Set<Waiting>();
  #bytes = 0;

  /** Resolves when the message has been sent. An abort takes it out. */
  add(data: Data, signal: AbortSignal): Promise<void> {
    const size = sizeOf(data);
    if (this.#waiting.size >= MOST || this.#bytes + size > MOST_BYTES) {
      throw new DeviceError('sendSocketMessage', ErrCode.quota, 'too many messages wait for the socket to open');
    }
    return new Promise<void>((sent, fail) => {
      const waiting = { data, sent, fail };
      this.#waiting.add(waiting);
      this.#bytes += size;
      signal.addEventListener('abort', () => this.#remove(waiting));
    });
  }

  flush(send: (data: Data) => void): void {
    for (const waiting of this.#waiting) {
      this.#remove(waiting);
      send(waiting.data);
      waiting.sent();
    }
  }

  /** Fails all that waits. */
  fail(code: number, reason: string): void {
    for (const waiting of this.#waiting) {
      this.#remove(waiting);
      waiting.fail(new DeviceError('sendSocketMessage', code, reason));
    }
  }

  #remove(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) this.#bytes -= sizeOf(waiting.data);
  }
}
