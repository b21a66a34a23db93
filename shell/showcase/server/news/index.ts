import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../answer.js';
import { CHANNEL_NAMES, Desk, summaryOf, type Article } from './desk.js';
import { drawPicture, pictureOf } from './pictures/index.js';
import { BadQuery, readChoice, readFaults, readSize, refuseOthers, wholeNumber } from '../query.js';

const PATH = '/api/news';
/** Seconds that browsers may keep a picture: it never changes. */
const PICTURE_AGE = 86_400;

/**
 * Answers everything at and below `/api/news` as far as a GET can ask for it:
 *
 * - `/api/news?channel=&size=&cursor=`: a page of a channel, the newest first. `next` of the answer is the cursor of the
 *   page after it, null at the end. It names a place in the list, so new articles do not shift the pages.
 * - `/api/news?channel=&size=&since=`: what is newer than the article with that id. `gap`: there is more between than
 *   fits in. Who has seen everything makes the desk publish the next one, as long as there is one.
 * - `/api/news/article/:id`, `/api/news/picture/:name.svg?width=`.
 *
 * All of them take `delay`, `fail`, `stall`, `drop` and `empty`: see `Faults`.
 */
export function newsServer(desk = new Desk()): (url: URL) => Promise<Answer> {
  return async ({ pathname, searchParams: query }) => {
    try {
      const { delay, fail, stall, drop, empty } = readFaults(query);
      if (delay) await wait(delay);
      if (stall) return 'stall';
      if (drop) return 'drop';
      if (fail) return { status: fail, data: { message: `Failed with ${fail}, as you asked` } };
      if (pathname === PATH) return { status: 200, data: empty ? NOTHING : list(desk, query) };
      const [, kind, name = ''] = /^\/api\/news\/(article|picture)\/([^/]+)$/.exec(pathname) ?? [];
      if (kind === 'article') return article(desk.find(name), query);
      if (kind === 'picture') return picture(name, query);
      return { status: 404, data: { message: 'No such endpoint' } };
    } catch (error) {
      if (!(error instanceof BadQuery)) throw error;
      return { status: 400, data: { message: error.message, parameter: error.parameter } };
    }
  };
}

/** Maximum length of a report. */
const REPORT_LENGTH = 500;

/** Accepts a report about an article: `id` and a `reason`. */
export function takeReport(fields: ReadonlyMap<string, unknown>): Answer {
  const reason = fields.get('reason');
  if (typeof fields.get('id') !== 'string') return { status: 422, data: { errors: { id: 'required' } } };
  if (typeof reason !== 'string' || !reason.trim()) return { status: 422, data: { errors: { reason: 'required' } } };
  if (reason.length > REPORT_LENGTH) return { status: 422, data: { errors: { reason: 'long' } } };
  return { status: 201, data: {} };
}

const NOTHING = { items: [], next: null, gap: false };

/** A page starts after the article of its cursor. */
const cursorAfter = ({ channel, id }: Article): string => Buffer.from(`${channel}/${id}`).toString('base64url');

function list(desk: Desk, query: URLSearchParams): unknown {
  refuseOthers(query, ['channel', 'cursor', 'since', 'size']);
  const channel = readChoice(query, 'channel', CHANNEL_NAMES);
  const size = readSize(query);
  const since = query.get('since');
  if (since !== null && query.has('cursor')) throw new BadQuery('since', 'no cursor beside it');
  if (since !== null) return newer(desk, channel, since, size);
  const articles = desk.list(channel);
  const cursor = query.get('cursor');
  const start = cursor === null ? 0 : articles.findIndex((each) => cursorAfter(each) === cursor) + 1;
  if (cursor !== null && start === 0) throw new BadQuery('cursor', '`next` of a page of this channel');
  const items = articles.slice(start, start + size);
  const isLast = start + size >= articles.length;
  return { items: items.map(summaryOf), next: isLast ? null : cursorAfter(items.at(-1)!), gap: false };
}

function newer(desk: Desk, channel: string, since: string, size: number): unknown {
  const placeOf = (): number => desk.list(channel).findIndex(({ id }) => id === since);
  if (placeOf() === 0) desk.publish(channel);
  const count = placeOf();
  if (count < 0) throw new BadQuery('since', 'the id of an article of this channel');
  const items = desk.list(channel).slice(0, Math.min(count, size));
  return { items: items.map(summaryOf), next: items.length > 0 ? cursorAfter(items.at(-1)!) : null, gap: count > size };
}

function article(found: Article | undefined, query: URLSearchParams): Answer {
  refuseOthers(query, []);
  if (!found) return { status: 404, data: { message: 'No such article' } };
  return { status: 200, data: found };
}

function picture(name: string, query: URLSearchParams): Answer {
  refuseOthers(query, ['width']);
  const width = wholeNumber(query, 'width', 16, 2000) ?? 800;
  const [id = '', thing = '', type, ...rest] = name.split('.');
  if (type !== 'svg' || rest.length > 0 || !pictureOf(id, thing))
    return { status: 404, data: { message: 'No such picture' } };
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${PICTURE_AGE}` };
  return { status: 200, data: drawPicture(id, thing, width), headers };
}
