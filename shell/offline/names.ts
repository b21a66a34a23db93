// What the page and the worker agree on.

/** Type of the message that asks the worker to clear the answers that it has kept. */
export const CLEAR_DATA = 'nacre:clear-data';

/** Type of the message that tells the worker which files (`urls`) the page has loaded before it had a worker. */
export const KEEP_FILES = 'nacre:keep-files';

/** What the names of the caches for answers start with. Apps in different folders of an origin have their own. */
export const dataPrefix = (scope: string): string => `nacre-data ${scope} `;

/** Deletes the caches whose names the test finds. */
export async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

/** How long (ms) a worker may take to answer a message. */
const ANSWER_TIMEOUT = 10_000;

/** Sends a message to a worker. Resolves when that has done it; after 10 s also without: it may know no such message. */
export function tell(worker: ServiceWorker, message: { type: string; urls?: readonly string[] }): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(message, [port2]);
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ANSWER_TIMEOUT);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve();
    };
  }).finally(() => port1.close());
}
