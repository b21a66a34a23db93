import { BackPriority, device, onBack } from '../device/index.js';
import type { Router } from './router.js';

/** Answers the bus's route calls. Returns what takes the answers away again. */
export function provideRoutes(router: Router): () => void {
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

/** What an element asks when it draws a link into the app. */
interface LinkRequest extends Event {
  readonly name: string;
  readonly options: { readonly url?: unknown };
  respondWith(answer: unknown): void;
}

/** Tells links of elements their addresses: at once, which a call on the bus cannot. */
function answerLinks(router: Router): () => void {
  const answer = (event: Event): void => {
    const { name, options, respondWith } = event as LinkRequest;
    if (name !== 'createHref' || typeof options.url !== 'string') return;
    if (router.match(options.url)) respondWith.call(event, router.createUrl(options.url));
  };
  document.addEventListener('nc-request', answer);
  return () => document.removeEventListener('nc-request', answer);
}
