import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { IconName } from '../base/icon-names.js';
import { isSafeUrl } from '../base/urls.js';
import '../icon/index.js';
import { focusFirst } from '../internal/element/focus-first.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { isServer } from '../internal/element/server.js';
import { warnOnce } from '../internal/element/warn.js';
import { reducedMotion } from '../base/reduced-motion.js';
import { unwatchSize, watchSize } from '../internal/observe/resize.js';
import { noticeBarStyles } from './notice-bar.styles.js';

export type NoticeBarType = 'primary' | 'success' | 'warning' | 'warn';

const ICONS: Readonly<Record<string, IconName>> = {
  primary: 'info',
  success: 'success',
  warning: 'warn',
  warn: 'warn',
};
const TYPES = Object.keys(ICONS);

/** How long the beginning of a running text rests, in ms. */
const REST = 1500;

/** While one of these is so, a running text rests. */
const RESTS = { pointerenter: true, focusin: true, pointerleave: false, focusout: false } as const;

const PAUSE = 'M8 5v14 M16 5v14';
const PLAY = 'M8 5v14l11-7z';

/**
 * A notice in one line. A text that is longer than the bar runs through it. It rests while the pointer or the focus is on
 * it. A button stops it, and then the whole text is shown, in several lines, as it is when the user prefers reduced motion.
 * Screen readers announce the text politely.
 *
 * @slot - The text.
 * @slot icon - Instead of the icon before the text.
 * @event {Event} close - The user pressed the close button. The bar then hides itself, unless the page cancels the event.
 * @csspart link - The text; a link with `href`.
 * @csspart pause - The button that stops a running text.
 * @csspart close - The button of a `closable` bar.
 * @cssprop --nc-notice-bar-background - Background; by default that of the type.
 * @cssprop --nc-notice-bar-color - Text; by default that of the type.
 * @cssstate running - The text is too long for the bar, and runs through it.
 * @cssstate still - The whole text is shown, in as many lines as it needs.
 */
export class NcNoticeBar extends NcElement {
  static override styles = noticeBarStyles;
  static override template: TemplateResult = html`<slot name="icon"><nc-icon type="warn"></nc-icon></slot
    ><div id="status" role="status"><a id="link" part="link"><span id="box"><span id="run"><slot></slot></span></span></a></div>`;
  static override localized = true;

  /** The text is too long for the bar. */
  #isLong = false;
  #isStopped = false;
  #animation?: Animation | undefined;
  /** Whether the pointer, or the focus, is on the bar. */
  readonly #held = { pointer: false, focus: false };

  /** How fast a long text runs, in px per second. With 0 it is shown in several lines. Default: 60. */
  @property({ type: Number, default: 60 }) declare speed: number;

  /** Has a button that closes it. */
  @property({ type: Boolean, default: false }) declare closable: boolean;

  /** Where the text leads. `javascript:`, `data:` and `blob:` addresses are refused. */
  @property({ default: '' }) declare href: string;

  /** Where the link opens, as natively: `_blank` for a new tab. */
  @property({ default: '' }) declare target: string;

  /** Color: `primary`, `success`, `warning` or `warn`. Default: `warning`. */
  @attribute({ type: String, default: 'warning' }) declare type: NoticeBarType;

  /** The icon before the text: a name, as for `nc-icon`, or `none`. Default: that of the type. */
  @property({ default: '' }) declare icon: IconName | 'none';

  constructor() {
    super();
    for (const type of Object.keys(RESTS)) this.addEventListener(type, this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    reducedMotion().addEventListener('change', this);
    this.#rule();
    for (const each of [this, this.#parts.run]) watchSize(each, this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    reducedMotion().removeEventListener('change', this);
    for (const each of [this, this.#parts.run]) unwatchSize(each, this);
    this.#end();
  }

  /** Focuses its link or its first button. */
  override focus(options?: FocusOptions): void {
    if (!focusFirst(this.renderRoot, options)) super.focus(options);
  }

  handleEvent({ type }: Event): void {
    if (type === 'change') return this.#rule();
    this.#held[type.startsWith('focus') ? 'focus' : 'pointer'] = RESTS[type as keyof typeof RESTS];
    this.#hold();
  }

  /** @internal */
  resized(): void {
    if (!this.isConnected || !this.hasUpdated || this.#isStopped) return;
    const { box, run } = this.#parts;
    const pause = this.renderRoot.querySelector<HTMLElement>('#pause');
    const isLong = !this.#isStill && run.offsetWidth > box.clientWidth + (pause?.offsetWidth ?? 0);
    this.#end();
    if (isLong !== this.#isLong) {
      this.#isLong = isLong;
      this.requestUpdate();
    } else if (isLong) this.#start();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('type') && !TYPES.includes(this.type)) warnOnce(this, 'type', TYPES.join(', '), this.type);
    if (changed.has('type') || changed.has('icon')) this.#drawIcon();
    if (changed.has('href') || changed.has('target')) this.#lead();
    if (changed.has('speed')) this.#rule();
    if (this.#isLong && !this.#isStopped && !this.#animation) this.#start();
  }

  protected override renderContent(): unknown {
    if (isServer) return nothing;
    const pause = this.#isStopped
      ? msg('Resume scrolling', { id: 'nc.notice-bar.play', desc: 'Button that lets a text run through its bar again' })
      : msg('Pause scrolling', {
          id: 'nc.notice-bar.pause',
          desc: 'Button that stops a text that runs through its bar',
        });
    const close = msg('Close', { id: 'nc.notice-bar.close', desc: 'Button that closes a notice' });
    if (!this.#isLong && !this.closable) return nothing;
    return html`${
      this.#isLong
        ? html`<button id="pause" part="pause" type="button" aria-label=${pause} @click=${this.#toggle}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${this.#isStopped ? PLAY : PAUSE} /></svg>
          </button>`
        : nothing
    }${
      this.closable
        ? html`<button part="close" type="button" aria-label=${close} @click=${this.#close}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12 M18 6 6 18" /></svg>
          </button>`
        : nothing
    }`;
  }

  get #parts(): Record<'box' | 'run', HTMLElement> {
    const { renderRoot } = this;
    return { box: renderRoot.querySelector('#box')!, run: renderRoot.querySelector('#run')! };
  }

  /** Whether the whole text is shown, as long as it may be. */
  get #isStill(): boolean {
    return this.#isStopped || reducedMotion().matches || !(this.speed > 0);
  }

  /** Lets the text run, or shows all of it. */
  #rule(): void {
    this.setState('still', this.#isStill);
    this.resized();
  }

  #drawIcon(): void {
    const { icon } = this;
    const element = this.renderRoot.querySelector('nc-icon')!;
    element.hidden = icon === 'none';
    if (icon !== 'none') element.type = icon || (ICONS[this.type] ?? 'warn');
  }

  #lead(): void {
    const link = this.renderRoot.querySelector('a')!;
    const { href, target } = this;
    const isSafe = !href || isSafeUrl(href);
    if (!isSafe) warnOnce(this, 'href', 'an address', href);
    if (href && isSafe) link.href = href;
    else link.removeAttribute('href');
    link.target = target;
    link.rel = target ? 'noopener' : '';
  }

  /** The text rests at its beginning, runs out, comes in again at the other end, and so on. */
  #start(): void {
    const { box, run } = this.#parts;
    const room = box.clientWidth;
    const sign = this.matches(':dir(rtl)') ? 1 : -1;
    const time = (distance: number) => (distance / this.speed) * 1000;
    const width = run.offsetWidth;
    const duration = REST + time(width + room);
    const out = (REST + time(width)) / duration;
    const at = (offset: number, x: number): Keyframe => ({ offset, transform: `translateX(${sign * x}px)` });
    this.#animation = run.animate([at(0, 0), at(REST / duration, 0), at(out, width), at(out, -room), at(1, 0)], {
      duration,
      iterations: Infinity,
    });
    this.setState('running', true);
    this.#hold();
  }

  #end(): void {
    this.#animation?.cancel();
    this.#animation = undefined;
    this.setState('running', false);
  }

  #hold(): void {
    const { pointer, focus } = this.#held;
    if (pointer || focus) this.#animation?.pause();
    else this.#animation?.play();
  }

  #toggle(): void {
    this.#isStopped = !this.#isStopped;
    this.requestUpdate();
    if (this.#isStopped) this.#end();
    this.#rule();
  }

  #close(): void {
    if (this.dispatchEvent(new Event('close', { cancelable: true }))) this.hidden = true;
  }
}
