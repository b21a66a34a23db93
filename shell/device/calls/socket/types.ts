import type { Args, EventPairs, Ok } from '../../types.js';

/** Messages that find out whether the connection still works: browsers do not tell for minutes. */
export interface Heartbeat {
  /** Milliseconds without a message after which one is sent. */
  interval: number;
  /** What is sent. Default `ping`. */
  message?: string;
  /** The server's answer, which listeners do not get. Any other message counts as an answer too. Default `pong`. */
  answer?: string;
  /** Milliseconds to wait for a message from the server; then the connection is given up. Default: `interval`. */
  timeout?: number;
}

/** Waits double from `minDelay` to `maxDelay`, half of them by chance; after 5 s of a connection they start again. */
export interface ReconnectOptions {
  /** Milliseconds before the first attempt. Default 1000. */
  minDelay?: number;
  /** Milliseconds that a wait takes at most. Default 30000. */
  maxDelay?: number;
  /** A number is the `interval`; 0 for none. The server must answer. Default: none. */
  heartbeat?: number | Heartbeat;
}

export interface ConnectSocketOptions {
  /** ws, wss, http or https, without a fragment. Relative URLs are resolved against the document. */
  url: string;
  /** Protocols to choose from, the best first. Default: none. */
  protocols?: string | readonly string[];
  /** Only hosts can send headers. */
  header?: Record<string, string | number>;
  /** Milliseconds until it is open, for each attempt; 0 waits forever. Default 60000. */
  timeout?: number;
  /**
   * Connects again when the connection is lost or cannot be made, until `close()`, or the server closes with code 1000.
   * Offline it waits for the network, or `maxDelay`. Default false.
   */
  reconnect?: boolean | ReconnectOptions;
  /** Identifies the socket. `connectSocket` assigns it. */
  socketTaskId?: number;
}

export interface SendSocketMessageOptions {
  /** A text, an ArrayBuffer, a view of one, or a Blob. */
  data: string | ArrayBuffer | ArrayBufferView | Blob;
  /** Default: the latest socket that is not closed. */
  socketTaskId?: number;
}

export interface CloseSocketOptions {
  /** 1000, or 3000 to 4999. Default 1000. */
  code?: number;
  /** At most 123 bytes of UTF-8. Default: empty. */
  reason?: string;
  /** Default: the latest socket that is not closed. */
  socketTaskId?: number;
}

interface OfSocket {
  /** The socket, as `connectSocket` numbers them. */
  socketTaskId: number;
}

export interface SocketOpened extends OfSocket {
  /** The protocol that the server chose, or an empty text. */
  protocol: string;
  /** Whether it was open before. */
  isReconnected: boolean;
}

export interface SocketMessage extends OfSocket {
  /** A text, or the bytes of a binary message. */
  data: string | ArrayBuffer;
}

export interface SocketFailure extends OfSocket {
  /** `ErrCode.network`, or `ErrCode.timeout`. */
  errCode: number;
  /** `connectSocket:fail` and the reason. */
  errMsg: string;
}

export interface SocketClosed extends OfSocket {
  /** 1006 if the connection was lost. */
  code: number;
  /** What the side that closed it said; may be empty. */
  reason: string;
  /** Whether it connects again: then the socket is not over. */
  isReconnecting: boolean;
}

export interface SocketTaskEvents {
  Open: SocketOpened;
  Message: SocketMessage;
  Error: SocketFailure;
  Close: SocketClosed;
}

/**
 * A socket: there at once, and the promise of the call, which is fulfilled when the socket begins to connect. Messages that
 * are sent before it is open wait, up to 1000 of them and 16 MiB.
 */
export interface SocketTask extends Promise<Ok<'connectSocket'>>, EventPairs<SocketTaskEvents> {
  readonly CONNECTING: 0;
  readonly OPEN: 1;
  readonly CLOSING: 2;
  readonly CLOSED: 3;
  /** One of the four. While it waits to connect again it is `CONNECTING`. */
  readonly readyState: 0 | 1 | 2 | 3;
  /** Fulfilled when the browser has the message. Fails as `sendSocketMessage` does. */
  send(options: Args<'sendSocketMessage'>): Promise<Ok<'sendSocketMessage'>>;
  close(options?: Args<'closeSocket'>): Promise<Ok<'closeSocket'>>;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Opens a WebSocket; failures of the connection are `Error` and `Close` events of the task. Aborting `signal` closes it.
     * Fails with `ErrCode.invalid` for a wrong argument, with `ErrCode.permission` where the page may not connect.
     */
    connectSocket: CallSpec<ConnectSocketOptions, OfSocket>;
    /**
     * Sends to a socket, or puts the message into its queue while it is not open. Fails with `ErrCode.notFound` if there is no
     * such socket or it is closed, `ErrCode.quota` if the queue is full, `ErrCode.network` if the socket is over before the
     * message was sent, and `ErrCode.abort` if it was closed.
     */
    sendSocketMessage: CallSpec<SendSocketMessageOptions>;
    /** Closes a socket, also one that waits to connect again. Fails with `ErrCode.notFound` if it is closed. */
    closeSocket: CallSpec<CloseSocketOptions>;
  }
  interface DeviceSignals {
    /** A socket is open. `onSocketOpen`, `onSocketMessage`, `onSocketError` and `onSocketClose` report the latest socket only. */
    socketOpen: SocketOpened;
    /** A socket has received a message. */
    socketMessage: SocketMessage;
    /** A connection failed; `socketClose` follows. */
    socketError: SocketFailure;
    /** A connection is over. */
    socketClose: SocketClosed;
  }
}
