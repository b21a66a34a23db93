import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { apply } from './application.js';
import { fieldsOf, Malformed, textOf, TooLarge } from './body.js';
import { signUp } from './sign-up.js';

/** `stall`: no answer ever comes, so that the showcase can show a time-out. */
type Answer = { readonly status: number; readonly data: unknown } | 'stall';

/** The endpoints of the showcase, by path: what they answer to a POST. */
const ENDPOINTS: Readonly<Record<string, (request: IncomingMessage) => Promise<Answer>>> = {
  '/api/sign-up': async (request) => signUp(await textOf(request)),
  '/api/application': async (request) => {
    const isForm = Boolean(request.headers['content-type']?.startsWith('multipart/'));
    return apply(await fieldsOf(request), isForm);
  },
};

async function echo(request: IncomingMessage, { searchParams }: URL): Promise<Answer> {
  const body = await textOf(request);
  return { status: 200, data: { method: request.method, query: Object.fromEntries(searchParams), body } };
}

async function answerTo(request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/api/echo') return echo(request, url);
  if (!Object.hasOwn(ENDPOINTS, url.pathname)) return { status: 404, data: { message: 'No such endpoint' } };
  if (request.method !== 'POST') return { status: 405, data: { message: 'Use POST' } };
  return ENDPOINTS[url.pathname]!(request);
}

/** What went wrong, as an answer. */
function failure(error: unknown): Answer {
  if (error instanceof TooLarge) return { status: 413, data: { message: 'Too large' } };
  if (error instanceof Malformed) return { status: 400, data: { message: error.message } };
  return { status: 500, data: { message: String(error) } };
}

/** Serves the endpoints from Vite's own server, in development and in the preview of the build. */
export function showcaseServer(): Plugin {
  const handle = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (!request.url?.startsWith('/api/')) return next();
    const answer = await answerTo(request).catch(failure);
    if (answer === 'stall') return;
    const type = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(answer.status, { ...type, ...(answer.status === 405 && { allow: 'POST' }) });
    response.end(JSON.stringify(answer.data));
  };
  return {
    name: 'showcase-server',
    configureServer: (server) => void server.middlewares.use(handle),
    configurePreviewServer: (server) => void server.middlewares.use(handle),
  };
}
