import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { isMotionReduced } from '../base/reduced-motion.js';
import { passColors } from '../internal/styles/colors.js';
import { percentText } from '../internal/element/number-text.js';
import { LENGTH } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { Growth } from './growth.js';
import { progressStyles } from './progress.styles.js';

/** Lengths, in px, and the custom properties that show them. */
const LENGTHS = {
  borderRadius: '--nc-progress-border-radius',
  fontSize: '--nc-progress-font-size',
  strokeWidth: '--nc-progress-stroke-width',
} as const;

/**
 * Shows how far a task has come, or, without `percent`, that it is running.
 *
 * @event {Event} activeend - The bar of an `active` progress has reached its percentage. With reduced motion it fires at once.
 * @csspart info - The percentage beside the bar.
 * @cssprop --nc-progress-color - Bar.
 * @cssprop --nc-progress-background-color - Track.
 * @cssprop --nc-progress-stroke-width - Height of the bar.
 * @cssprop --nc-progress-border-radius - Corners of bar and track.
 * @cssprop --nc-progress-font-size - Size of the percentage.
 * @cssstate indeterminate - It is unknown how far the task has come.
 */
export class NcProgress extends NcElement {
  static override styles = progressStyles;
  static override template: TemplateResult = html`<div id="track"></div>`;

  static override localized = true;

  #percent: unknown;
  /** The animation of an `active` bar while it runs. */
  #growth?: Growth | undefined;

  /** Shows the percentage beside the bar. */
  @property({ type: Boolean, attribute: 'show-info', default: false }) declare showInfo: boolean;

  /** Corners of bar and track, in px. Default: 0. */
  @property({ type: LENGTH, attribute: 'border-radius', default: 0 }) declare borderRadius: number;

  /** Size of the percentage's text, in px. Default: 16. */
  @property({ type: LENGTH, attribute: 'font-size', default: 16 }) declare fontSize: number;

  /** Height of the bar, in px. Default: 6. */
  @property({ type: LENGTH, attribute: 'stroke-width', default: 6 }) declare strokeWidth: number;

  /** Color of the bar, any CSS color; `activeColor` overrides it. Default: the theme's. */
  @property({ default: '' }) declare color: string;

  /** Color of the bar. */
  @property({ attribute: 'active-color', default: '' }) declare activeColor: string;

  /** Color of the track. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** Animates the bar to its percentage. */
  @property({ type: Boolean, default: false }) declare active: boolean;

  /** Where an active bar grows from: `backwards` from 0, `forwards` from where it is. Default: `backwards`. */
  @property({ attribute: 'active-mode', default: 'backwards' }) declare activeMode: 'backwards' | 'forwards';

  /** Time in ms that an active bar takes for one per cent. Default: 30. */
  @property({ type: Number, default: 30 }) declare duration: number;

  /** Shows that the task is running, and ignores `percent`. */
  @property({ type: Boolean, default: false }) declare indeterminate: boolean;

  /** Accessible name: what the progress is of. */
  @property({ default: '' }) declare label: string;

  /** How far the task has come, 0 to 100. While unset the progress is indeterminate and this reads 0. */
  @property({ type: Number, default: 0, noAccessor: true })
  get percent(): number {
    const percent = Number(this.#percent);
    return percent > 0 ? Math.min(100, percent) : 0;
  }
  set percent(percent: number) {
    const before = this.#percent;
    this.#percent = percent ?? undefined;
    this.requestUpdate('percent', before);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { internals } = this;
    // Some browsers end the animation when the element moves in the document.
    if (this.#growth) this.#draw(this.#shown);
    if (internals.role !== null) return;
    internals.role = 'progressbar';
    internals.ariaValueMin = '0';
    internals.ariaValueMax = '100';
    this.setState('indeterminate', this.#isUnknown);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A moved element is connected again by then.
    queueMicrotask(() => this.isConnected || this.#stop());
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, style } = this;
    if (changed.has('label')) internals.ariaLabel = this.label || null;
    if (changed.has('activeMode') && this.activeMode !== 'forwards' && this.activeMode !== 'backwards') {
      warnOnce(this, 'active-mode', 'backwards or forwards', this.activeMode);
    }
    passColors(this, changed, '--nc-progress-');
    for (const [name, variable] of Object.entries(LENGTHS)) {
      if (changed.has(name)) style.setProperty(variable, `${this[name as keyof typeof LENGTHS]}px`);
    }
    const hasNewValue = changed.has('percent') || changed.has('indeterminate');
    if (hasNewValue) {
      const unknown = this.#isUnknown;
      this.setState('indeterminate', unknown);
      internals.ariaValueNow = unknown ? null : String(this.percent);
    }
    if (hasNewValue || changed.has('active')) this.#draw();
    else this.#writeInfo();
  }

  protected override renderContent(): unknown {
    return this.showInfo && !this.#isUnknown ? html`<span part="info"></span>` : nothing;
  }

  get #track(): HTMLElement {
    return this.renderRoot.querySelector('#track')!;
  }

  get #isUnknown(): boolean {
    return this.indeterminate || this.#percent === undefined;
  }

  /** How far the bar is drawn at this moment, in percent. */
  get #shown(): number {
    return this.#growth?.now ?? (Number(this.style.getPropertyValue('--_percent')) || 0);
  }

  #draw(from = this.activeMode === 'forwards' ? this.#shown : 0): void {
    const to = this.#isUnknown ? 0 : this.percent;
    this.#stop();
    this.style.setProperty('--_percent', String(to));
    if (this.active && this.isConnected && !this.#isUnknown) {
      const time = isMotionReduced() ? 0 : Math.abs(to - from) * this.duration;
      const moved = this.showInfo ? () => this.#writeInfo() : undefined;
      this.#growth = new Growth(this, this.#track, { from, to, time, moved, ended: () => this.#end() });
    }
    this.#writeInfo();
  }

  #stop(): void {
    this.#growth?.cancel();
    this.#growth = undefined;
  }

  #end(): void {
    this.#growth = undefined;
    this.#writeInfo();
    this.dispatchEvent(new Event('activeend'));
  }

  /** Writes how far the bar is; while it grows, in whole per cent. */
  #writeInfo(): void {
    const info = this.showInfo && this.renderRoot.querySelector('[part=info]');
    if (info) info.textContent = percentText(this, this.#growth ? Math.round(this.#shown) : this.percent);
  }
}
