/** In milliseconds. */
const TIMEOUT = 20_000;

export interface Drawing {
  /** Resolves when the map is drawn, or when it is waited for no longer. */
  readonly ready: Promise<void>;
  stop(): void;
}

/** Waits until a vendor's map says that it is drawn. A map whose key is refused says nothing: then `error`. */
export function untilDrawn(listen: (done: () => void) => void, error: Error): Drawing {
  let stop!: () => void;
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(error), TIMEOUT);
    stop = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  listen(stop);
  return { ready, stop };
}
