// A small HTTP server under /__http__/ of the test origin, for tests of requests. As koa middleware.
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { root } from '../paths.mjs';

const PREFIX = '/__http__/';

async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const after = (time, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

const MEDIA_TYPES = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.jpg': 'image/jpeg',
  '.m4s': 'video/iso.segment',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** The bytes that a `Range: bytes=a-b` header asks for, or null: an answer to the whole file. */
function rangeOf(header, size) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || (!from && !to)) return null;
  const start = from ? Number(from) : Math.max(size - Number(to), 0);
  return { start, end: from && to ? Math.min(Number(to), size - 1) : size - 1 };
}

/** By the first part of the path. Each gets the rest of the path, the query and the request. */
const routes = {
  /** Answers with what it was sent. */
  async echo({ ctx, response }) {
    const body = await readBody(ctx.req);
    response.setHeader('content-type', 'application/json');
    const { method, headers } = ctx.req;
    response.end(JSON.stringify({ method, headers, search: ctx.search, body: body.toString(), size: body.length }));
  },
  /** status/404?text=missing */
  status({ rest, query, response }) {
    response.statusCode = Number(rest);
    response.setHeader('x-fixture', 'status');
    response.end(query.get('text') ?? '');
  },
  /** text/anything?type=application/json */
  text({ rest, query, response }) {
    response.setHeader('content-type', query.get('type') ?? 'text/plain');
    response.end(decodeURIComponent(rest));
  },
  /** bytes/1000: 0, 1, 2 … */
  bytes({ rest, response }) {
    response.setHeader('content-type', 'application/octet-stream');
    response.end(Buffer.from(Array.from({ length: Number(rest) }, (_, index) => index % 256)));
  },
  /** raw/196,227?type=text/plain; charset=gbk */
  raw({ rest, query, response }) {
    response.setHeader('content-type', query.get('type'));
    response.end(Buffer.from(rest.split(',').map(Number)));
  },
  /** delay/200 answers after so many milliseconds. */
  async delay({ rest, response, signal }) {
    await after(Number(rest), signal);
    response.end('late');
  },
  /** stall never answers; stall/body answers with headers and a part of the body, and no more. */
  stall({ rest, response, signal }) {
    if (rest === 'body') response.write('a part');
    return new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
  /** chunks/one,two,three?every=50 */
  async chunks({ rest, query, response, signal }) {
    response.setHeader('content-type', 'text/plain');
    for (const part of decodeURIComponent(rest).split(',')) {
      response.write(part);
      await after(Number(query.get('every') ?? 30), signal);
    }
    response.end();
  },
  /** redirect/echo */
  redirect({ rest, response }) {
    response.writeHead(302, { location: PREFIX + rest }).end();
  },
  /** cut closes the connection in the middle of the answer. */
  cut({ response }) {
    response.writeHead(200, { 'content-length': '100' });
    response.write('a part');
    setTimeout(() => response.destroy(), 20);
  },
  /** cors/echo lets every origin in, with credentials; cors/echo?everybody without. */
  async cors(call) {
    const { ctx, response, rest } = call;
    response.setHeader('access-control-allow-origin', ctx.search ? '*' : (ctx.req.headers.origin ?? '*'));
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', ctx.req.headers['access-control-request-headers'] ?? '*');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    if (ctx.method === 'OPTIONS') response.end();
    else await handle({ ...call, path: rest });
  },
  /**
   * media/clip.webm is a file of test/media, in ranges. media/clip.webm?ranges=no: a server that knows no ranges.
   * media/clip.webm?stall=3000: sends so many bytes and then nothing. media/clip.webm?cors: for every origin.
   */
  async media({ ctx, rest, query, response, signal }) {
    const folder = join(root, 'test/media');
    const path = normalize(join(folder, rest));
    const bytes = path.startsWith(folder) && (await readFile(path).catch(() => null));
    if (!bytes) return void response.writeHead(404).end();
    if (query.has('cors')) response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', MEDIA_TYPES[extname(path)] ?? 'application/octet-stream');
    const range = query.get('ranges') === 'no' ? null : rangeOf(ctx.req.headers.range, bytes.length);
    if (query.get('ranges') !== 'no') response.setHeader('accept-ranges', 'bytes');
    if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
    const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
    response.setHeader('content-length', body.length);
    response.statusCode = range ? 206 : 200;
    if (!query.has('stall')) return void response.end(body);
    response.write(body.subarray(0, Number(query.get('stall'))));
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
  /** cookie/name=value sets one for this origin. */
  cookie({ rest, response }) {
    response.setHeader('set-cookie', `${rest}; Path=/`);
    response.end();
  },
};

function handle(call) {
  const [name, ...rest] = call.path.split('/');
  return routes[name]({ ...call, rest: rest.join('/') });
}

export async function httpFixtures(ctx, next) {
  if (!ctx.path.startsWith(PREFIX)) return next();
  ctx.respond = false;
  const response = ctx.res;
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.statusCode = 200;
  response.setHeader('cache-control', 'no-store');
  await handle({
    ctx,
    response,
    query: new URLSearchParams(ctx.search),
    signal: gone.signal,
    path: ctx.path.slice(PREFIX.length),
  });
}
