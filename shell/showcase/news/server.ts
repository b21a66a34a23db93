import { get, post } from '../loading/server.js';
import type { FeedPage, Place } from '../loading/feed.js';
import type { Article, Channel, Summary } from './types.js';

const BASE = 'api/news';

export const loadPage = (channel: Channel, place: Place, signal: AbortSignal): Promise<FeedPage<Summary>> =>
  get(BASE, { channel, ...place }, signal);

export const loadArticle = (id: string, signal: AbortSignal): Promise<Article> =>
  get(`${BASE}/article/${encodeURIComponent(id)}`, {}, signal);

/** Reports an article. */
export const report = (id: string, reason: string): Promise<unknown> => post(`${BASE}/report`, { id, reason }, 201);

/** Address of a picture in the size in which it is shown. */
export const pictureUrl = (url: string, width: number): string => `${url}?width=${width}`;
