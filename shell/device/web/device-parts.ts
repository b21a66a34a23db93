// The providers and sources of the device that load with the first call or listener that needs one of them.
export { getAppAuthorizeSetting } from '../calls/permissions/web/app-authorize.js';
