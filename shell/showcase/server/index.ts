import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { signUp } from './sign-up.js';

/** Most bytes of a body that the demo server reads. */
const LIMIT = 1_000_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LIMIT) throw new RangeError('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answer(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(data));
}

/** The endpoints of the showcase, below `/api/`. False for a URL that is not one of them. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/api/echo') {
    const body = await bodyOf(request);
    answer(response, 200, { method: request.method, query: Object.fromEntries(url.searchParams), body });
    return true;
  }
  if (url.pathname !== '/api/sign-up') return false;
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    answer(response, 405, { message: 'Use POST' });
    return true;
  }
  const result = signUp(await bodyOf(request));
  // A name that ends in "slow" is never answered: that is how the showcase shows a time-out.
  if (result !== 'stall') answer(response, result.status, result.data);
  return true;
}

/** Serves the endpoints from Vite's own server, in development and in the preview of the build. */
export function showcaseServer(): Plugin {
  const handle = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    if (!request.url?.startsWith('/api/')) return next();
    try {
      if (!(await serve(request, response))) answer(response, 404, { message: 'No such endpoint' });
    } catch (error) {
      const isTooLarge = error instanceof RangeError;
      answer(response, isTooLarge ? 413 : 500, { message: isTooLarge ? 'Too large' : String(error) });
    }
  };
  return {
    name: 'showcase-server',
    configureServer: (server) => void server.middlewares.use(handle),
    configurePreviewServer: (server) => void server.middlewares.use(handle),
  };
}
