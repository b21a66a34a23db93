/** What happens to the workers of a registration, for the window that it happens in. */
export interface WorkerListener {
  /** The first worker has been started: all files that the app starts with are kept. */
  started(worker: ServiceWorker): void;
  /** A worker with a new version waits. */
  waits(): void;
  /** A new worker has taken over the window, which has old code. */
  replaced(by: ServiceWorker): void;
}

/** Follows the workers of a registration, also those that other windows of the app have asked for. */
export class Workers {
  readonly registration: ServiceWorkerRegistration;
  readonly #listener: WorkerListener;
  readonly #signal: AbortSignal;
  readonly #known = new WeakSet<ServiceWorker>();
  /** The worker whose version this window has. Null at the first visit, until there is one. */
  #own: ServiceWorker | null;

  /** `own` is the worker that the document came from. */
  constructor(
    registration: ServiceWorkerRegistration,
    own: ServiceWorker | null,
    listener: WorkerListener,
    signal: AbortSignal,
  ) {
    this.registration = registration;
    this.#listener = listener;
    this.#signal = signal;
    // A reload with the shift key has no worker, but the version of the server.
    this.#own = own ?? registration.active;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', this.#handleController, { signal });
    registration.addEventListener('updatefound', () => this.#follow(registration.installing), { signal });
    this.#follow(registration.installing);
    this.#follow(registration.waiting);
    // It may have changed since the document came.
    if (own) this.#handleController();
  }

  /** Whether another window has started a new version. */
  get isOld(): boolean {
    return this.#own !== null && this.registration.active !== this.#own;
  }

  readonly #handleController = (): void => {
    const { controller } = navigator.serviceWorker;
    const own = this.#own;
    if (!controller || controller === own) return;
    // The first worker takes over the page that has brought it: nothing has changed for that page.
    if (own) this.#listener.replaced(controller);
    else this.#own = controller;
  };

  #follow(worker: ServiceWorker | null): void {
    if (!worker || this.#known.has(worker)) return;
    this.#known.add(worker);
    const isFirst = this.registration.active === null;
    const tell = (): void => {
      if (worker.state === 'installed' && !isFirst) this.#listener.waits();
      if (worker.state !== 'activated' || !isFirst) return;
      this.#own ??= worker;
      this.#listener.started(worker);
    };
    worker.addEventListener('statechange', tell, { signal: this.#signal });
    tell();
  }
}

/** Resolves to whether the worker was started; if not, a newer one has taken its place. */
export function whenStarted(worker: ServiceWorker, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated');
    };
    worker.addEventListener('statechange', check, { signal });
    check();
  });
}
