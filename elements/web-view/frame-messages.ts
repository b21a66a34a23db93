import { warnOnce } from '../internal/element/warn.js';
import { FrameMessageEvent } from './events.js';
import { request } from './invocations.js';
import { Outbox } from './outbox.js';
import { originsOf } from './policy.js';
import { INVOKE, invocationIn, isReport, reportIn, type Command, type PageReport } from './protocol.js';

/** So many reports and calls of a page count in so many ms: as often as browsers let it change its place. */
const MOST = 200;
const SPAN = 10_000;

/** The web view whose page sends and gets messages. */
export interface MessagesHost extends HTMLElement {
  readonly src: string;
  readonly allowOrigins: string;
  readonly navigation: boolean;
  readonly contentWindow: Window | null;
  /**
   * @internal The origin of the page that code has opened; undefined while there is none, and for one without an origin.
   */
  readonly pageOrigin: string | undefined;
  /** @internal The page has told where it is. */
  reported(): void;
}

/** The messages between a web view and its page. Those of other windows and other origins do not count. */
export class FrameMessages {
  readonly #host: MessagesHost;
  readonly #outbox = new Outbox();
  #report?: PageReport | undefined;
  #hasReports = false;
  /** The document that had reported when the last page had loaded. */
  #seen: number | undefined;
  /** The origin of the last message. */
  #origin?: string | undefined;
  /** How many reports and calls there were since a time. */
  #asked = { count: 0, since: -Infinity };

  constructor(host: MessagesHost) {
    this.#host = host;
  }

  /** What the page has told of itself. */
  get report(): PageReport | undefined {
    return this.#report;
  }

  /** Whether a page in this frame has reported: another report may be on its way. */
  get hasReports(): boolean {
    return this.#hasReports;
  }

  /** The page that is opened gets a new frame: messages of the old one no longer count. */
  frameReplaced(): void {
    this.#hasReports = false;
  }

  /** Another page is opened. */
  restart(): void {
    this.#report = undefined;
    this.#origin = undefined;
  }

  /** A page has loaded. What waited is sent. */
  loaded(isByUser: boolean): void {
    if (this.#report?.page === this.#seen) {
      this.#report = undefined;
      if (isByUser) this.#origin = undefined;
    }
    this.#seen = this.#report?.page;
    this.#outbox.flush(this.#host.src, (data, transfer) => this.send(data, transfer));
  }

  /** Keeps a message until the page has loaded. */
  keep(data: unknown, transfer: Transferable[]): void {
    this.#outbox.add(this.#host.src, data, transfer);
  }

  send(data: unknown, transfer: Transferable[] = []): void {
    const { contentWindow, pageOrigin } = this.#host;
    const origin = this.#origin ?? pageOrigin;
    if (origin) contentWindow?.postMessage(data, origin, transfer);
  }

  command(command: Command): void {
    this.send({ nacre: 'page-command', command });
  }

  receive({ data, source, origin, ports, timeStamp }: MessageEvent<unknown>): void {
    const host = this.#host;
    if (!source || source !== host.contentWindow || !this.#isAllowed(origin)) return;
    if (origin !== 'null') this.#origin = origin;
    const call = invocationIn(data);
    if (isReport(data)) {
      if (this.#isTimely(timeStamp)) this.#take(data, origin);
    } else if (!call) host.dispatchEvent(new FrameMessageEvent(data, origin, ports));
    else if (call.name === 'postMessage') host.dispatchEvent(new FrameMessageEvent(call.arg['data'], origin, ports));
    else if (!host.navigation || !this.#isTimely(timeStamp)) return;
    else if (call.name === 'getEnv')
      this.send({ type: INVOKE, data: { name: 'getEnv', arg: { h5: true, nacre: true } } });
    else request(host, call);
  }

  end(): void {
    this.restart();
    this.#outbox.clear();
  }

  #take(data: unknown, origin: string): void {
    const report = reportIn(data, origin);
    if (report) {
      this.#report = report;
      this.#hasReports = true;
      this.#host.reported();
    } else
      warnOnce(
        this.#host,
        'page',
        `an address of ${origin} and its place in the history`,
        (data as Partial<PageReport>).url,
      );
  }

  /** Whether a page does not ask too often. */
  #isTimely(time: number): boolean {
    if (time - this.#asked.since > SPAN) this.#asked = { count: 0, since: time };
    return ++this.#asked.count <= MOST;
  }

  #isAllowed(origin: string): boolean {
    const host = this.#host;
    return host.allowOrigins.trim() ? originsOf(host, host.allowOrigins).includes(origin) : origin === host.pageOrigin;
  }
}
