import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { warnOnce } from '../internal/element/warn.js';
import { drawing } from './drawings.js';
import { RetryEvent } from './retry-event.js';
import { statusStyles } from './status.styles.js';

export type StatusType = 'loading' | 'empty' | 'error' | 'offline' | 'timeout';

/** Time in ms after which a retry without a promise to wait for counts as over. */
const RETRY_TIMEOUT = 10_000;

const again = () => msg('Please try again.', { id: 'nc.status.again', desc: 'What to do after a failure' });

/** Title and advice for each type. */
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
 * Explains why content is missing: it is loading, there is none, or it failed. Where it may help, a button retries.
 * Screen readers announce it politely, a failure at once.
 *
 * @slot - More to say, below the texts.
 * @slot image - A picture instead of the drawing.
 * @slot actions - Other ways out, beside the button.
 * @event {RetryEvent} retry - The user, or `auto-retry`, asks to try again. The button is busy until the promise that was
 * passed to the event's `waitUntil` settles; without one, until `type` is set again, or for 10 s.
 * @csspart base - The box inside, which has the padding.
 * @csspart title - What has happened.
 * @csspart description - What to do about it.
 * @csspart retry - The button.
 * @cssprop --nc-status-color - Color of the drawing; by default that of the type.
 * @cssprop --nc-status-image-size - Width and height of the drawing; default 96px, with `compact` 40px.
 * @cssprop --nc-status-background - Background of a `compact` status.
 * @cssprop --nc-button-radius - Corners of the buttons; default those of `--nc-radius-md`.
 * @cssstate busy - A retry is running.
 * @cssstate online - With the type `offline`: the connection is back.
 */
export class NcStatus extends NcElement {
  static override styles = statusStyles;
  static override localized = true;

  #given?: StatusType;
  /** The running retry, and whether it waits for a promise. */
  #busy?: { waits?: boolean };
  #timer?: ReturnType<typeof setTimeout>;
  #online = false;
  /** The part that had the focus before this update: the button, or the text that replaced it. */
  #focused?: string;

  /** What has happened. Default: a text for the type, in the app's language. */
  @property({ default: '' }) declare title: string;

  /** What to do about it. Default, without a `title`: a text for the type. */
  @property({ default: '' }) declare description: string;

  /** Label of the button, which it also shows for `loading` and `empty`. Default: Retry, in the app's language. */
  @property({ attribute: 'retry-text', default: '' }) declare retryText: string;

  /** Hides the button. */
  @property({ type: Boolean, attribute: 'no-retry', default: false }) declare noRetry: boolean;

  /** With the type `offline`: when the connection is back, shows that and fires `retry`. */
  @property({ type: Boolean, attribute: 'auto-retry', default: false }) declare autoRetry: boolean;

  /** One or two lines among other content, instead of filling its area. */
  @attribute({ type: Boolean }) declare compact: boolean;

  /** `loading`, `empty`, `error`, `offline` or `timeout`. Default: `loading`. Setting it, if only to the same, ends a retry. */
  @property({ default: 'loading', noAccessor: true })
  get type(): StatusType {
    return this.#given ?? 'loading';
  }
  set type(type: StatusType) {
    const before = this.type;
    this.#given = type;
    this.requestUpdate('type', before);
    const isSame = this.type === before;
    if (!isSame) this.#setOnline(false);
    // React sets the same type in each render: a retry with a promise goes on.
    if (!isSame || !this.#busy?.waits) this.#setBusy();
  }

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of NETWORK) globalThis.addEventListener(type, this);
    this.#describe();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of NETWORK) globalThis.removeEventListener(type, this);
    this.#setBusy();
  }

  handleEvent({ type }: Event): void {
    if (this.#type !== 'offline') return;
    this.#setOnline(type === 'online');
    if (this.autoRetry && this.#online) this.#retry(true);
  }

  protected override update(changed: PropertyValues): void {
    // The role comes first: it decides how the new text is announced.
    this.#describe();
    this.#focused = (this.renderRoot as Partial<ShadowRoot>).activeElement?.id;
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // When the focused button disappears, the text takes the focus, and gives it back later.
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
    return html`<div part="base"><slot name="image">${drawing(type)}</slot>
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
        <slot name="actions"></slot></div>`;
  }

  get #type(): StatusType {
    const { type } = this;
    if (Object.hasOwn(TEXTS, type)) return type;
    warnOnce(this, 'type', Object.keys(TEXTS).join(', '), type);
    return 'error';
  }

  #describe(): void {
    setRole(this.internals, ['error', 'timeout'].includes(this.#type) ? 'alert' : 'status');
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
    else if (this.#busy) this.#timer = setTimeout(end, RETRY_TIMEOUT);
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
