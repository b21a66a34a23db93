import { lazy } from '../../../../elements/base/lazy.js';
import { boolean, data, optional, picture, string, text } from '../../check.js';
import { defineCall, defineSignal, off } from '../../define.js';
import { showNotification as web } from './web/show-notification.js';

const load = /* @__PURE__ */ lazy(() => import('./web/notifications.js'));

export const showNotification = /* @__PURE__ */ defineCall('showNotification', {
  rules: () => ({
    title: text,
    body: optional(string),
    icon: optional(picture),
    tag: optional(string),
    data: optional(data),
    silent: optional(boolean),
    requireInteraction: optional(boolean),
  }),
  web,
});
export const closeNotification = /* @__PURE__ */ defineCall('closeNotification', {
  rules: () => ({ tag: text }),
  load,
});

export const onNotificationClick = /* @__PURE__ */ defineSignal('notificationClick', {
  load,
  isAvailable: () => 'Notification' in globalThis,
});
export const offNotificationClick = /* @__PURE__ */ off('notificationClick');
