import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { lazy } from '../base/lazy.js';
import { UNLESS_FALSE } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { Part } from '../internal/element/parts.js';
import { property } from '../internal/element/property.js';
import { setLongTimeout, type Timer } from '../base/timers.js';
import { FrameErrorEvent, FrameLoadEvent, FrameNavigateEvent } from './events.js';
import { FrameFocus, type FrameFocusHost } from './frame-focus.js';
import { FrameHistory, type Step } from './frame-history.js';
import { FrameMessages, type MessagesHost } from './frame-messages.js';
import { addressOf, isWithoutOrigin, originsOf, sandboxOf, setPolicies } from './policy.js';
import { navigationOf, pageIn, takeStep } from './readable.js';
import { webViewStyles } from './web-view.styles.js';

const noticePart = new Part(lazy(() => import('./notice.js')));

/**
 * Shows another web page within the page, in a frame with a sandbox, and exchanges messages with it. It is as wide as the
 * page, and as high as its container unless its style says otherwise.
 *
 * The page keeps its state while the element is hidden. When the element is removed and comes back, the page loads again;
 * in Chromium `moveBefore()` moves it without that. Pages that code opens replace each other in the frame, so they add nothing to the
 * browser's history; links that the user follows in the frame do.
 *
 * Browsers do not tell a page whether a frame has failed to load, or was refused by its server: only time passes.
 *
 * @slot - What is shown while there is no page, and before the element is defined, such as a link to it.
 * @slot error - In place of the notice that the page has not loaded in time.
 * @event {FrameLoadEvent} load - A page has loaded; fields `src`, and `url` and `status` where the browser lets one read them.
 * @event {FrameErrorEvent} error - The page has not loaded within `timeout`.
 * @event {FrameMessageEvent} message - The page has sent a message; fields `data`, `origin`, `ports`.
 * @event {FrameNavigateEvent} navigate - The frame shows another page or place; fields `url`, `title`, `canGoBack`, `canGoForward`.
 * @csspart frame - The `iframe`.
 * @cssprop --nc-web-view-background - Behind pages without a color of their own.
 * @cssprop --nc-web-view-progress-color - Bar that runs while a page loads.
 * @cssprop --nc-web-view-progress-width - Height of that bar; default 3px.
 * @cssstate page - It has a page.
 * @cssstate loading - The page is loading.
 * @cssstate error - The page has not loaded in time.
 * @cssstate focus-visible - The keyboard is in the page.
 */
export class NcWebView extends NcElement implements FrameFocusHost, MessagesHost {
  static override styles = webViewStyles;
  static override template: TemplateResult = html`<slot></slot><div id="bar"></div>`;
  static override shadowRootOptions: ShadowRootInit = { ...NcElement.shadowRootOptions, delegatesFocus: true };
  static override localized = true;

  /** The page: an http, https or blob URL, or a path. Others are refused. */
  @property({ default: '' }) declare src: string;

  /**
   * What the page may do, and what a redirect or a link brings after it, as the tokens of an `iframe`; `off` for no sandbox. It
   * holds from the next load on. Default: pages may run scripts, send forms, download, and open windows; they may not lead the
   * app away. Pages of the app's own origin may open dialogs as well. Blobs have no origin.
   */
  @property() declare sandbox: string | undefined;

  /** Features that the page may use, as in the `allow` attribute of an `iframe`; from the next load on. Default: `fullscreen`. */
  @property({ default: 'fullscreen' }) declare allow: string;

  /**
   * Origins whose messages count, separated by spaces. `null` stands for pages without an origin, such as blobs. Default: the
   * origin of `src`.
   */
  @property({ attribute: 'allow-origins', default: '' }) declare allowOrigins: string;

  /** Accessible name of the frame. Default: says from which host the page comes. */
  @property({ default: '' }) declare label: string;

  /** Shows a bar while the page loads. `progress="false"` turns it off. */
  @property({ type: UNLESS_FALSE, default: true }) declare progress: boolean;

  /** The page may open pages of the app and go back: its calls become `nc-request` events. */
  @property({ type: Boolean, default: false }) declare navigation: boolean;

  /** The `Referrer-Policy` of the frame's requests, as `referrerpolicy` of an iframe. */
  @property({ attribute: 'referrerpolicy', default: '' }) declare referrerPolicy: string;

  /** `lazy`: the page loads when it comes near the visible part, and without a time-out. Default: `eager`. */
  @property({ default: 'eager' }) declare loading: 'eager' | 'lazy';

  /** Milliseconds to wait for the page; 0 waits forever. Default: 60000. */
  @property({ type: Number, default: 60_000 }) declare timeout: number;

  readonly #history = new FrameHistory();
  readonly #messages = new FrameMessages(this);
  #view?: Window | undefined;
  #focus?: FrameFocus | undefined;
  #frame?: HTMLIFrameElement | undefined;
  /** The frame's Navigation object that is listened to. */
  #navigation?: EventTarget | undefined;
  #timer: Timer | undefined;
  /** Whether the load to come was caused by code. */
  #isOpening = false;
  /** Whether the user has opened what loaded last, by a link in the page. */
  #isByUser = false;
  #isLoading = false;
  #hasFailed = false;
  /** What the last `navigate` event told. */
  #told = '';

  /** The window of the page; null while there is none. */
  get contentWindow(): Window | null {
    return this.#frame?.contentWindow ?? null;
  }

  /** The address of the page, as far as the browser or the page tells it; else that which was opened last. */
  get url(): string {
    return this.#page.url ?? this.#history.current?.address ?? '';
  }

  /** Whether `back()` leads somewhere. */
  get canGoBack(): boolean {
    return this.#history.back !== undefined;
  }

  /** Whether `forward()` leads somewhere. */
  get canGoForward(): boolean {
    return this.#history.forward !== undefined;
  }

  /** @internal */
  get pageOrigin(): string | undefined {
    const { current } = this.#history;
    return current && !isWithoutOrigin(this.#sandbox) ? new URL(current.address).origin : undefined;
  }

  /** @internal */
  get isFrameFocused(): boolean {
    return this.#frame !== undefined && this.shadowRoot?.activeElement === this.#frame;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#view = this.ownerDocument.defaultView ?? undefined;
    this.watchLocale();
    if (!this.#view?.addEventListener) return; // A server has no windows.
    this.#view.addEventListener('message', this);
    this.#focus = new FrameFocus(this.#view, this);
    if (this.hasUpdated && this.#history.current) this.#open(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#view?.removeEventListener('message', this);
    this.#focus?.end();
    this.#leave();
    this.#messages.end();
  }

  /**
   * Sends a message to the page, and to no other origin than that of `src`, or that of the page's last message. Waits until the page
   * has loaded. Throws for data that cannot be cloned, and for a page without an origin: that one can send a port.
   */
  postMessage(data: unknown, transfer: Transferable[] = []): void {
    if (this.#history.current && !this.pageOrigin) {
      throw new DOMException('postMessage: the page has no origin in its sandbox', 'NotSupportedError');
    }
    if (this.#isLoading || this.#history.current?.src !== this.src) this.#messages.keep(data, transfer);
    else this.#messages.send(data, transfer);
  }

  /**
   * Goes one step back in the frame's history if that is known: in pages of the app's own origin, and in those that call
   * `connectWebView()`. Otherwise it opens the previous value of `src`.
   */
  back(): void {
    this.#go('back', this.#history.back);
  }

  /** One step forward, after `back()`. */
  forward(): void {
    this.#go('forward', this.#history.forward);
  }

  /** Loads the page again. A page of another origin that does not speak the protocol begins at `src` again. */
  reload(): void {
    const { current } = this.#history;
    if (!current) return;
    const window = pageIn(this.#frame)?.window;
    if (this.#hasFailed || !(window || this.#messages.report)) this.#open(true);
    else if (window) {
      this.#begin();
      window.location.reload();
    } else this.#messages.command('reload');
  }

  /** Ends the loading of the page, if it is the first one in the frame, of the app's origin, or speaks the protocol. */
  stop(): void {
    try {
      this.contentWindow?.stop();
    } catch {
      if (!this.#messages.report) return;
      this.#messages.command('stop');
    }
    this.#setLoading(false);
  }

  /** @internal */
  handleEvent(event: Event): void {
    if (event.type === 'load') this.#loaded();
    else if (event.type === 'currententrychange') this.#arrived(true);
    else this.#messages.receive(event as MessageEvent<unknown>);
  }

  /** @internal */
  reported(): void {
    // It may come before its page has loaded, and after.
    this.#arrived(!this.#isOpening && this.#isByUser);
  }

  /** @internal */
  frameFocused(isByKey: boolean): void {
    this.setState('focus-visible', isByKey);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('src') && this.src !== this.#history.current?.src) this.#openSource();
    else if (this.#frame) setPolicies(this.#frame, this, this.#sandbox);
    if (this.#frame) this.#frame.title = this.#name;
    if (changed.has('allowOrigins')) originsOf(this, this.allowOrigins);
    if (changed.has('progress')) this.#setLoading(this.#isLoading);
  }

  protected override renderContent(): unknown {
    if (!this.#hasFailed) return nothing;
    const shown = noticePart.get(this)?.notice(() => this.reload());
    return html`<div id="notice"><slot name="error">${shown}</slot></div>`;
  }

  get #name(): string {
    if (this.label) return this.label;
    const host = new URL(this.#history.current!.address).hostname;
    return host
      ? msg(str`Web page from ${host}`, { id: 'nc.web-view.from', desc: 'Name of a frame for screen readers' })
      : msg('Web page', { id: 'nc.web-view.page', desc: 'Name of a frame for screen readers' });
  }

  get #sandbox(): string | null {
    const { address } = this.#history.current!;
    return sandboxOf(this, this.sandbox, address, this.#view!.location.origin);
  }

  /** The page, as far as the browser or the page itself tells. */
  get #page(): { url?: string; title?: string } {
    return pageIn(this.#frame) ?? this.#messages.report ?? {};
  }

  #openSource(): void {
    const { src } = this;
    const address = addressOf(this, src);
    if (address === undefined) {
      this.#history.clear();
      this.#leave();
    } else {
      this.#history.open({ src, address });
      this.#open();
    }
  }

  /** Loads the current page of the history, in a frame of its own if `isFresh`. */
  #open(isFresh = false): void {
    if (!this.isConnected || !this.#view) return;
    const { address } = this.#history.current!;
    const old = this.#frame;
    // A report of the previous page that arrives late must not count as one of the next: a new frame has another window.
    const mayStillReport = this.#isLoading || this.#messages.hasReports;
    this.#history.restart();
    this.#messages.restart();
    this.setState('page', true);
    // The browser sends a frame's referrer policy only with its first page.
    if (old && !isFresh && !mayStillReport && !this.referrerPolicy && this.#replace(old, address)) return;
    this.#messages.frameReplaced();
    const isFocused = this.isFrameFocused;
    const frame = this.ownerDocument.createElement('iframe');
    frame.part.add('frame');
    setPolicies(frame, this, this.#sandbox);
    frame.title = this.#name;
    frame.src = address;
    frame.addEventListener('load', this);
    this.#frame = frame;
    this.#begin();
    if (old) old.replaceWith(frame);
    else this.renderRoot.prepend(frame);
    if (isFocused) frame.focus();
  }

  /** Loads another page in the same frame, without an entry in the browser's history. */
  #replace(frame: HTMLIFrameElement, address: string): boolean {
    setPolicies(frame, this, this.#sandbox);
    const before = pageIn(frame)?.url;
    const isSameDocument = address.includes('#') && before?.replace(/#.*/, '') === address.replace(/#.*/, '');
    try {
      frame.contentWindow!.location.replace(address);
    } catch {
      return false; // Firefox refuses some ports.
    }
    if (isSameDocument) this.#arrived(false);
    else this.#begin();
    return true;
  }

  /** Code has begun to load a page. */
  #begin(): void {
    this.#isOpening = true;
    this.#setFailed(false);
    this.#setLoading(true);
    const { timeout } = this;
    if (timeout > 0 && this.loading !== 'lazy') {
      this.#timer = setLongTimeout(() => this.#fail(), timeout);
    }
  }

  #fail(): void {
    this.#setLoading(false);
    this.#setFailed(true);
    this.dispatchEvent(new FrameErrorEvent(this.src));
  }

  /** The frame goes, and its page with it. */
  #leave(): void {
    this.#navigation?.removeEventListener('currententrychange', this);
    this.#navigation = undefined;
    this.#frame?.remove();
    this.#frame = undefined;
    this.#messages.restart();
    this.setState('page', false);
    this.setState('focus-visible', false);
    this.#setLoading(false);
    this.#setFailed(false);
  }

  #loaded(): void {
    const page = pageIn(this.#frame);
    // Firefox reports the empty page that a frame begins with.
    if (page?.url === 'about:blank') return;
    const isByUser = !this.#isOpening;
    this.#isByUser = isByUser;
    this.#isOpening = false;
    this.#setLoading(false);
    this.#setFailed(false);
    this.#listen(page?.window);
    this.#messages.loaded(isByUser);
    this.dispatchEvent(new FrameLoadEvent(this.src, this.#page.url, page?.status));
    this.#arrived(isByUser);
  }

  #listen(window: Window | undefined): void {
    this.#navigation?.removeEventListener('currententrychange', this);
    this.#navigation = navigationOf(window);
    this.#navigation?.addEventListener('currententrychange', this);
  }

  /** The frame is at another page or place. */
  #arrived(isByUser: boolean): void {
    const page = pageIn(this.#frame);
    this.#history.arrived(page?.place ?? this.#messages.report, isByUser);
    const { canGoBack: back, canGoForward: forward } = this;
    const { url, title } = this.#page;
    const told = JSON.stringify([url, title, back, forward]);
    if (told === this.#told) return;
    this.#told = told;
    this.dispatchEvent(new FrameNavigateEvent({ url, title }, { back, forward }));
  }

  #go(command: 'back' | 'forward', step: Step): void {
    if (step === undefined) return;
    if (step !== 'frame') {
      this.#history.goTo(step);
      this.src = step.src;
      this.#open();
    } else if (!takeStep(pageIn(this.#frame)?.window, command)) this.#messages.command(command);
  }

  #setLoading(isLoading: boolean): void {
    clearTimeout(this.#timer);
    this.#isLoading = isLoading;
    this.setState('loading', isLoading);
    this.setState('progress', isLoading && this.progress);
    this.internals.ariaBusy = isLoading ? 'true' : null;
  }

  #setFailed(hasFailed: boolean): void {
    if (hasFailed === this.#hasFailed) return;
    this.#hasFailed = hasFailed;
    this.setState('error', hasFailed);
    this.requestUpdate();
  }
}
