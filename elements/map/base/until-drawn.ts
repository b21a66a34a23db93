/** In milliseconds. */
const TIMEOUT = 20_000;

/** Waits until a vendor's map says that it is drawn. A map whose key is refused says nothing: then `error`. */
export function untilDrawn(listen: (done: () => void) => void, error: Error): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error), TIMEOUT);
    listen(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
