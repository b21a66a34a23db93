import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { LENGTH } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { isServer } from '../internal/element/server.js';
import { isElement, isText } from '../internal/element/view.js';
import { ChildWatch } from '../internal/observe/children.js';
import { childrenOf } from '../internal/observe/flat.js';
import { avatarGroupStyles } from './avatar-group.styles.js';

const isSlottable = (node: Node): node is Element | Text => isElement(node) || isText(node);

/**
 * Avatars that overlap, and how many more there are.
 *
 * @slot - `nc-avatar` elements.
 * @csspart rest - How many are not shown: "+3".
 * @cssprop --nc-avatar-size - Width and height of the avatars; default 40px.
 * @cssprop --nc-avatar-overlap - How much of an avatar the next one covers; default 8px.
 * @cssprop --nc-avatar-rim - Rim of the avatars; by default the color of surfaces.
 */
export class NcAvatarGroup extends NcElement {
  /** The group chooses which children it shows, without a word in the page's markup. */
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', slotAssignment: 'manual' };
  static override styles = avatarGroupStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<slot></slot>`;
  static override localized = true;

  /** The most avatars that are shown. Default: all. */
  @property({ type: Number }) declare max?: number;

  /** How many there are, if some are not on the page. Default: the number of avatars. */
  @property({ type: Number }) declare total?: number;

  /** Width and height of the avatars in px. Default: 40. */
  @property({ type: LENGTH, default: 40 }) declare size: number;

  /** How much of an avatar the next one covers, in px. Default: 8. */
  @property({ type: LENGTH, default: 8 }) declare overlap: number;

  /** Accessible name, such as "Members". Default: how many there are. */
  @property({ default: '' }) declare label: string;

  override connectedCallback(): void {
    super.connectedCallback();
    this.watchLocale();
  }

  /** @internal */
  override childrenChanged(): void {
    this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, style, label } = this;
    if (changed.has('size')) style.setProperty('--nc-avatar-size', `${Math.max(0, this.size)}px`);
    if (changed.has('overlap')) style.setProperty('--nc-avatar-overlap', `${this.overlap}px`);
    setRole(internals, 'group');
    internals.ariaLabel =
      label ||
      counted(
        msg(str`{${this.#total}, plural, one {# person} other {# people}}`, {
          id: 'nc.avatar-group.label',
          desc: 'Names a row of pictures of people',
        }),
      );
    const hidden = new Set<Node>([...this.children].slice(this.#shown));
    // Texts are shown as in a tree that a server has rendered.
    const shown = [...this.childNodes].filter((node) => !hidden.has(node));
    this.renderRoot.querySelector('slot')!.assign(...shown.filter(isSlottable));
  }

  protected override renderContent(): unknown {
    // A server does not know the children.
    const rest = isServer ? 0 : this.#total - this.#shown;
    if (rest <= 0) return nothing;
    const more = msg(str`{${rest}, number} more`, {
      id: 'nc.avatar-group.rest',
      desc: 'How many people are not shown',
    });
    return html`<span part="rest" aria-hidden="true">+${rest}</span><span class="unseen">${counted(more)}</span>`;
  }

  /** How many avatars are shown. A tree that a server has rendered shows all, and so does what comes through a slot. */
  get #shown(): number {
    const { length } = childrenOf(this);
    const hasSlot = this.querySelector(':scope > slot') !== null;
    const isFixed = hasSlot || (this.renderRoot as ShadowRoot).slotAssignment !== 'manual';
    return isFixed ? length : Math.min(length, Math.max(0, Math.floor(this.max ?? length)));
  }

  get #total(): number {
    return Math.max(childrenOf(this).length, Math.floor(this.total ?? 0));
  }
}
