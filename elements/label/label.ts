import { html, type PropertyValues } from 'lit';
import { isFormAssociated } from '../internal/form-associated.js';
import { addLabel, labelsOf, removeLabel, type Labelled } from '../internal/labels.js';
import { attribute } from '../internal/property.js';
import { part, StagedElement } from '../internal/staged-element.js';
import { labelStyles } from './label.styles.js';
import { unwatchTree, watchTree } from './tree-watch.js';

const use = part(() => import('./use.js'));

const NATIVE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const isLabelable = (element: Element): boolean => element.matches(NATIVE) || isFormAssociated(element);

/**
 * Names a control and activates it: any of Nacre, native ones, and form-associated ones of others. The control is the
 * one with the id in `for`, in the same tree, else the first inside the label.
 *
 * A control of ours takes the name without a trace in the page. A native one refers to the label by `aria-labelledby`,
 * unless the page names it itself, until the label leaves.
 *
 * @slot - The text, and maybe the control.
 */
export class NcLabel extends StagedElement {
  static override styles = labelStyles;
  static override template = html`<slot></slot>`;

  /** Id of the control. Without it the first control inside the label is meant. */
  @attribute({ type: String, attribute: 'for' }) declare htmlFor: string;

  #control: Element | null = null;
  #observer?: MutationObserver;
  #tree?: Node;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  /** The control that the label belongs to, or null. */
  get control(): HTMLElement | null {
    return this.#candidates.find(isLabelable) ?? null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer ??= new MutationObserver(() => this.controlMayHaveChanged(true));
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.#watch();
    this.need(use);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    if (this.#tree) unwatchTree(this.#tree, this);
    this.#tree = undefined;
    this.#name(null);
  }

  handleEvent(event: Event): void {
    const path = event.composedPath() as Element[];
    this.with(use, ({ activate }) => activate(this, event, path));
  }

  /** Finds the control again, after a change of the page or (`text`) of the label itself. */
  controlMayHaveChanged(text = false): void {
    for (const { localName } of this.#candidates.filter((each) => each.matches(':not(:defined)'))) {
      void customElements.whenDefined(localName).then(() => this.isConnected && this.controlMayHaveChanged());
    }
    const control = this.control;
    if (control !== this.#control) this.#name(control);
    else if (control && text) this.#tell(control);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('htmlFor') && this.isConnected) this.#watch();
  }

  /** Only a label with `for` has to look beyond itself for a control that comes, or that gets its id. */
  #watch(): void {
    if (this.#tree) unwatchTree(this.#tree, this);
    this.#tree = this.hasAttribute('for') ? this.getRootNode() : undefined;
    if (this.#tree) watchTree(this.#tree, this);
    this.controlMayHaveChanged();
  }

  get #candidates(): HTMLElement[] {
    if (!this.hasAttribute('for')) return [...this.querySelectorAll<HTMLElement>('*')];
    const found = (this.getRootNode() as Document | ShadowRoot).getElementById?.(this.htmlFor);
    return found ? [found] : [];
  }

  /** Brings the name of a control up to date with its labels. */
  #tell(control: Element): void {
    if ('labelsChanged' in control) (control as Labelled).labelsChanged();
    else this.with(use, ({ nameNative }) => nameNative(control, labelsOf(control)));
  }

  #name(control: Element | null): void {
    const before = this.#control;
    this.#control = control;
    if (before) {
      removeLabel(before, this);
      this.#tell(before);
    }
    if (control) {
      addLabel(control, this);
      this.#tell(control);
    }
  }
}
