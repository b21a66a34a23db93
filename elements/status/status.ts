import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { drawing } from './drawings.js';
import { RetryEvent } from './retry-event.js';
import { statusStyles } from './status.styles.js';

export type StatusType = 'loading' | 'empty' | 'error' | 'offline' | 'timeout';

/** How long a retry counts as under way, in ms, that was not told what to wait for. */
const PATIENCE = 10_000;

const again = () => msg('Please try again.', { id: 'nc.status.again', desc: 'What to do after a failure' });

/** By type: what has happened, and what to do about it. */
const TEXTS: Readonly<Record<StatusType, () => readonly [title: string, description?: string]>> = {
  loading: () => [msg('Loading…', { id: 'nc.status.loading', desc: 'Something is being loaded' })],
  empty: () => [msg('Nothing here yet', { id: 'nc.status.empty', desc: 'A list or a page has no content' })],
  error: () => [msg('Something went wrong', { id: 'nc.status.error', desc: 'Something could not be loaded' }), again()],
  offline: () => [
    msg('You are offline', { id: 'nc.status.offline', desc: 'The device has no network' }),
    msg('Check your connection and try again.', { id: 'nc.status.connect', desc: 'What to do without a network' }),
  ],
  timeout: () => [msg('Connection timed out', { id: 'nc.status.timeout', desc: 'An answer took too long' }), again()],
};

const NETWORK = ['online', 'offline'];

/**
 * Stands where content should be, and says why it is not there: it loads, there is none, it failed. Where trying again
 * may help it offers to. Screen readers say it when they are done with their sentence, a failure at once.
 *
 * @slot - More to say, below the texts.
 * @slot image - A picture instead of the drawing.
 * @slot actions - Other ways out, beside the button.
 * @event {RetryEvent} retry - To be tried again. The button is busy until the `type` changes, or the promise that was
 * given to the event's `waitUntil` has settled; without one until `type` is set, if only to the same, or for 10 s.
 * @csspart title - What has happened.
 * @csspart description - What to do about it.
 * @csspart retry - The button.
 * @cssprop --nc-status-color - Colour of the drawing; by default that of the type.
 * @cssprop --nc-status-image-size - Width and height of the drawing; default 96px, with `compact` 40px.
 * @cssprop --nc-status-background - Background of a `compact` one.
 * @cssstate busy - It is being tried again.
 * @cssstate online - Of the type `offline`: the connection is back.
 */
export class NcStatus extends NcElement {
  static override styles = statusStyles;
  static override localized = true;

  /** A retry that is under way, and whether there is a promise that tells when it is over. */
  #busy?: { waits?: boolean };
  #timer?: ReturnType<typeof setTimeout>;
  #online = false;
  /** Which part had the focus before this update: the button, or the text that took its place. */
  #focused?: string;

  /** `loading`, `empty`, `error`, `offline` or `timeout`. Default: `loading`. */
  @property({ default: 'loading' }) declare type: StatusType;

  /** What has happened. By default what the type says, in the language of the app. */
  @property({ default: '' }) declare title: string;

  /** What to do about it. By default, where there is no `title` either, what the type says. */
  @property({ default: '' }) declare description: string;

  /** Label of the button; gives one to `loading` and `empty` too. Default: Retry, in the language of the app. */
  @property({ attribute: 'retry-text', default: '' }) declare retryText: string;

  /** Leaves the button out. */
  @property({ type: Boolean, attribute: 'no-retry', default: false }) declare noRetry: boolean;

  /** With the type `offline`: says so and fires `retry` by itself when the connection is back. */
  @property({ type: Boolean, attribute: 'auto-retry', default: false }) declare autoRetry: boolean;

  /** A line or two among other content, rather than all of an area. */
  @attribute({ type: Boolean }) declare compact: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of NETWORK) addEventListener(type, this);
    this.#describe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of NETWORK) removeEventListener(type, this);
    this.#setBusy();
  }

  override requestUpdate(...change: Parameters<NcElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    const [name, old] = change;
    if (name !== 'type') return;
    // React sets it at each rendering.
    const isSame = this.type === old;
    if (!isSame) this.#setOnline(false);
    if (!isSame || !this.#busy?.waits) this.#setBusy();
  }

  handleEvent({ type }: Event): void {
    if (this.#type !== 'offline') return;
    this.#setOnline(type === 'online');
    if (this.autoRetry && this.#online) this.#retry(true);
  }

  protected override update(changed: PropertyValues): void {
    // The role first, so that what is said is said in its manner.
    this.#describe();
    this.#focused = (this.renderRoot as Partial<ShadowRoot>).activeElement?.id;
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // Whoever has pressed the button stays here when it goes, and comes back to it.
    if (!this.#focused) return;
    const root = this.renderRoot as ShadowRoot;
    (root.getElementById('retry') ?? root.getElementById('text'))?.focus();
  }

  protected override renderContent(): unknown {
    const { title, description, retryText } = this;
    const type = this.#type;
    const [what, advice] = TEXTS[type]();
    const isOver = this.autoRetry && this.#online;
    const todo = isOver
      ? msg('You are online again.', { id: 'nc.status.online', desc: 'The network came back' })
      : description || (title ? '' : advice);
    const canRetry = !this.noRetry && (advice || retryText);
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<slot name="image">${drawing(type)}</slot>
      <div id="text" title="" tabindex="-1">
        <p part="title">${title || what}</p>
        <p part="description">${todo}</p>
        <slot></slot>
      </div>
        ${
          canRetry
            ? html`<button id="retry" part="retry" type="button" aria-busy=${this.#busy ? 'true' : nothing} @click=${this.#press}>
                ${retryText || msg('Retry', { id: 'nc.status.retry', desc: 'Button that tries again what failed' })}
              </button>`
            : nothing
        }
        <slot name="actions"></slot>`;
  }

  get #type(): StatusType {
    const { type } = this;
    if (Object.hasOwn(TEXTS, type)) return type;
    warnOnce(this, 'type', Object.keys(TEXTS).join(', '), type);
    return 'error';
  }

  #describe(): void {
    this.internals.role = ['error', 'timeout'].includes(this.#type) ? 'alert' : 'status';
  }

  #press(): void {
    this.#retry(false);
  }

  #retry(auto: boolean): void {
    if (this.#busy) return;
    const event = new RetryEvent(auto);
    const round: { waits?: boolean } = {};
    this.#setBusy(round);
    this.dispatchEvent(event);
    const end = () => {
      if (this.#busy === round) this.#setBusy();
    };
    const { settled } = event;
    round.waits = settled !== undefined;
    if (settled) void settled.then(end);
    else if (this.#busy) this.#timer = setTimeout(end, PATIENCE);
  }

  #setBusy(round?: { waits?: boolean }): void {
    if (this.#busy === round) return;
    clearTimeout(this.#timer);
    this.#busy = round;
    this.setState('busy', round);
    this.requestUpdate('busy', null);
  }

  #setOnline(online: boolean): void {
    if (this.#online === online) return;
    this.#online = online;
    this.setState('online', online);
    this.requestUpdate('online', null);
  }
}
