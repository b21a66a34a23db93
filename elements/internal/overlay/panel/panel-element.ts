import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { OverlayElement } from '../overlay-element.js';
import { Placement } from './placement.js';
import { SheetSwipe } from './sheet-swipe.js';

/** From this width on there is room for a box beside the anchor. */
const WIDE = '(min-width: 768px)';

/** What the header of a panel shows. */
export interface PanelHeader {
  readonly title: string;
  /** Text of the button that cancels; empty: in the language of the app. */
  readonly cancelText: string;
  readonly confirmText: string;
  /** Whether there is nothing to confirm yet. */
  readonly isIncomplete?: boolean;
  /** Follows the title. */
  readonly more?: unknown;
}

/**
 * Base of what opens from a control: a sheet at the lower edge of small screens, a box beside the control on larger ones.
 * A sheet can be swiped away by its header. Styles: `panelStyles`.
 */
export abstract class PanelElement<Result> extends OverlayElement<Result> {
  readonly #placement = new Placement({
    surface: () => this.surface!,
    anchor: () => this.anchor,
    resized: () => {
      this.requestUpdate();
      this.performUpdate();
      this.#swipe!.follow();
    },
  });
  #swipe: SheetSwipe | undefined;

  /** The element beside which the box opens. */
  protected abstract get anchor(): Element;

  /** The heading, if there is one. */
  protected abstract get heading(): string;

  /** The content; `isWide`: of a box. */
  protected abstract renderBody(isWide: boolean, view: Window): unknown;

  protected abstract handleKey(event: KeyboardEvent): void;

  /** The user pressed the button that confirms. */
  protected abstract confirm(): void;

  protected override get closesOnBackdrop(): boolean {
    return true;
  }

  protected override raised(): void {
    this.#placement.start(this.ownerDocument.defaultView!);
    this.#swipe = new SheetSwipe(this.surface!, {
      held: (isHeld) => this.setState('dragging', isHeld),
      dismissed: () => this.dismiss('swipe'),
    });
  }

  protected override lowered(): void {
    this.#placement.stop();
    this.#swipe?.dispose();
    this.#swipe = undefined;
    this.setState('dragging', false);
  }

  protected override renderSurface(): unknown {
    // Not by a media query in the styles: WebKit does not apply those in shadow trees when the window changes.
    const view = this.ownerDocument.defaultView!;
    const isWide = view.matchMedia(WIDE).matches;
    // The empty title keeps the browser from showing a title of the page as a tooltip.
    return html`<dialog id="surface" part="surface" class=${isWide ? 'box' : 'sheet'} title="" aria-label=${this.name} @keydown=${(event: KeyboardEvent) => this.handleKey(event)}>${this.renderBody(isWide, view)}</dialog>`;
  }

  /** Buttons that cancel and confirm, and the heading between them. */
  protected renderHeader({ title, cancelText, confirmText, isIncomplete, more = nothing }: PanelHeader): unknown {
    return html`<header>
      <button type="button" part="cancel" @click=${() => this.dismiss('cancel')}>
        ${cancelText || msg('Cancel', { id: 'nc.picker.cancel', desc: 'Button that closes a picker without a choice' })}
      </button>
      <div class="middle"><h2 part="title">${title}</h2>${more}</div>
      <button type="button" part="confirm" ?disabled=${isIncomplete} @click=${() => this.confirm()}>
        ${confirmText || msg('Done', { id: 'nc.picker.done', desc: 'Button that confirms the choice of a picker' })}
      </button>
    </header>`;
  }

  /** Accessible name. */
  protected get name(): string {
    return this.heading || msg('Choose', { id: 'nc.picker.choose', desc: 'Name of an open picker that has no other' });
  }
}
