import { msg } from '@lit/localize';
import { html } from 'lit';
import { UNLESS_FALSE } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { AnchoredElement, type Placement } from '../internal/overlay/anchored-element.js';
import { focusFirst } from '../base/focus.js';
import { popoverStyles } from './popover.styles.js';

export type { Placement };

export type PopoverTrigger = 'click' | 'hover' | 'focus' | 'manual';

const TRIGGERS = ['click', 'hover', 'focus', 'manual'];

/**
 * A box with the page's own content, beside what opens it. It follows its anchor, changes sides where it has no room, and
 * leaves the page usable. Opened by a click, it takes the focus if something in it can have it. Escape, Back and a press
 * beside it close it, and the focus returns.
 *
 * @slot - The content. An element with `autofocus` gets the focus.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has closed. `reason`: `backdrop` (a press beside it), `escape`, `back`, `cancel` (by what
 *   opens it) or `api`.
 * @csspart surface - The box.
 * @csspart content - Around the content. It scrolls.
 * @cssprop --nc-popover-background - Background of the box and its arrow.
 * @cssprop --nc-popover-color - Text.
 * @cssprop --nc-popover-max-width - Greatest width; default 22rem. It never exceeds the screen.
 * @cssprop --nc-popover-padding - Padding; default 12px 16px.
 */
export class NcPopover extends AnchoredElement<void> {
  static override styles = popoverStyles;
  static override localized = true;

  /** @internal */
  readonly popupRole = 'dialog';

  /**
   * What opens it at the element of `for`: `click`; `hover` (a mouse that rests on it, the keyboard's focus, a tap);
   * `focus`; or `manual`, only `open` and `show()`. Default: `click`.
   */
  @property({ default: 'click' }) declare trigger: PopoverTrigger;

  /**
   * Where it is beside its anchor, if it has room there: `top`, `right`, `bottom`, `left`, or `start` and `end`, which follow
   * the direction of the text; each also with `-start` or `-end`, the edges that are aligned. Default: `bottom`.
   */
  @property({ default: 'bottom' }) declare placement: Placement;

  /** Whether an arrow points at its anchor. `arrow="false"` in HTML. Default: true. */
  @property({ type: UNLESS_FALSE, default: true }) declare arrow: boolean;

  /** Name for screen readers. */
  @property({ default: '' }) declare label: string;

  /** @internal */
  get triggerKind(): PopoverTrigger {
    const { trigger } = this;
    if (TRIGGERS.includes(trigger)) return trigger;
    warnOnce(this, 'trigger', TRIGGERS.join(', '), trigger);
    return 'click';
  }

  protected override get placing(): string {
    return this.placement;
  }

  protected override raised(): void {
    super.raised();
    if (this.#takesFocus) focusFirst(this);
  }

  protected override renderSurface(): unknown {
    const name =
      this.label ||
      this.ariaLabel ||
      msg('Dialog', { id: 'nc.modal.label', desc: 'Dialog without a heading, for screen readers' });
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<div
      id="surface"
      part="surface"
      popover="manual"
      role=${this.#takesFocus ? 'dialog' : 'note'}
      class=${this.arrow ? 'arrow' : ''}
      title=""
      aria-label=${name}
    ><div part="content"><slot></slot></div></div>`;
  }

  /** While it follows the pointer or the focus, the focus stays where it is. */
  get #takesFocus(): boolean {
    return this.triggerKind === 'click' || this.triggerKind === 'manual';
  }
}
