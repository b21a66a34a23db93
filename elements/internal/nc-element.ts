import {
  adoptStyles,
  html,
  nothing,
  ReactiveElement,
  render,
  type PropertyValues,
  type RootPart,
  type TemplateResult,
} from 'lit';

/** `@lit/localize` tells of a switch of the language by this window event. */
const LOCALE_EVENT = 'lit-localize-status';

/** The static markup of each class, rendered once and cloned into every instance. */
const prototypes = new WeakMap<TemplateResult, DocumentFragment>();

function cloneOf(template: TemplateResult): Node {
  let fragment = prototypes.get(template);
  if (!fragment) {
    fragment = document.createDocumentFragment();
    render(template, fragment);
    // lit-html marks where a part would start; static markup has none.
    fragment.firstChild?.remove();
    prototypes.set(template, fragment);
  }
  return fragment.cloneNode(true);
}

/**
 * Base of all elements. An instance is one cloned template plus what `updated()` writes for properties that were
 * set; only an element that has something more to show pays for lit-html, through `renderContent()`.
 */
export abstract class NcElement extends ReactiveElement {
  /** Tells @lit-labs/ssr that `render()` below is how to draw this element. */
  static readonly _$litElement$ = true;

  /** Attribute name -> property, for properties that live in their attribute (see `@attribute`). */
  static backedAttributes: ReadonlyMap<string, string> = new Map();

  /** Markup that all instances share. It holds no expressions: `updated()` fills it. */
  static template?: TemplateResult;

  /** True for elements whose `renderContent()` has text of ours: they update when the language changes. */
  static localized = false;

  #part?: RootPart;
  /** What hears of a switch of the language, once there is something to say in it. */
  #localeListener?: (event: WindowEventMap[typeof LOCALE_EVENT]) => void;

  /** Attached at once: later the element may be in a document where its class is not registered. */
  protected readonly internals = this.attachInternals();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#part?.setConnected(true);
    if (this.#localeListener) addEventListener(LOCALE_EVENT, this.#localeListener);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#part?.setConnected(false);
    if (this.#localeListener) removeEventListener(LOCALE_EVENT, this.#localeListener);
  }

  /** A document takes no style sheets of another one: they are lost when the element moves there. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const property = (this.constructor as typeof NcElement).backedAttributes.get(name);
    // Lit would hand the value to the property, which would write it back.
    if (property === undefined) super.attributeChangedCallback(name, old, value);
    else if (old !== value) this.requestUpdate(property, old);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { template, shadowRootOptions } = this.constructor as typeof NcElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    // What a server drew is replaced by the same markup: no mismatch to reconcile, nothing to see.
    root.replaceChildren();
    this.#adoptStyles(root);
    if (template) root.append(cloneOf(template));
    return root;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const content = this.renderContent();
    if (content !== nothing || this.#part) {
      if ((this.constructor as typeof NcElement).localized) this.watchLocale();
      this.#part = render(content, this.renderRoot, { host: this, isConnected: this.isConnected });
    }
  }

  /** From now on the element updates, with `changed.has('locale')`, when the language changes. */
  protected watchLocale(): void {
    if (this.#localeListener) return;
    this.#localeListener = ({ detail }) => {
      // `locale` is no property: the key only tells `updated` why it runs.
      if (detail.status === 'ready') this.requestUpdate('locale', null);
    };
    if (this.isConnected) addEventListener(LOCALE_EVENT, this.#localeListener);
  }

  /** What comes after the shared markup, as a lit-html template. Most instances of small elements have nothing. */
  protected renderContent(): unknown {
    return nothing;
  }

  /** The whole shadow tree, for @lit-labs/ssr; browsers never call it. */
  render(): unknown {
    return html`${(this.constructor as typeof NcElement).template ?? nothing}${this.renderContent()}`;
  }

  #adoptStyles(root: ShadowRoot): void {
    const { elementStyles } = this.constructor as typeof NcElement;
    const { ownerDocument } = this;
    const view = ownerDocument.defaultView;
    if (ownerDocument === document) adoptStyles(root, elementStyles);
    // In the document of a <template> there is no view, and nothing is drawn.
    else if (view) {
      root.adoptedStyleSheets = elementStyles.map((style) => {
        const sheet = new view.CSSStyleSheet();
        sheet.replaceSync(String(style));
        return sheet;
      });
    }
  }

  /** Turns `:state(name)` on or off. */
  protected setState(name: string, on: boolean): void {
    const { states } = this.internals;
    if (on) states.add(name);
    else states.delete(name);
  }
}
