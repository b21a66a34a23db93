import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { wrongMethod, type Answer } from './answer.js';
import { apply } from './application.js';
import { fieldsOf, Malformed, textOf, TooLarge } from './body.js';
import { changeContact, listContacts } from './contacts/index.js';
import { People } from './contacts/people.js';
import { withoutFolder } from './folder.js';
import { newsServer, takeReport } from './news/index.js';
import { takePhoto } from './photos.js';
import { PATH as SHOP, shopServer } from './shop/index.js';
import { signUp } from './sign-up.js';

/** What the server keeps until it ends. */
interface Memory {
  readonly news: ReturnType<typeof newsServer>;
  readonly shop: ReturnType<typeof shopServer>;
  readonly people: People;
}

/** The endpoints that answer a POST, by path. */
const ENDPOINTS: Readonly<Record<string, (request: IncomingMessage, memory: Memory) => Promise<Answer>>> = {
  '/api/sign-up': async (request) => signUp(await textOf(request)),
  '/api/application': async (request) => {
    const isForm = Boolean(request.headers['content-type']?.startsWith('multipart/'));
    return apply(await fieldsOf(request), isForm);
  },
  '/api/photos': async (request) => takePhoto(await fieldsOf(request)),
  '/api/news/report': async (request) => takeReport(await fieldsOf(request)),
  '/api/contacts/change': async (request, { people }) => changeContact(people, await fieldsOf(request)),
};

/** What answers a GET of a path. */
function readerOf(path: string, { news, people }: Memory): ((url: URL) => Answer | Promise<Answer>) | undefined {
  if (path === '/api/contacts') return () => listContacts(people);
  return /^\/api\/news(?:\/|$)/.test(path) ? news : undefined;
}

async function echo(request: IncomingMessage, { searchParams }: URL): Promise<Answer> {
  const body = await textOf(request);
  return { status: 200, data: { method: request.method, query: Object.fromEntries(searchParams), body } };
}

async function answerTo(request: IncomingMessage, memory: Memory): Promise<Answer> {
  const { method } = request;
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/api/echo') return echo(request, url);
  if (url.pathname.startsWith(SHOP)) return memory.shop(request, url);
  const isPost = Object.hasOwn(ENDPOINTS, url.pathname);
  const read = readerOf(url.pathname, memory);
  if (!isPost && read) return method === 'GET' || method === 'HEAD' ? read(url) : wrongMethod('GET, HEAD');
  if (!isPost) return { status: 404, data: { message: 'No such endpoint' } };
  if (method !== 'POST') return wrongMethod('POST');
  return ENDPOINTS[url.pathname]!(request, memory);
}

/** The answer for an error. */
function failure(error: unknown): Answer {
  // The rest of the body is not read: the connection cannot be used again.
  if (error instanceof TooLarge)
    return { status: 413, data: { message: 'Too large' }, headers: { connection: 'close' } };
  if (error instanceof Malformed) return { status: 400, data: { message: error.message } };
  return { status: 500, data: { message: String(error) } };
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Answers the calls of the demos, from a memory of its own. */
export function demoHandler(): Connect.NextHandleFunction {
  const memory: Memory = { news: newsServer(), shop: shopServer(), people: new People() };
  return async (request, response, next) => {
    request.url = withoutFolder(request.url ?? '/');
    if (!request.url.startsWith('/api/')) return next();
    const answer = await answerTo(request, memory).catch(failure);
    if (answer === 'stall') return;
    if (answer === 'drop') return void response.destroy();
    const { status, data, headers } = answer;
    const body = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
    response.writeHead(status, { ...HEADERS, ...headers, 'content-length': body.length });
    response.end(body);
  };
}

/** Serves the endpoints from Vite's own server, in development and in the preview of the build. */
export function demoServer(): Plugin {
  const serve = ({ middlewares }: Pick<ViteDevServer | PreviewServer, 'middlewares'>) =>
    void middlewares.use(demoHandler());
  return { name: 'demo-server', configureServer: serve, configurePreviewServer: serve };
}
