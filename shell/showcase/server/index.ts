import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { Answer } from './answer.js';
import { apply } from './application.js';
import { fieldsOf, Malformed, textOf, TooLarge } from './body.js';
import { deliver } from './delivery.js';
import { newsServer, takeReport } from './news/index.js';
import { takePhoto } from './photos.js';
import { signUp } from './sign-up.js';
import { serveSocket } from './socket.js';
import { takeUpload, UPLOADS } from './uploads.js';

/** The endpoints that answer a POST, by path. */
const ENDPOINTS: Readonly<Record<string, (request: IncomingMessage) => Promise<Answer>>> = {
  '/api/sign-up': async (request) => signUp(await textOf(request)),
  '/api/application': async (request) => {
    const isForm = Boolean(request.headers['content-type']?.startsWith('multipart/'));
    return apply(await fieldsOf(request), isForm);
  },
  '/api/delivery': async (request) => deliver(await fieldsOf(request)),
  '/api/photos': async (request) => takePhoto(await fieldsOf(request)),
  '/api/news/report': async (request) => takeReport(await fieldsOf(request)),
};

async function echo(request: IncomingMessage, { searchParams }: URL): Promise<Answer> {
  const body = await textOf(request);
  return { status: 200, data: { method: request.method, query: Object.fromEntries(searchParams), body } };
}

const wrongMethod = (allow: string): Answer => ({
  status: 405,
  data: { message: `Use ${allow}` },
  headers: { allow },
});

type News = ReturnType<typeof newsServer>;

async function answerTo(request: IncomingMessage, news: News): Promise<Answer> {
  const { method } = request;
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/api/echo') return echo(request, url);
  const isPost = Object.hasOwn(ENDPOINTS, url.pathname);
  if (!isPost && /^\/api\/news(?:\/|$)/.test(url.pathname)) {
    return method === 'GET' || method === 'HEAD' ? news(url) : wrongMethod('GET, HEAD');
  }
  if (!isPost) return { status: 404, data: { message: 'No such endpoint' } };
  if (method !== 'POST') return wrongMethod('POST');
  return ENDPOINTS[url.pathname]!(request);
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

/** Serves the endpoints from Vite's own server, in development and in the preview of the build. */
export function showcaseServer(): Plugin {
  const news = newsServer();
  const handle = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (!request.url?.startsWith('/api/')) return next();
    if (request.url.startsWith(`${UPLOADS}/`)) return takeUpload(request, response);
    const answer = await answerTo(request, news).catch(failure);
    if (answer === 'stall') return;
    if (answer === 'drop') return void response.destroy();
    const { status, data, headers } = answer;
    const body = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
    response.writeHead(status, { ...HEADERS, ...headers, 'content-length': body.length });
    response.end(body);
  };
  const serve = ({ middlewares, httpServer }: Pick<ViteDevServer | PreviewServer, 'middlewares' | 'httpServer'>) => {
    middlewares.use(handle);
    if (httpServer) serveSocket(httpServer);
  };
  return {
    name: 'showcase-server',
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
