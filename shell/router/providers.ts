import {
  BackPriority,
  device,
  onBack,
  type NavigateBackOptions,
  type NavigateOptions,
  type NavigateToOptions,
} from '../device/index.js';
import type { Cancelable } from './navigator.js';
import type { Navigation, Target } from './types.js';

/** What the calls need of the router. */
interface RouteHost {
  navigateTo(options: Cancelable<NavigateToOptions>): Navigation;
  redirectTo(options: Cancelable<NavigateOptions>): Promise<void>;
  reLaunch(options: Cancelable<NavigateOptions>): Promise<void>;
  switchTab(options: Cancelable<NavigateOptions>): Promise<void>;
  navigateBack(options: Cancelable<NavigateBackOptions>): Promise<void>;
  preloadPage(options: NavigateOptions): Promise<{ url: string }>;
  createUrl(url: string): string;
  match(url: string): Target | undefined;
  pressBack(from: string): boolean;
}

/** Answers the bus's route calls. Returns a function that ends it. */
export function provideRoutes(router: RouteHost): () => void {
  const stops = [
    device.provide('navigateTo', async (options, { signal }) => {
      const opened = router.navigateTo({ ...options, signal });
      return { ...(await opened), result: opened.result };
    }),
    ...(['redirectTo', 'reLaunch', 'switchTab'] as const).map((name) =>
      device.provide(name, (options, { signal }) => router[name]({ ...options, signal })),
    ),
    device.provide('navigateBack', (options, { signal }) => router.navigateBack({ ...options, signal })),
    device.provide('preloadPage', (options) => router.preloadPage(options)),
    answerLinks(router),
    onBack(({ from }) => router.pressBack(from), { priority: BackPriority.page }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Sent by an element that renders a link into the app. */
interface LinkRequest extends Event {
  readonly name: string;
  readonly options: { readonly url?: unknown };
  respondWith(answer: unknown): void;
}

/** Answers an element that asks for the `href` of a page. It needs that at once, which a call on the bus cannot give. */
export function answerLink(router: Pick<RouteHost, 'match' | 'createUrl'>, event: Event): void {
  const { name, options, respondWith } = event as LinkRequest;
  if (name !== 'createHref' || typeof options.url !== 'string') return;
  if (router.match(options.url)) respondWith.call(event, router.createUrl(options.url));
}

/** Answers all elements of the document. Returns a function that ends it. */
export function answerLinks(router: Parameters<typeof answerLink>[0]): () => void {
  const answer = (event: Event): void => answerLink(router, event);
  document.addEventListener('nc-request', answer);
  return () => document.removeEventListener('nc-request', answer);
}
