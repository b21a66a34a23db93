import { lazy } from '../base/lazy.js';
import { Part } from '../internal/element/parts.js';

type Panel = typeof import('./panel/index.js') & Partial<typeof import('./panel/month.js')>;

export const panelPart = new Part<Panel>(lazy(() => import('./panel/index.js')));
/** The same with a grid of days. */
export const monthPart = new Part<Panel>(lazy(() => import('./panel/month.js')));
