// A WebSocket server on a port of its own; GET /__socket__/port of the test origin tells which. As koa middleware.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** Connections by path. */
const counts = new Map();

/**
 * By the first part of the path; the second one is the name of a test. A query says for how many connections it holds, and
 * the others get an echo: drop/name?times=2.
 */
const routes = {
  /** Answers with what it gets. `drop` breaks the connection, `close 4001 bye` closes it, `hash` is a binary's answer. */
  echo(socket, { url }) {
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : data.toString();
      const [, code, reason] = /^close (\d+) ?(.*)$/.exec(text) ?? [];
      if (text === 'drop') socket.terminate();
      else if (code) socket.close(Number(code), reason);
      else if (text === 'count') socket.send(String(counts.get(url)));
      else if (isBinary) {
        socket.send(createHash('sha256').update(data).digest('hex'));
        socket.send(data);
      } else socket.send(text);
    });
  },
  /** Breaks the connection at once. */
  drop: (socket) => socket.terminate(),
  /** Says nothing. */
  mute: () => undefined,
  /** Answers `ping` with `pong`, and echoes. */
  pong(socket) {
    socket.on('message', (data) => socket.send(data.toString() === 'ping' ? 'pong' : `got ${data}`));
  },
};

function start() {
  const server = new WebSocketServer({ noServer: true, handleProtocols: (names) => [...names].at(-1) });
  const http = createServer((_request, response) => response.writeHead(426).end());
  http.on('upgrade', (request, socket, head) => {
    counts.set(request.url, (counts.get(request.url) ?? 0) + 1);
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const [, wanted] = pathname.split('/');
    const isOver = counts.get(request.url) > Number(searchParams.get('times') ?? Infinity);
    const name = isOver ? 'echo' : wanted;
    // No answer to the request to connect; or a refusal.
    if (name === 'stall') return;
    if (name === 'refuse') return void socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
    server.handleUpgrade(request, socket, head, (connection) => routes[name](connection, request));
  });
  return new Promise((resolve) => http.listen(0, () => resolve(http.address().port)));
}

let port;

export async function socketFixtures(ctx, next) {
  if (ctx.path !== '/__socket__/port') return next();
  port ??= start();
  ctx.body = String(await port);
  return undefined;
}
