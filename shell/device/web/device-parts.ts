// The providers and sources of the device that load with the first call or listener that needs one of them.
export { addPhoneContact } from './social/add-contact.js';
export { getAppAuthorizeSetting } from './permissions/app-authorize.js';
export { batteryChange, getBatteryInfo } from './system/battery.js';
export { getFileInfo } from './files/file-info.js';
export { loadFontFace } from './page/font.js';
export { setKeepScreenOn } from './system/keep-screen-on.js';
export { closeNotification, notificationClick, show } from './system/notifications.js';
export { deviceOrientationChange, setDeviceOrientation } from './system/screen-orientation.js';
