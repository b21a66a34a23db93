// The providers of sockets, which load with the first of them.

import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';
import { Socket } from './socket.js';

/** By their ids, the oldest first; those that are over are not in it. */
const sockets = new Map<number, Socket>();

/** The socket of an id, or the latest. */
function find(subject: string, id: number | undefined): Socket {
  const found = id === undefined ? [...sockets.values()].findLast(({ isClosing }) => !isClosing) : sockets.get(id);
  if (!found || found.isClosing) throw new DeviceError(subject, ErrCode.notFound, 'WebSocket is not connected');
  return found;
}

/** The address with `ws:` or `wss:`: older browsers take no other. */
function addressOf(url: string): string {
  if (!URL.canParse(url, document.baseURI)) {
    throw new DeviceError('connectSocket', ErrCode.invalid, 'url: expected a ws(s) or http(s) URL without a fragment');
  }
  const address = new URL(url, document.baseURI);
  // That of the document, which a query alone keeps.
  address.hash = '';
  return address.href.replace(/^http/, 'ws');
}

export const connectSocket: Provider<'connectSocket'> = (options) => {
  const { url, socketTaskId = Math.random() } = options;
  sockets.set(socketTaskId, new Socket(socketTaskId, addressOf(url), options, () => sockets.delete(socketTaskId)));
  return { socketTaskId };
};

export const sendSocketMessage: Provider<'sendSocketMessage'> = ({ data, socketTaskId }, { signal }) =>
  find('sendSocketMessage', socketTaskId).send(data, signal);

export const closeSocket: Provider<'closeSocket'> = ({ code, reason, socketTaskId }) =>
  find('closeSocket', socketTaskId).close(code, reason);
