import { html, nothing, ReactiveElement, render, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';

/** `@lit/localize` tells of a switch of the language by this window event. */
const LOCALE_EVENT = 'lit-localize-status';

/** The static markup of a class, which keeps it once it is rendered, to be cloned into every instance. */
type Template = TemplateResult & { fragment?: DocumentFragment };

function cloneOf(template: Template): Node {
  if (!template.fragment) {
    template.fragment = document.createDocumentFragment();
    render(template, template.fragment);
    // lit-html marks where a part would start; static markup has none.
    template.fragment.firstChild?.remove();
  }
  return template.fragment.cloneNode(true);
}

/**
 * Base of all elements. An instance is one cloned template plus what `updated()` writes for properties that were
 * set; only an element that has something more to show pays for lit-html, through `renderContent()`.
 */
export abstract class NcElement extends ReactiveElement {
  /** Tells @lit-labs/ssr that `render()` below is how to draw this element. */
  static readonly _$litElement$ = true;

  /** Attribute name -> property, for properties that live in their attribute (see `@attribute`). */
  static backedAttributes: Readonly<Record<string, string>> = {};

  /** Markup that all instances share. It holds no expressions: `updated()` fills it. */
  static template?: TemplateResult;

  /** True for elements whose `renderContent()` has text of ours: they update when the language changes. */
  static localized = false;

  /** Whether there was content of its own: from then on it is kept up to date. */
  #isDrawn = false;
  #hearsOfLocale = false;
  /** What `updateComplete` still waits for. */
  #pending?: Promise<void> | undefined;

  /** Attached at once: later the element may be in a document where its class is not registered. */
  protected readonly internals: ElementInternals;

  constructor() {
    super();
    this.internals = this.attachInternals();
  }

  /** A document takes no style sheets of another one: they are lost when the element moves there. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const property = (this.constructor as typeof NcElement).backedAttributes[name];
    // Lit would hand the value to the property, which would write it back.
    if (property === undefined) super.attributeChangedCallback(name, old, value);
    else if (old !== value) this.requestUpdate(property, old);
  }

  /** @internal Adds a style sheet to this element and to all of its class, those that exist included. */
  addStyles(styles: CSSResult): void {
    const { elementStyles } = this.constructor as typeof NcElement;
    if (!elementStyles.includes(styles)) elementStyles.push(styles);
    // Another instance may have added it for the class. On a server an element has no sheets of its own.
    const sheets = this.shadowRoot?.adoptedStyleSheets;
    if (sheets && sheets.length < elementStyles.length) this.adoptedCallback();
  }

  /** @internal Makes `updateComplete` wait for `done` as well, whether it succeeds or fails. */
  waitFor(done: Promise<unknown>): void {
    const pending: Promise<void> = Promise.allSettled([this.#pending, done]).then(() => {
      if (this.#pending === pending) this.#pending = undefined;
    });
    this.#pending = pending;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let isDone = await super.getUpdateComplete();
    while (this.#pending) {
      await this.#pending;
      isDone = await super.getUpdateComplete();
    }
    return isDone;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { template, shadowRootOptions } = this.constructor as typeof NcElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    this.#adoptStyles(root);
    // What a server drew is replaced by the same markup: no mismatch to reconcile, nothing to see.
    root.replaceChildren(...(template ? [cloneOf(template)] : []));
    return root;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const content = this.renderContent();
    if (content === nothing && !this.#isDrawn) return;
    this.#isDrawn = true;
    if ((this.constructor as typeof NcElement).localized) this.watchLocale();
    render(content, this.renderRoot, { host: this });
  }

  /** From now on the element updates, with `changed.has('locale')`, when the language changes. */
  protected watchLocale(): void {
    if (this.#hearsOfLocale) return;
    this.#hearsOfLocale = true;
    const listener = ({ detail }: WindowEventMap[typeof LOCALE_EVENT]) => {
      // `locale` is no property: the key only tells `updated` why it runs.
      if (detail.status === 'ready') this.requestUpdate('locale', null);
    };
    this.addController({
      hostConnected: () => addEventListener(LOCALE_EVENT, listener),
      hostDisconnected: () => removeEventListener(LOCALE_EVENT, listener),
    });
  }

  /**
   * What comes after the shared markup, as a lit-html template. Most instances of small elements have nothing. It is not
   * told when the element leaves the page: asynchronous directives have no place in it.
   */
  protected renderContent(): unknown {
    return nothing;
  }

  /** The whole shadow tree, for @lit-labs/ssr; browsers never call it. */
  render(): unknown {
    return html`${(this.constructor as typeof NcElement).template ?? nothing}${this.renderContent()}`;
  }

  #adoptStyles(root: ShadowRoot): void {
    const view = this.ownerDocument.defaultView;
    if (!view) return; // In the document of a <template> nothing is drawn.
    const styles = (this.constructor as typeof NcElement).elementStyles as CSSResult[];
    root.adoptedStyleSheets = styles.map((style) => {
      if (view === window) return style.styleSheet!;
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(String(style));
      return sheet;
    });
  }

  /** Turns `:state(name)` on or off. */
  protected setState(name: string, on: unknown): void {
    const { states } = this.internals;
    if (on) states.add(name);
    else states.delete(name);
  }
}
