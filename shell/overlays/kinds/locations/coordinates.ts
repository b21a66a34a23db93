import type { CoordinateType } from '../../../device/index.js';

/** The system of a call. Its name may be in any case of letters. Unlike an element, a call has its own default. */
export const systemOf = (type: CoordinateType = 'wgs84'): CoordinateType => type.toLowerCase() as CoordinateType;
