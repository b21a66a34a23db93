import { randomKey } from '../../../../../elements/base/random.js';
import type { NotificationClick, ShowNotificationOptions } from '../types.js';
import { Listeners } from '../../../collections.js';
import type { Provider, SignalSource } from '../../../types.js';

/** Those of this page that are shown: tag -> notification. */
const shown = new Map<string, Notification>();
const clicks = new Listeners<NotificationClick>();

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker?.getRegistration()) ?? undefined;

/** Resolves when it shows. */
const shows = (notification: Notification): Promise<void> =>
  new Promise((resolve, reject) => {
    notification.addEventListener('show', () => resolve());
    notification.addEventListener('error', () => reject(new Error('the system does not show it')));
  });

/** Shows one of this page. Undefined where browsers, those of Android, leave that to service workers. */
function create(title: string, options: NotificationOptions & { tag: string }): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The permission has been asked for before. */
export async function show({ title, tag, ...options }: ShowNotificationOptions): Promise<{ tag: string }> {
  const name = tag || randomKey();
  const init = { ...options, tag: name };
  const notification = create(title, init);
  if (!notification) {
    const registration = await worker();
    if (!registration) {
      throw new DOMException('this browser shows notifications only by a service worker', 'NotSupportedError');
    }
    await registration.showNotification(title, init);
    return { tag: name };
  }
  notification.addEventListener('click', () => {
    window.focus();
    clicks.emit({ tag: name, data: notification.data as unknown });
  });
  notification.addEventListener('close', () => {
    if (shown.get(name) === notification) shown.delete(name);
  });
  await shows(notification);
  shown.set(name, notification);
  return { tag: name };
}

export const closeNotification: Provider<'closeNotification'> = async ({ tag }) => {
  shown.get(tag)?.close();
  for (const notification of (await (await worker())?.getNotifications({ tag })) ?? []) notification.close();
};

/** What a service worker posts to the page: `{ type: 'notificationClick', tag, data }`. */
const isClick = (message: unknown): message is NotificationClick =>
  (message as { type?: unknown } | null)?.type === 'notificationClick';

export const notificationClick: SignalSource<'notificationClick'> = (emit, signal) => {
  const remove = clicks.add(emit);
  signal.addEventListener('abort', remove);
  const listen = ({ data }: MessageEvent) => {
    if (isClick(data)) emit({ tag: data.tag, data: data.data });
  };
  navigator.serviceWorker?.addEventListener('message', listen, { signal });
};
