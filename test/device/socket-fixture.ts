import { waitUntil } from '@open-wc/testing';
import { connectSocket, type ConnectSocketOptions, type SocketTask } from 'nacre/device';

/** A connection that is lost is tried again almost at once. */
export const FAST = { minDelay: 5, maxDelay: 20 };

const open: SocketTask[] = [];
let base = '';

/** The URL of the server of test/tools/servers/socket-fixtures.mjs. */
export async function serverUrl(): Promise<string> {
  base ||= `ws://localhost:${await (await fetch('/__socket__/port')).text()}/`;
  return base;
}

/** A route of the server that no other test uses. */
export const named = (route: string, query = ''): string => `${route}/${crypto.randomUUID()}${query}`;

/** Connects to a route, after `serverUrl()`. */
export function connect(
  route: string,
  options: Partial<ConnectSocketOptions> & { signal?: AbortSignal } = {},
): SocketTask {
  const task = connectSocket({ url: base + (route.includes('/') ? route : named(route)), ...options });
  open.push(task);
  return task;
}

/** Closes what a test has opened. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((task) => task.close().catch(() => undefined)));
}

/** What happens to a socket, as texts. */
export function log(task: SocketTask): string[] {
  const told: string[] = [];
  task.onOpen(({ isReconnected }) => told.push(isReconnected ? 'open again' : 'open'));
  task.onMessage(({ data }) => told.push(typeof data === 'string' ? data : `${data.byteLength} bytes`));
  task.onError(({ errCode, errMsg }) => told.push(`${errMsg} (${errCode})`));
  task.onClose(({ code, reason, isReconnecting }) =>
    told.push(`close ${code} ${reason}${isReconnecting ? '…' : ''}`.trim()),
  );
  return told;
}

export const has = (told: string[], text: string): Promise<void> =>
  waitUntil(() => told.includes(text), `${text} in ${told.join()}`);
