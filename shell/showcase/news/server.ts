import { DeviceError, ErrCode, request } from 'nacre/device';
import { NewsError, type Problem } from './problem.js';
import { getNetwork, getPatience, NETWORKS } from './network.js';
import type { Article, Channel, NewsPage } from './types.js';

const BASE = 'api/news';

/** A part of a channel: after a cursor, or newer than an article. */
export interface Place {
  readonly cursor?: string;
  readonly since?: string;
  /** Maximum number of items, 1 to 20. */
  readonly size?: number;
}

export const loadPage = (channel: Channel, place: Place, signal: AbortSignal): Promise<NewsPage> =>
  get('', { channel, ...place }, signal);

export const loadArticle = (id: string, signal: AbortSignal): Promise<Article> =>
  get(`/article/${encodeURIComponent(id)}`, {}, signal);

/** Reports an article. */
export async function report(id: string, reason: string): Promise<void> {
  const { statusCode } = await send(
    request({ url: `${BASE}/report`, method: 'POST', data: { id, reason }, timeout: getPatience() }),
  );
  if (statusCode !== 201) throw new NewsError('error');
}

/** Address of a picture in the size in which it is shown. */
export const pictureUrl = (url: string, width: number): string => `${url}?width=${width}`;

async function get<Answer>(path: string, query: object, signal: AbortSignal): Promise<Answer> {
  const data = { ...query, ...NETWORKS[getNetwork()] };
  const answer = await send(request({ url: BASE + path, data, timeout: getPatience(), signal }));
  // A static host has no endpoints: it answers with a page, or 404.
  if (typeof answer.data !== 'object') throw new NewsError('static');
  if (answer.statusCode === 404) throw new NewsError('missing');
  if (answer.statusCode !== 200) throw new NewsError('error');
  return answer.data as Answer;
}

/** An answer. Failures become a `NewsError`; an abort stays as it is. */
async function send<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    const problem = error instanceof DeviceError && PROBLEMS[error.errCode];
    throw problem ? new NewsError(problem, error) : error;
  }
}

const PROBLEMS: Readonly<Record<number, Problem>> = {
  [ErrCode.timeout]: 'timeout',
  [ErrCode.network]: 'offline',
};
