// The providers and sources of the device that load with the first call or listener that needs one of them.
export { addPhoneContact } from '../calls/contacts/web/add-contact.js';
export { getAppAuthorizeSetting } from '../calls/permissions/web/app-authorize.js';
export { batteryChange, getBatteryInfo } from '../calls/device/web/battery.js';
export { loadFontFace } from '../calls/screen/web/font.js';
export { setKeepScreenOn } from '../calls/screen/web/keep-screen-on.js';
export { closeNotification, notificationClick, show } from '../calls/notifications/web/notifications.js';
export { deviceOrientationChange, setDeviceOrientation } from '../calls/screen/web/screen-orientation.js';
