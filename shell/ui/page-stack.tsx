import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry, RouterSnapshot } from '../router/index.js';
import type { App } from './app.js';
import { useApp } from './context.js';
import { useFocus } from './focus.js';
import { play } from './motion.js';
import type { Movement } from './movement.js';
import { PageHost } from './page-host.js';

/** How long (ms) a motion waits for the code of the page that it shows. */
const PATIENCE = 120;

interface Playing {
  readonly movement: Movement;
  /** Key of the page against which it moves. */
  readonly against: string | undefined;
}

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

/** Renders the page on top, the page that moves against it and, hidden, the pages that are kept. Animates changes. */
export function PageStack({ snapshot }: { snapshot: RouterSnapshot }) {
  const app = useApp();
  const { router, swipeBack, motions } = app;
  const { entries, tabs, leaving, action, animated, chunks } = snapshot;
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const [seen] = useState(() => new Set<string>());
  const main = useRef<HTMLElement>(null);
  const { uncovered } = swipeBack;
  const swiped = useSyncExternalStore(uncovered.subscribe, uncovered.get, uncovered.get);
  /** By the key of the page that comes or goes. */
  const [playing] = useState(() => new Map<string, Playing>());

  const top = entries.at(-1);
  const moving = top?.phase === 'entering' ? top : leaving.find(({ key }) => elements.has(key));
  const under = moving === top ? entries.at(-2) : undefined;
  const visible = new Set([top?.key, moving?.key, under && seen.has(under.key) ? under.key : undefined, swiped]);
  // A page that is covered before it has arrived, or uncovered while it still arrives, does not fill the screen.
  for (const { key } of entries) {
    const against = visible.has(key) && playing.get(key)?.against;
    if (against) visible.add(against);
  }
  const kept = keptKeys(app, snapshot, seen);
  const all = [...tabs, ...entries, ...leaving];
  // In the order in which pages first appeared: moving an element in the DOM reloads its iframes and loses its scroll offsets.
  const order = [...seen];
  const place = ({ key }: Entry): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const shown = all.filter(({ key }) => visible.has(key) || kept.has(key)).sort((a, b) => place(a) - place(b));

  useFocus(top?.key, elements);

  useEffect(() => swipeBack.follow(main.current!, elements), [swipeBack, elements]);

  useLayoutEffect(() => {
    if (top) seen.add(top.key);
    for (const key of seen) if (!all.some((entry) => entry.key === key)) seen.delete(key);
  });

  useLayoutEffect(() => {
    // Pages that are not on screen leave without motion.
    for (const { key } of leaving) if (key !== moving?.key) router.settle(key);
    for (const [key, { movement }] of playing) if (!elements.has(key) || !visible.has(key)) movement.cancel();
    if (!moving) return;
    const { key, route } = moving;
    const isLeaving = moving !== top;
    const isHeld = chunks.get(top?.route ?? '')?.status === 'loading';
    const isStill = animated || !['navigateTo', 'navigateBack', 'forward'].includes(action);
    const known = playing.get(key)?.movement;
    if (known) {
      if (isStill) return known.cancel();
      known.turn(isLeaving);
      if (!isHeld) known.go();
      return;
    }
    const element = elements.get(key);
    const against = (isLeaving ? top : under)?.key;
    const other = elements.get(against ?? '') ?? null;
    const movement =
      (isLeaving && swipeBack.take(key, isStill)) ||
      (isStill || !element
        ? undefined
        : play(element, other, motions.of(key, app.styleOf(route), isLeaving), { leaving: isLeaving, isHeld }));
    if (!movement) return router.settle(key);
    if (isHeld) setTimeout(() => movement.go(), PATIENCE);
    playing.set(key, { movement, against });
    void movement.done.then(() => {
      playing.delete(key);
      router.settle(key);
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
      {shown.map((entry) => {
        const page = router.page(entry.key);
        return page ? (
          <PageHost
            key={entry.key}
            entry={entry}
            page={page}
            chunk={chunks.get(entry.route)}
            isVisible={visible.has(entry.key)}
            isTop={entry.key === top?.key}
            register={register}
          />
        ) : null;
      })}
    </main>
  );
}
