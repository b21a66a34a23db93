import { setLongTimeout, type Timer } from '../../../../../elements/base/timers.js';
import { given } from '../../../../../elements/base/given.js';
import type { ConnectSocketOptions, Heartbeat, SendSocketMessageOptions } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import { delayAfter } from '../../network/web/backoff.js';
import { networkFailure } from '../../network/web/http.js';
import { emitSocket } from './socket-events.js';
import { SocketQueue } from './socket-queue.js';

const TIMEOUT = 60_000;
/** Milliseconds after which a connection counts as stable: the next loss is a new one. */
const STABLE = 5000;
/** The code of a connection that was lost. */
const LOST = 1006;
/** The code of a server that has nothing more to say. */
const NORMAL = 1000;

interface Reconnect {
  readonly minDelay: number;
  readonly maxDelay: number;
  readonly heartbeat: Required<Heartbeat> | undefined;
}

function reconnectOf({ reconnect }: Readonly<ConnectSocketOptions>): Reconnect | undefined {
  if (!reconnect) return undefined;
  const { minDelay = 1000, maxDelay = 30_000, heartbeat } = reconnect === true ? {} : reconnect;
  const wanted = typeof heartbeat === 'number' ? heartbeat > 0 && { interval: heartbeat } : heartbeat;
  const beat = wanted ? { message: 'ping', answer: 'pong', timeout: wanted.interval, ...given(wanted) } : undefined;
  return { minDelay, maxDelay, heartbeat: beat };
}

const subject = 'connectSocket';

/** A WebSocket that may connect again. Tells what happens by `emitSocket`. */
export class Socket {
  /** Whether the page has closed it, or it is over. */
  isClosing = false;
  readonly #id: number;
  readonly #url: string;
  readonly #protocols: string[];
  readonly #timeout: number;
  readonly #reconnect: Reconnect | undefined;
  readonly #ended: () => void;
  readonly #queue = new SocketQueue();
  readonly #timers = new Map<'open' | 'stable' | 'beat', Timer | undefined>();
  #connection: WebSocket | undefined;
  #stopWaiting: (() => void) | undefined;
  /** Attempts that failed since the last stable connection. */
  #attempts = 0;
  #wasOpen = false;

  /** @param ended is called when it will not open any more. Throws where the browser refuses to connect. */
  constructor(id: number, url: string, options: Readonly<ConnectSocketOptions>, ended: () => void) {
    this.#id = id;
    this.#url = url;
    this.#protocols = [options.protocols ?? []].flat() as string[];
    this.#timeout = options.timeout ?? TIMEOUT;
    this.#reconnect = reconnectOf(options);
    this.#ended = ended;
    this.#connect();
  }

  /** Resolves when the browser has the message. */
  send(data: SendSocketMessageOptions['data'], signal: AbortSignal): Promise<void> | void {
    const state = this.#connection?.readyState ?? WebSocket.CONNECTING;
    if (state === WebSocket.OPEN) return this.#connection!.send(data as BufferSource);
    return this.#queue.add(data, signal);
  }

  close(code = NORMAL, reason = ''): void {
    if (this.isClosing) return;
    this.isClosing = true;
    this.#queue.fail(ErrCode.abort, 'the socket was closed');
    if (this.#connection) return this.#connection.close(code, reason);
    this.#stopWaiting?.();
    // Later than the caller's code, as all other events.
    queueMicrotask(() => this.#lose(code, reason));
  }

  #connect(): void {
    const connection = new WebSocket(this.#url, this.#protocols);
    this.#connection = connection;
    connection.binaryType = 'arraybuffer';
    connection.onopen = () => this.#opened(connection);
    connection.onmessage = ({ data }) => this.#received(data as string | ArrayBuffer);
    connection.onerror = () => this.#report(networkFailure(subject));
    connection.onclose = ({ code, reason }) => this.#lose(code, reason);
    if (this.#timeout > 0) this.#after('open', this.#timeout, () => this.#giveUp(`no answer in ${this.#timeout} ms`));
  }

  #opened(connection: WebSocket): void {
    this.#cancel('open');
    this.#after('stable', STABLE, () => (this.#attempts = 0));
    this.#beat();
    const isReconnected = this.#wasOpen;
    this.#wasOpen = true;
    this.#queue.flush((data) => connection.send(data as BufferSource));
    emitSocket('socketOpen', { socketTaskId: this.#id, protocol: connection.protocol, isReconnected });
  }

  #received(data: string | ArrayBuffer): void {
    this.#beat();
    const answer = this.#reconnect?.heartbeat?.answer;
    if (data !== answer) emitSocket('socketMessage', { socketTaskId: this.#id, data });
  }

  /** After a silence, asks the server for a message. */
  #beat(): void {
    const heartbeat = this.#reconnect?.heartbeat;
    if (!heartbeat) return;
    this.#after('beat', heartbeat.interval, () => {
      this.#connection!.send(heartbeat.message);
      this.#after('beat', heartbeat.timeout, () => this.#giveUp(`no heartbeat in ${heartbeat.timeout} ms`));
    });
  }

  /** Does not wait for the connection to close: on a dead network that takes minutes. */
  #giveUp(reason: string): void {
    this.#report(new DeviceError(subject, ErrCode.timeout, `timeout: ${reason}`));
    this.#lose(LOST, reason);
  }

  #report({ errCode, errMsg }: DeviceError): void {
    // Closing a socket that is not open is an error for browsers.
    if (!this.isClosing) emitSocket('socketError', { socketTaskId: this.#id, errCode, errMsg });
  }

  #lose(code: number, reason: string): void {
    this.#drop();
    const isReconnecting = !this.isClosing && Boolean(this.#reconnect) && code !== NORMAL;
    if (isReconnecting) this.#wait();
    else {
      this.isClosing = true;
      this.#queue.fail(ErrCode.network, 'the socket is closed');
      this.#ended();
    }
    emitSocket('socketClose', { socketTaskId: this.#id, code, reason, isReconnecting });
  }

  /** Closes the connection in any state, and stops listening to it. */
  #drop(): void {
    for (const name of ['open', 'stable', 'beat'] as const) this.#cancel(name);
    const connection = this.#connection;
    this.#connection = undefined;
    if (!connection) return;
    Object.assign(connection, { onopen: null, onmessage: null, onerror: null, onclose: null });
    connection.close();
  }

  /** Connects again after a while, or when the network is back. */
  #wait(): void {
    const again = () => {
      this.#stopWaiting!();
      this.#connect();
    };
    // Offline it takes the longest time, and tries nevertheless: browsers may take a device for offline that is not.
    const { maxDelay } = this.#reconnect!;
    const timer = setLongTimeout(again, navigator.onLine ? delayAfter(++this.#attempts, this.#reconnect!) : maxDelay);
    addEventListener('online', again);
    this.#stopWaiting = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }

  /** Starts a time limit again: until the socket opens, counts as stable, or gets the next message. */
  #after(name: 'open' | 'stable' | 'beat', time: number, run: () => void): void {
    this.#cancel(name);
    this.#timers.set(name, setLongTimeout(run, time));
  }

  #cancel(name: 'open' | 'stable' | 'beat'): void {
    clearTimeout(this.#timers.get(name));
  }
}
