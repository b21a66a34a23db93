import { html, type PropertyValues } from 'lit';
import { afterDispatch } from '../internal/element/after-dispatch.js';
import { isFormAssociated } from '../internal/form/form-associated.js';
import { addLabel, labelsOf, removeLabel, type Labelled } from '../internal/form/labels.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute } from '../internal/element/property.js';
import { labelStyles } from './label.styles.js';
import { unwatchTree, watchTree } from './tree-watch.js';

/** What does something of its own when it is clicked. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, audio, video, [tabindex], [contenteditable]';
const NATIVE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const isLabelable = (element: Element): boolean => element.matches(NATIVE) || isFormAssociated(element);

/** How many labels have got an id, to give the next one another. */
let ids = 0;

/**
 * Names a control and activates it: any of Nacre, native ones, and form-associated ones of others. The control is the
 * one with the id in `for`, in the same tree, else the first inside the label.
 *
 * A control of ours takes the name without a trace in the page. A native one refers to the label by `aria-labelledby`,
 * unless the page names it itself, until the label leaves.
 *
 * @slot - The text, and maybe the control.
 */
export class NcLabel extends NcElement {
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
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    if (this.#tree) unwatchTree(this.#tree, this);
    this.#tree = undefined;
    this.#name(null);
  }

  handleEvent(event: Event): void {
    const control = this.control;
    if (!control || !this.#isFree(event, control)) return;
    afterDispatch(event, () => {
      if (event.defaultPrevented || control.matches(':disabled')) return;
      control.focus();
      control.click();
    });
  }

  /** Finds the control again, after a change of the page or (`text`) of the label itself. */
  controlMayHaveChanged(text = false): void {
    for (const { localName } of this.#candidates.filter((each) => each.matches(':not(:defined)'))) {
      void customElements.whenDefined(localName).then(() => this.isConnected && this.controlMayHaveChanged());
    }
    const control = this.control;
    if (control !== this.#control) this.#name(control);
    else if (control && text) tell(control);
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

  /** Whether nothing between the text that was clicked and this label has an answer to it already. */
  #isFree(event: Event, control: HTMLElement): boolean {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this)) as Element[];
    if (inside.some((node) => node instanceof Element && (node.matches(INTERACTIVE) || isFormAssociated(node))))
      return false;
    if (inside.some((node) => node instanceof NcLabel)) return false;
    // A native label around this one activates the control as well.
    return !path.some((node) => node instanceof HTMLLabelElement && node.control === control);
  }

  #name(control: Element | null): void {
    const before = this.#control;
    this.#control = control;
    if (before) {
      removeLabel(before, this);
      tell(before);
    }
    if (control) {
      addLabel(control, this);
      tell(control);
    }
  }
}

/** What we have written on foreign controls. */
const written = new WeakMap<Element, string>();

/** Brings the name of a control up to date with its labels. */
function tell(control: Element): void {
  if ('labelsChanged' in control) {
    (control as Labelled).labelsChanged();
    return;
  }
  const own = written.get(control) ?? null;
  if (control.getAttribute('aria-labelledby') !== own) return;
  const namedByPage = control.hasAttribute('aria-label') || Number((control as HTMLInputElement).labels?.length) > 0;
  const labels = namedByPage ? [] : labelsOf(control);
  const reference = labels.map((label) => (label.id ||= `nc-label-${(ids += 1)}`)).join(' ');
  if (reference) {
    control.setAttribute('aria-labelledby', reference);
    written.set(control, reference);
  } else if (own !== null) {
    control.removeAttribute('aria-labelledby');
    written.delete(control);
  }
}
