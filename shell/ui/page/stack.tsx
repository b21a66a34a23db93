import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RouterSnapshot } from '../../router/index.js';
import { type App, useApp } from '../app/context.js';
import { useFeature } from '../base/feature.js';
import { POPUPS } from '../popups/feature.js';
import { useFocus } from '../kept/focus.js';
import { play, type Motion } from '../motion/motion.js';
import { isSwipeOn } from '../motion/browser-swipe.js';
import { SWIPE_BACK } from '../motion/swipe.js';
import type { Movement } from '../motion/movement.js';
import { PageHost } from './host.js';
import { isStill, layoutOf, CONTENT_TIMEOUT, type PlacedPage } from '../stage/layout.js';

interface Playing {
  readonly movement: Movement;
  /** Key of the page against which it moves. */
  readonly against: string | undefined;
}

/** Key of a page in motion -> key of the page against which it moves. */
const oppositesIn = (playing: ReadonlyMap<string, Playing>): ReadonlyMap<string, string | undefined> =>
  new Map([...playing].map(([key, { against }]) => [key, against]));

/** Default of `keepLimit`. */
const KEEP_LIMIT = 10;

/** Keys of the covered pages that stay mounted: pages that have been on screen, within the policy and the limit. */
function keptKeys(app: App, { entries, tabs }: RouterSnapshot, seen: ReadonlySet<string>): Set<string> {
  const { keep = 'stack', keepLimit = KEEP_LIMIT } = app.definition;
  const kept = new Set<string>();
  for (const entry of [...entries.slice(0, -1).reverse(), ...tabs]) {
    const policy = app.pageOf(entry.route)?.keep ?? keep;
    const stays = policy === 'stack' || (policy === 'tab' && entry.tab);
    if (stays && seen.has(entry.key) && kept.size < keepLimit) kept.add(entry.key);
  }
  return kept;
}

/** Brief, since the list beside it stays. */
const DETAIL_MOTION: Motion = { type: 'fade-in', duration: 150, isChosen: true };

/** Renders the pages that are seen and, hidden, those that are kept. Animates changes. */
export function PageStack({ snapshot }: { snapshot: RouterSnapshot }) {
  const app = useApp();
  const { router, motions, stage } = app;
  const { entries, tabs, leaving, chunks } = snapshot;
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const [seen] = useState(() => new Set<string>());
  const main = useRef<HTMLElement>(null);
  const { uncovered } = stage;
  const swiped = useSyncExternalStore(uncovered.subscribe, uncovered.get, uncovered.get);
  const PagePopup = useFeature(POPUPS, false)?.PagePopup;
  const isWide = useSyncExternalStore(stage.isWide.subscribe, stage.isWide.get, stage.isWide.get);
  const [mounted] = useState<string[]>(() => []);
  /** By the key of the page that comes or goes. */
  const [playing] = useState(() => new Map<string, Playing>());

  const top = entries.at(-1);
  const mayGoBack = entries.length > 1 && isSwipeOn(app.styleOf(top!.route).swipeBack);
  const swipeBack = useFeature(SWIPE_BACK, mayGoBack)?.swipeBackOf(app);
  const kept = keptKeys(app, snapshot, seen);
  const layout = layoutOf(
    { snapshot, mounted, kept, seen, uncovered: swiped, opposites: oppositesIn(playing) },
    stage.rules,
  );
  const { moving, against } = layout;
  const isPopup = ({ place }: PlacedPage): boolean => place === 'sheet' || place === 'dialog';
  const pages = layout.pages.filter((page) => PagePopup || !isPopup(page));
  const isMissing = pages.length < layout.pages.length;

  // Not before it is there: what shows sheets may still load.
  useFocus(isMissing ? undefined : top?.key, elements, isWide);

  useEffect(() => swipeBack?.follow(main.current!, elements), [swipeBack, elements]);

  // Before the router starts, so that it knows which pages are visible.
  useLayoutEffect(() => stage.follow(main.current!), [stage]);

  useEffect(() => {
    if (!isMissing) return;
    POPUPS.load().catch((error: unknown) => {
      reportError(error);
      stage.goWithoutPopups();
    });
  }, [stage, isMissing]);

  useLayoutEffect(() => {
    mounted.splice(0, mounted.length, ...pages.map(({ entry }) => entry.key));
    for (const { entry, isVisible } of pages) if (isVisible) seen.add(entry.key);
    const known = [...tabs, ...entries, ...leaving];
    for (const key of seen) if (!known.some((entry) => entry.key === key)) seen.delete(key);
  });

  useLayoutEffect(() => {
    // Pages that are not on screen leave without motion.
    for (const entry of leaving)
      if (!pages.some((page) => page.entry === entry && page.isVisible)) router.settle(entry.key);
    const isSeen = (key: string) => elements.has(key) && pages.some((page) => page.entry.key === key && page.isVisible);
    for (const [key, { movement }] of playing) if (!isSeen(key)) movement.cancel();
    if (!moving) return;
    const { key, route } = moving;
    const isLeaving = moving !== top;
    const isHeld = chunks.get(top?.route ?? '')?.status === 'loading';
    const isDetail = pages.some((page) => page.entry === moving && page.place === 'detail');
    const still = isStill(snapshot) && !(isDetail && !snapshot.animated);
    const known = playing.get(key)?.movement;
    if (known) {
      if (still) return known.cancel();
      known.turn(isLeaving);
      if (!isHeld) known.go();
      return;
    }
    const element = elements.get(key);
    const other = elements.get(against?.key ?? '') ?? null;
    const motion = isDetail ? DETAIL_MOTION : motions.of(key, app.styleOf(route), isLeaving);
    const movement =
      (isLeaving && swipeBack?.take(key, still)) ||
      (still || !element ? undefined : play(element, other, motion, { leaving: isLeaving, isHeld }));
    const settle = (): void => {
      router.settle(key);
      // The detail whose place it has taken.
      if (isDetail) for (const left of leaving) router.settle(left.key);
    };
    if (!movement) return settle();
    if (isHeld) setTimeout(() => movement.go(), CONTENT_TIMEOUT);
    playing.set(key, { movement, against: against?.key });
    void movement.done.then(() => {
      playing.delete(key);
      settle();
    });
  });

  useLayoutEffect(
    () => () => {
      for (const [key, { movement }] of playing) {
        movement.cancel();
        router.settle(key);
      }
    },
    [playing, router],
  );

  const register = useCallback(
    (key: string, element: HTMLElement | null) => {
      if (element) elements.set(key, element);
      else elements.delete(key);
    },
    [elements],
  );

  return (
    <main ref={main} className="nc-pages">
      {pages.map((placed) => {
        const { entry } = placed;
        const page = router.page(entry.key);
        return page ? (
          <PageHost
            key={entry.key}
            {...placed}
            page={page}
            chunk={chunks.get(entry.route)}
            Popup={isPopup(placed) ? PagePopup : undefined}
            register={register}
          />
        ) : null;
      })}
    </main>
  );
}
