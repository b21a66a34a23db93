import type { BaseLayer } from '../types.js';

/** A base map without its attribution, which is known before it loads. */
export type Ground = Omit<BaseLayer, 'attribution'>;
