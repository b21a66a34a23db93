import type { PlaceFailure } from './types.js';

/**
 * A provider does not answer. `failure` is for programs: `network` (no connection, or an error of the server), `timeout`,
 * `limit` (too many requests), `key` (refused), `answer` (not the documented shape). `message` is for developers.
 */
export class PlaceError extends Error {
  static {
    // Not set by the constructor: where a page has frozen `Error.prototype`, an error does not take a name of its own.
    Object.defineProperty(this.prototype, 'name', { value: 'PlaceError', configurable: true, writable: true });
  }

  readonly failure: PlaceFailure;
  /** In seconds: the service asked to wait so long. */
  readonly retryAfter: number | undefined;

  constructor(failure: PlaceFailure, message: string, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(message, options);
    this.failure = failure;
    this.retryAfter = options.retryAfter;
  }
}
