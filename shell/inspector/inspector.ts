import { msg, updateWhenLocaleChanges } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { inspectorStyles } from './inspector.styles.js';
import type { Panel } from './panel.js';
import { Resize } from './resize.js';

/** The window of the inspector: at the side of wide screens, else at the bottom. */
export class NcInspector extends LitElement {
  static override styles = inspectorStyles;

  readonly #resize = new Resize(this);

  @query('#restore') readonly restoreButton!: HTMLButtonElement | null;
  @query('[aria-selected="true"]') readonly selectedTab!: HTMLButtonElement | null;

  @state() private minimized = false;
  @state() private selected = 'stack';

  @property({ attribute: false }) panels: readonly Panel[] = [];

  constructor() {
    super();
    updateWhenLocaleChanges(this);
    this.addEventListener('keydown', (event) => this.#handleKey(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // In the top layer it is above the app's sheets, without blocking anything.
    this.popover = 'manual';
    this.showPopover();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('panels') || changed.has('selected')) this.#panel?.refresh?.();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('selected')) this.renderRoot.querySelector('#panel')?.scrollTo(0, 0);
  }

  expand(): void {
    this.minimized = false;
  }

  /** Draws again, if there is something to see. */
  requestPanelUpdate(): void {
    if (!this.minimized) this.requestUpdate();
  }

  get #panel(): Panel | undefined {
    return this.panels.find(({ name }) => name === this.selected);
  }

  #handleKey(event: KeyboardEvent): void {
    // Keys in the inspector are none of the app's.
    event.stopPropagation();
    if (event.key !== 'Escape' || this.minimized || event.isComposing) return;
    event.preventDefault();
    void this.#minimize();
  }

  async #minimize(): Promise<void> {
    this.minimized = true;
    await this.updateComplete;
    this.restoreButton?.focus();
  }

  async #restore(): Promise<void> {
    this.minimized = false;
    await this.updateComplete;
    this.selectedTab?.focus();
  }

  #handleTabKey = (event: KeyboardEvent): void => {
    const isRtl = getComputedStyle(this).direction === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const place = this.panels.findIndex(({ name }) => name === this.selected);
    const { length } = this.panels;
    const next = step ? (place + step + length) % length : { Home: 0, End: length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.selected = this.panels[next]!.name;
    void this.updateComplete.then(() => this.selectedTab?.focus());
  };

  override render(): unknown {
    const name = msg('Inspector', { id: 'nc.inspector.name', desc: 'Name of the tool for developers' });
    if (this.minimized) {
      const label = msg('Show the inspector', {
        id: 'nc.inspector.show',
        desc: 'Button that brings the inspector back',
      });
      return html`<button id="restore" type="button" aria-label=${label} title=${label} @click=${() => void this.#restore()}>
        ${ICON}
      </button>`;
    }
    const minimize = msg('Minimize', { id: 'nc.inspector.minimize', desc: 'Button that makes the inspector small' });
    const close = msg('Close', { id: 'nc.inspector.close', desc: 'Button that ends the inspector' });
    return html`<section id="dock" aria-label=${name}>
      ${this.#resize.render()}
      <header>
        <h2>${name}</h2>
        <button type="button" class="icon" aria-label=${minimize} title=${minimize} @click=${() => void this.#minimize()}>
          <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 13h10" /></svg>
        </button>
        <button type="button" class="icon" aria-label=${close} title=${close} @click=${this.#handleClose}>
          <svg viewBox="0 0 20 20" aria-hidden="true"><path d="m5 5 10 10M15 5 5 15" /></svg>
        </button>
      </header>
      <div role="tablist" aria-label=${name} @keydown=${this.#handleTabKey}>
        ${this.panels.map((panel) => this.#renderTab(panel))}
      </div>
      <div role="tabpanel" id="panel" tabindex="0" aria-labelledby="tab-${this.selected}">
        ${keyed(this.selected, this.#panel?.render() ?? nothing)}
      </div>
    </section>`;
  }

  #renderTab(panel: Panel): unknown {
    const isSelected = panel.name === this.selected;
    return html`<button
      type="button"
      role="tab"
      id="tab-${panel.name}"
      aria-controls="panel"
      aria-selected=${isSelected}
      tabindex=${isSelected ? 0 : -1}
      @click=${() => {
        this.selected = panel.name;
      }}
    >
      ${panel.label()}
    </button>`;
  }

  readonly #handleClose = (): void => {
    this.dispatchEvent(new Event('close'));
  };
}

/** A magnifying glass. */
const ICON = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="8.5" cy="8.5" r="5" />
  <path d="m12.5 12.5 4.5 4.5" />
</svg>`;
