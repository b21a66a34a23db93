import { useEffect, useSyncExternalStore } from 'react';
import type { Lazy } from '../../../elements/base/lazy.js';
import { Observable } from './observable.js';

/** A part of the shell that loads only for apps that ask for it: by their definition, or later by what they do. */
export class Feature<Module extends object = object> {
  readonly #load: Lazy<Module>;
  readonly #module: Observable<Module | undefined>;

  constructor(load: Lazy<Module>) {
    this.#load = load;
    this.#module = new Observable(load.loaded);
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#module.subscribe(listener);

  /** Its module; undefined until it has loaded. */
  readonly get = (): Module | undefined => this.#module.get();

  /** Loads it. After a failure, the next call tries again. */
  async load(): Promise<Module> {
    const module = await this.#load();
    this.#module.set(module);
    return module;
  }

  /** Loads it for what works without it meanwhile. A failure is reported. */
  want(): void {
    if (!this.get()) this.load().catch(reportError);
  }
}

const none = (): undefined => undefined;

/** The module of a feature, once it has loaded. Loads it while `isWanted`. */
export function useFeature<Module extends object>(feature: Feature<Module>, isWanted: boolean): Module | undefined {
  useEffect(() => {
    if (isWanted) feature.want();
  }, [feature, isWanted]);
  // HTML that was rendered ahead of the app has none of it.
  return useSyncExternalStore(feature.subscribe, feature.get, none);
}
