// A server under /__transfer__/ of the test origin, for uploads, downloads and attempts at requests. As koa middleware.
import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const PREFIX = '/__transfer__/';
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Attempts by name, of `attempts`. */
const attempts = new Map();
const never = (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve));

const routes = {
  /** Answers with the fields and files of the form that it was sent; upload?status=413 with that status. */
  async upload({ ctx, query, response }) {
    const body = await readBody(ctx.req);
    const { method, headers } = ctx.req;
    const form = await new Response(body, { headers: { 'content-type': headers['content-type'] } }).formData();
    const fields = [];
    const files = [];
    for (const [name, value] of form) {
      if (typeof value === 'string') fields.push([name, value]);
      else {
        const bytes = Buffer.from(await value.arrayBuffer());
        files.push({ name, fileName: value.name, type: value.type, size: value.size, hash: sha256(bytes) });
      }
    }
    response.statusCode = Number(query.get('status') ?? 200);
    response.setHeader('X-Fixture', 'upload');
    response.end(JSON.stringify({ method, headers, fields, files, size: body.length }));
  },
  /** Reads all of it and never answers. */
  async silent({ ctx, signal }) {
    await readBody(ctx.req);
    await never(signal);
  },
  /** Reads the beginning, and no more. */
  async deaf({ ctx, signal }) {
    ctx.req.once('data', () => ctx.req.pause());
    await never(signal);
  },
  /** Reads the beginning and resets the connection. */
  async refuse({ ctx, signal }) {
    ctx.req.once('data', () => ctx.req.socket.resetAndDestroy());
    await never(signal);
  },
  /**
   * Random bytes, with their hash in a header. file/name.txt?size=5000&type=text/plain&disposition=…; `gzip` compresses
   * them, `chunked` tells no size, `parts=5` sends it slowly. `cut=1000` closes the connection after so many bytes, `reset=1000` resets it,
   * `stall=1000` sends no more, `status=404` is the status, `cors` lets other origins read all.
   */
  async file({ query, response, signal }) {
    const bytes = randomBytes(Number(query.get('size') ?? 100));
    const body = query.has('gzip') ? gzipSync(bytes) : bytes;
    response.statusCode = Number(query.get('status') ?? 200);
    response.setHeader('content-type', query.get('type') ?? 'application/octet-stream');
    response.setHeader('X-Hash', sha256(bytes));
    if (query.has('gzip')) response.setHeader('content-encoding', 'gzip');
    if (query.has('disposition')) {
      // As bytes, since servers write UTF-8 there.
      response.setHeader('content-disposition', Buffer.from(query.get('disposition')).toString('latin1'));
    }
    if (query.has('cors')) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-expose-headers', '*');
    }
    if (!query.has('chunked')) response.setHeader('content-length', body.length);
    const limit = ['cut', 'reset', 'stall'].find((name) => query.has(name));
    if (!body.length) return void response.end();
    // In parts, since with `end(body)` Node writes a content-disposition in another encoding.
    const parts = Number(query.get('parts') ?? 1);
    for (let part = 0; !limit && part < parts; part++) {
      response.write(body.subarray((body.length * part) / parts, (body.length * (part + 1)) / parts));
      if (part < parts - 1) await new Promise((resolve) => setTimeout(resolve, 80));
    }
    if (!limit) return void response.end();
    await new Promise((resolve) => response.write(body.subarray(0, Number(query.get(limit))), resolve));
    if (limit === 'stall') return never(signal);
    // After the browser has had the time to read it.
    setTimeout(() => (limit === 'cut' ? response.destroy() : response.socket.resetAndDestroy()), 30);
  },
  /** What is no HTTP. */
  malformed({ response }) {
    response.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\nContent-Length: 7\r\n\0bad header\r\n\r\nabc');
  },
  /** redirect?to=/anywhere */
  redirect({ query, response }) {
    response.writeHead(302, { location: query.get('to') }).end();
  },
  /**
   * attempts/name?fail=2 refuses so many times with `status` (503), or breaks the connection off with `status=cut`, then
   * tells how often it was asked. `after` is the header Retry-After. `stall=1` never answers the first of them.
   */
  async attempts({ ctx, rest, query, response, signal }) {
    const count = (attempts.get(rest) ?? 0) + 1;
    attempts.set(rest, count);
    const body = await readBody(ctx.req);
    if (count <= Number(query.get('stall') ?? 0)) return never(signal);
    const answer = JSON.stringify({ count, method: ctx.method, body: body.toString() });
    if (count > Number(query.get('fail') ?? 0)) return void response.end(answer);
    if (query.get('status') === 'cut') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('a part');
      return void setTimeout(() => response.destroy(), 20);
    }
    response.statusCode = Number(query.get('status') ?? 503);
    if (query.has('after')) response.setHeader('retry-after', query.get('after'));
    response.end(answer);
  },
};

export async function transferFixtures(ctx, next) {
  if (!ctx.path.startsWith(PREFIX)) return next();
  ctx.respond = false;
  const gone = new AbortController();
  const { res: response } = ctx;
  response.on('close', () => gone.abort());
  // A browser that aborts ends the body that is being read.
  ctx.req.on('error', () => undefined);
  response.setHeader('cache-control', 'no-store');
  response.statusCode = 200;
  // No other origin may send what needs a preflight.
  if (ctx.method === 'OPTIONS') return void response.end();
  const [name, ...rest] = ctx.path.slice(PREFIX.length).split('/');
  const query = new URLSearchParams(ctx.search);
  try {
    await routes[name]({ ctx, response, query, rest: rest.join('/'), signal: gone.signal });
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}
