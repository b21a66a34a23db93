import { html, nothing, ReactiveElement, render, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import type { ChildWatch } from '../observe/children.js';
import { Properties } from './properties.js';

/** The window event that `@lit/localize` fires when the language changes. */
const LOCALE_EVENT = 'lit-localize-status';

/** The static markup of a class, and its nodes once they are rendered: each instance gets a clone. */
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

/** The sheets of classes, by their styles: there are more when `addStyles()` has added some. */
const sheets = new WeakMap<readonly CSSResult[], CSSStyleSheet[]>();

function sheetsOf(styles: readonly CSSResult[]): CSSStyleSheet[] {
  let found = sheets.get(styles);
  if (found?.length !== styles.length) sheets.set(styles, (found = styles.map(({ styleSheet }) => styleSheet!)));
  return found!;
}

/** A copy of a style sheet for another window. */
function copyFor(view: Window & typeof globalThis, style: CSSResult): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(String(style));
  return sheet;
}

/**
 * Base of all elements. An instance is one cloned template, to which `updated()` writes the properties that were set.
 * Only what some instances show is rendered by lit-html, in `renderContent()`.
 */
export abstract class NcElement extends ReactiveElement {
  /** Tells @lit-labs/ssr to render this element by `render()` below. */
  static readonly _$litElement$ = true;

  /** @internal See `isNcElement`. */
  static readonly isNc = true;

  /** Attribute name -> property, for properties that are stored in their attribute (see `@attribute`). */
  static backedAttributes: Readonly<Record<string, string>> = {};

  /** The attributes of booleans that are false without them. */
  static flags: ReadonlySet<string> = new Set();

  /** Markup of every instance, without expressions: `updated()` fills it. */
  static template?: TemplateResult;

  /** Whether `renderContent()` has translated text: the element then updates when the language changes. */
  static localized = false;

  /** @internal What of its children an element wants to know: it is told by `childrenChanged()`. */
  static childWatch: ChildWatch | undefined = undefined;

  /** Whether `renderContent()` has rendered something: from then on every update renders it. */
  #isRendered = false;
  #watchesLocale = false;
  #watchesChildren = false;
  /** Whether a page set properties before the upgrade that the element has not taken over yet. */
  #hasEarly = false;
  /** What `updateComplete` waits for besides the update. */
  #pending?: Promise<void> | undefined;

  /** Attached in the constructor: later the element may be in a document where its class is not registered. */
  protected readonly internals: ElementInternals;

  constructor() {
    Properties.hide();
    super();
    const { elementProperties } = this.constructor as typeof NcElement;
    this.#hasEarly = Properties.areSet(this, elementProperties);
    this.internals = this.attachInternals();
  }

  protected static override finalize(): void {
    super.finalize();
    if (!(this.elementProperties instanceof Properties))
      this.elementProperties = new Properties(this.elementProperties);
  }

  override connectedCallback(): void {
    this.takeOver();
    super.connectedCallback();
    const { childWatch } = this.constructor as typeof NcElement;
    if (!childWatch || this.#watchesChildren) return;
    this.#watchesChildren = true;
    childWatch.watch(this, this);
    // They may have changed meanwhile.
    if (this.hasUpdated) this.childrenChanged();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (!this.#watchesChildren) return;
    this.#watchesChildren = false;
    (this.constructor as typeof NcElement).childWatch!.unwatch(this, this);
  }

  /** Style sheets are lost when the element moves to another document, so they are adopted again. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  /**
   * Called instead of the two callbacks of a removal and an insertion when `moveBefore()` moves the element: it keeps its
   * state, the focus, and what it has begun.
   */
  connectedMoveCallback(): void {
    if (this.#watchesChildren) (this.constructor as typeof NcElement).childWatch!.moved(this);
    this.placeChanged();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const { backedAttributes, flags } = this.constructor as typeof NcElement;
    if (value === 'false' && flags.has(name)) {
      // Frameworks write the text for what is off. To the browser and to selectors only a missing attribute is.
      this.removeAttribute(name);
      return;
    }
    const property = backedAttributes[name];
    // Lit would set the property, which would write the attribute again.
    if (property !== undefined) {
      if (old !== value) this.requestUpdate(property, old);
      return;
    }
    // What a page set before the upgrade beats the attributes of the markup.
    const early = this.#hasEarly ? this.#takeEarly() : [];
    super.attributeChangedCallback(name, old, value);
    for (const [property, given] of early)
      Object.defineProperty(this, property, { value: given, configurable: true, enumerable: true, writable: true });
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

  /** @internal What `childWatch` looks for has changed. */
  childrenChanged(): void {}

  /** The element is somewhere else in its document: for what depends on the elements around it, or on its tree. */
  protected placeChanged(): void {}

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { template, shadowRootOptions } = this.constructor as typeof NcElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    this.#adoptStyles(root);
    // Markup from a server is replaced by the same markup: there is nothing to reconcile, and nothing to see.
    root.replaceChildren(...(template ? [cloneOf(template)] : []));
    return root;
  }

  protected override performUpdate(): void {
    if (this.hasUpdated) super.performUpdate();
    else Properties.inFirstUpdate(() => super.performUpdate());
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const content = this.renderContent();
    if (content === nothing && !this.#isRendered) return;
    this.#isRendered = true;
    if ((this.constructor as typeof NcElement).localized) this.watchLocale();
    render(content, this.renderRoot, { host: this });
  }

  /** Makes the element update, with `changed.has('locale')`, whenever the language changes. */
  protected watchLocale(): void {
    if (this.#watchesLocale) return;
    this.#watchesLocale = true;
    const listener = ({ detail }: WindowEventMap[typeof LOCALE_EVENT]) => {
      // `locale` is not a property: it tells `updated()` the cause.
      if (detail.status === 'ready') this.requestUpdate('locale', null);
    };
    this.addController({
      hostConnected: () => globalThis.addEventListener(LOCALE_EVENT, listener),
      hostDisconnected: () => globalThis.removeEventListener(LOCALE_EVENT, listener),
    });
  }

  /**
   * Sets what a page set before the upgrade, in the same order. Until the element is on a page or in a form these are
   * plain properties of the instance, so that they read and change as usual.
   */
  protected takeOver(): void {
    if (!this.#hasEarly) return;
    const early = this.#takeEarly();
    this.#hasEarly = false;
    Object.assign(this, Object.fromEntries(early));
  }

  /**
   * What only some instances show, as a lit-html template; it follows the shared markup. Asynchronous directives do not
   * work in it, since lit-html is not told when the element leaves the page.
   */
  protected renderContent(): unknown {
    return nothing;
  }

  /** The whole shadow tree, for @lit-labs/ssr; browsers never call it. */
  render(): unknown {
    return html`${(this.constructor as typeof NcElement).template ?? nothing}${this.renderContent()}`;
  }

  #takeEarly(): readonly (readonly [string, unknown])[] {
    const { elementProperties } = this.constructor as typeof NcElement;
    const early = Object.entries(this).filter(([name]) => elementProperties.has(name));
    for (const [name] of early) Reflect.deleteProperty(this, name);
    return early;
  }

  #adoptStyles(root: ShadowRoot): void {
    const view = this.ownerDocument.defaultView;
    if (!view) return; // The document of a <template> is never rendered.
    const styles = (this.constructor as typeof NcElement).elementStyles as CSSResult[];
    root.adoptedStyleSheets = view === globalThis ? sheetsOf(styles) : styles.map((style) => copyFor(view, style));
  }

  /**
   * Turns `:state(name)` on or off. An element that needs to know later keeps it in a field or asks `matches()`: WebKit's
   * `internals.states.has()` is false after a garbage collection.
   */
  protected setState(name: string, on: unknown): void {
    const { states } = this.internals;
    if (on) states.add(name);
    else states.delete(name);
  }
}

/** Whether it is an element of this library, in whichever copy or subclass of it: `instanceof` knows this copy alone. */
export const isNcElement = (element: object): element is NcElement =>
  (element.constructor as Partial<typeof NcElement>).isNc === true;
