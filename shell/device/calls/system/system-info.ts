import { callFunction } from '../../define.js';
import { systemInfoCall } from './defined.js';

export const getSystemInfo = /* @__PURE__ */ callFunction(systemInfoCall);
