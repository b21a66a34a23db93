import type { App } from './app/context.js';
import type { Feature } from './base/feature.js';
import type { AppDefinition, PageDefinition, PageStyle } from './definition/types.js';
import { GUARDS } from './identity/feature.js';
import { isGuarded } from './identity/guarded.js';
import { DRAFTS } from './kept/feature.js';
import { isSwipeOn } from './motion/browser-swipe.js';
import { SWIPE_BACK } from './motion/swipe.js';
import { NOTICES } from './parts/feature.js';
import { POPUPS } from './popups/feature.js';
import { REFRESHER } from './refresh/feature.js';
import { canRefresh } from './refresh/refresh.js';
import { WINDOWS } from './windows/feature.js';

/** What an app has said of itself. */
interface Asked {
  readonly definition: AppDefinition;
  /** With those of each app. */
  readonly pages: readonly PageDefinition[];
}

interface Row {
  readonly feature: Feature;
  /** Whether the definition of an app asks for it. */
  readonly isAsked: (asked: Asked) => boolean;
  /** `first`: the app starts with it, since its first paint or its first page needs it. `beside`: it loads beside the app's own code. `idle`: after the first page. */
  readonly moment: 'first' | 'beside' | 'idle';
}

/** What the module of a feature may have beside what its users call. */
interface Startable {
  /** Begins with the app that runs, until the signal aborts. */
  start?(app: App, signal: AbortSignal): void;
}

const hasStyle = ({ definition, pages }: Asked, is: (style: PageStyle) => boolean): boolean =>
  [definition, ...pages].some(({ style }) => style !== undefined && is(style));

/** What loads for apps that ask for it by their definition. What is asked for later loads then. */
const FEATURES: readonly Row[] = [
  { feature: WINDOWS, moment: 'first', isAsked: ({ definition: { windows } }) => windows !== undefined },
  {
    feature: GUARDS,
    moment: 'first',
    isAsked: ({ definition: { identity }, pages }) => identity !== undefined || pages.some(isGuarded),
  },
  {
    feature: POPUPS,
    moment: 'beside',
    isAsked: ({ pages }) => pages.some(({ presentation = 'page' }) => presentation !== 'page'),
  },
  { feature: REFRESHER, moment: 'beside', isAsked: (asked) => hasStyle(asked, canRefresh) },
  { feature: DRAFTS, moment: 'beside', isAsked: (asked) => hasStyle(asked, ({ drafts }) => drafts === true) },
  { feature: NOTICES, moment: 'idle', isAsked: () => true },
  { feature: SWIPE_BACK, moment: 'idle', isAsked: ({ definition: { style } }) => isSwipeOn(style?.swipeBack) },
];

/** What uses it tries again if it is lost, and reports. */
const loadAhead = (feature: Feature): void => void feature.load().catch(() => undefined);

/** The features of an app: loads those that its definition asks for, all at once, and starts them. */
export class Features {
  readonly #rows: readonly Row[];

  constructor(asked: Asked) {
    // On a server nothing is used of them.
    this.#rows = typeof document === 'undefined' ? [] : FEATURES.filter(({ isAsked }) => isAsked(asked));
    for (const { feature, moment } of this.#rows) if (moment !== 'idle') loadAhead(feature);
  }

  /** Loads what the first page did not need. To be called when that is there. */
  loadWhenIdle(): void {
    const load = (): void => this.#rows.forEach(({ feature, moment }) => moment === 'idle' && loadAhead(feature));
    (globalThis.requestIdleCallback ?? setTimeout)(load);
  }

  /** Resolves when all is there that the app starts with. Undefined if it is there already. */
  first(): Promise<unknown> | undefined {
    const missing = this.#rows.filter(({ moment, feature }) => moment === 'first' && !feature.get());
    if (missing.length === 0) return undefined;
    // Once more if one is lost. Without it the app still starts.
    const load = ({ feature }: Row) => feature.load().catch(() => feature.load());
    return Promise.all(missing.map((row) => load(row).catch(reportError)));
  }

  /** Starts features for the app until the signal aborts: those that have loaded now, others when they have. */
  start(app: App, signal: AbortSignal): void {
    for (const { feature } of FEATURES) {
      const begin = (): void => {
        const module: Startable | undefined = feature.get();
        if (!module) return;
        stop();
        module.start?.(app, signal);
      };
      const stop = feature.subscribe(begin);
      signal.addEventListener('abort', stop);
      begin();
    }
  }
}
