import { call, off, on } from './make.js';

export const showNotification = /* @__PURE__ */ call('showNotification');
export const closeNotification = /* @__PURE__ */ call('closeNotification');
export const onNotificationClick = /* @__PURE__ */ on('notificationClick');
export const offNotificationClick = /* @__PURE__ */ off('notificationClick');
