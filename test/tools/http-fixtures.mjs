// A small HTTP server under /__http__/ of the test origin, for tests of requests. As koa middleware.

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
