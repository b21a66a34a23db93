import { html, type PropertyValues, type TemplateResult } from 'lit';
import { activateByLabel, isLabelable, moveLabel, updateName } from '../internal/form/labelling.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute } from '../internal/element/property.js';
import { ChildWatch } from '../internal/observe/children.js';
import { unwatchTree, watchTree } from '../internal/observe/tree.js';
import { labelStyles } from './label.styles.js';

/**
 * Names a control and activates it when it is clicked: one of Nacre, a native one, or a form-associated element of others.
 * The control is the one with the id in `for`, in the same tree; without `for`, the first one inside the label.
 *
 * Our controls take the name without a change to the page. A native control gets `aria-labelledby`, unless the page names
 * it, until the label leaves.
 *
 * @slot - The text, and optionally the control.
 */
export class NcLabel extends NcElement {
  static override styles = labelStyles;
  static override childWatch = new ChildWatch({ text: true });
  static override template: TemplateResult = html`<slot></slot>`;

  /** Id of the control. Default: the first control inside the label. */
  @attribute({ type: String, attribute: 'for' }) declare htmlFor: string;

  #control: Element | null = null;
  #tree?: Node;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

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
    this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.#tree) unwatchTree(this.#tree, this);
    this.#tree = undefined;
    this.#setControl(null);
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.#watch();
  }

  /** @internal */
  override childrenChanged(): void {
    this.controlMayHaveChanged(true);
  }

  handleEvent(event: Event): void {
    const control = this.control;
    if (control) activateByLabel(event, this, control);
  }

  /** @internal */
  treeChanged(): void {
    this.controlMayHaveChanged();
  }

  /** Looks for the control again, after a change of the page or (`text`) of the label itself. */
  controlMayHaveChanged(text = false): void {
    for (const { localName } of this.#candidates.filter((each) => each.matches(':not(:defined)'))) {
      void customElements.whenDefined(localName).then(() => this.isConnected && this.controlMayHaveChanged());
    }
    const control = this.control;
    if (control !== this.#control) this.#setControl(control);
    else if (control && text) updateName(control);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('htmlFor') && this.isConnected) this.#watch();
  }

  /** Observes the tree for a control that comes or gets its id: only a label with `for` needs that. */
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

  #setControl(control: Element | null): void {
    moveLabel(this, this.#control, control);
    this.#control = control;
  }
}
