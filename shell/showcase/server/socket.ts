import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { withoutFolder } from './folder.js';

const PATH = '/api/socket';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Sends back each message of a WebSocket, and `pong` for `ping`, as heartbeats expect. */
export function serveSocket(http: { on(event: 'upgrade', listener: Upgrade): unknown }): void {
  const server = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, socket, head) => {
    // Other paths belong to Vite.
    if (new URL(withoutFolder(request.url ?? '/'), 'http://localhost').pathname !== PATH) return;
    server.handleUpgrade(request, socket, head, (connection) => {
      connection.on('message', (data: Buffer, isBinary) => {
        const isPing = !isBinary && data.toString() === 'ping';
        connection.send(isPing ? 'pong' : data, { binary: isBinary });
      });
    });
  });
}
