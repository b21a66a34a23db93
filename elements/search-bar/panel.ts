import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import { boxOf, zoomOf } from '../internal/element/scale.js';
import { AnchorSight } from '../internal/overlay/anchor-sight.js';
import { follow, sidesOf } from '../internal/overlay/follow.js';
import { followKeyboard } from '../internal/overlay/keyboard-inset.js';
import { place } from '../internal/overlay/place.js';
import { CROSS } from '../internal/text/clear-button.js';

export { styles } from './panel.styles.js';

/** What the panel needs of its search bar. */
export interface PanelHost {
  readonly element: HTMLElement;
  field(): HTMLElement;
  /** The user chose a text. */
  chose(text: string, event: Event): void;
  /** The user takes one of the earlier searches away, or all. */
  forgot(text: string | undefined): void;
}

/** The box beside a search bar: suggestions as a listbox, or the earlier searches as buttons. */
export class SearchPanel {
  readonly #host: PanelHost;
  #surface: HTMLElement | undefined;
  #ends: readonly (() => void)[] = [];

  constructor(host: PanelHost) {
    this.#host = host;
  }

  /** Suggestions. The field keeps the focus; `active` is the one that its keys have moved to. */
  suggestions(texts: readonly string[], active: number, isLoading: boolean): TemplateResult {
    const label = msg('Suggestions', { id: 'nc.search-bar.suggestions', desc: 'List of texts to search for' });
    const chose = (event: Event) => {
      const option = (event.target as Element).closest('[role=option]');
      const index = option ? [...option.parentElement!.children].indexOf(option) : -1;
      if (index >= 0) this.#host.chose(texts[index]!, event);
    };
    return html`<div id="surface" part="panel" popover="manual"
      ><div id="list" role="listbox" aria-label=${label} aria-busy=${isLoading} @click=${chose}>${texts.map(
        (text, index) =>
          html`<div
            id=${`option${index}`}
            part="option"
            role="option"
            class=${index === active ? 'active' : ''}
            aria-selected=${index === active}
            >${text}</div
          >`,
      )}</div></div
    >`;
  }

  /** Earlier searches: buttons, since each has another one beside it that takes it away. */
  history(texts: readonly string[]): TemplateResult {
    const label = msg('Recent searches', {
      id: 'nc.search-bar.history',
      desc: 'Title of what was searched for before',
    });
    const all = msg('Clear all', { id: 'nc.search-bar.forget-all', desc: 'Button that forgets all recent searches' });
    const forget = (text: string) =>
      msg(str`Remove ${text}`, { id: 'nc.search-bar.forget', desc: 'Button that forgets one recent search' });
    return html`<div id="surface" part="panel" popover="manual" role="group" aria-label=${label}
      ><div class="head"
        ><span aria-hidden="true">${label}</span
        ><button type="button" part="forget-all" @click=${() => this.#host.forgot(undefined)}>${all}</button></div
      >${texts.map(
        (text) =>
          html`<div class="row"
            ><button type="button" part="option" @click=${(event: Event) => this.#host.chose(text, event)}>${text}</button
            ><button type="button" part="forget" aria-label=${forget(text)} @click=${() => this.#host.forgot(text)}
              ><svg viewBox="0 0 20 20" aria-hidden="true">${CROSS}</svg></button
            ></div
          >`,
      )}</div
    >`;
  }

  /** Puts what was rendered beside the field, or stops when nothing was. */
  shown(surface: HTMLElement | null): void {
    if (surface !== (this.#surface ?? null)) {
      this.close();
      if (surface) this.#open(surface);
    }
    const active = surface?.querySelector<HTMLElement>('.active');
    if (!surface || !active) return;
    const { offsetTop, offsetHeight } = active;
    // `scrollIntoView` would scroll the page as well.
    const least = offsetTop + offsetHeight - surface.clientHeight;
    surface.scrollTop = Math.max(Math.min(surface.scrollTop, offsetTop), least);
  }

  close(): void {
    this.#surface = undefined;
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  #open(surface: HTMLElement): void {
    this.#surface = surface;
    surface.showPopover();
    const unfollow = follow(
      surface,
      () => this.#looks(),
      () => this.#place(),
    );
    const sight = new AnchorSight(() => surface.toggleAttribute('data-away', sight.isAway));
    sight.watch(this.#host.field());
    this.#ends = [followKeyboard(surface), unfollow, () => sight.watch(null)];
    this.#place();
  }

  /** All that decides where it is. */
  #looks(): readonly unknown[] {
    const view = this.#host.element.ownerDocument.defaultView;
    return [
      ...sidesOf(this.#host.element.getBoundingClientRect()),
      ...sidesOf(this.#host.field().getBoundingClientRect()),
      view?.innerWidth,
      view?.innerHeight,
      this.#surface?.offsetHeight,
      this.#surface?.style.getPropertyValue('--_covered'),
    ];
  }

  /** As wide as the search bar, below its field. */
  #place(): void {
    const { left, width } = boxOf(this.#host.element);
    const { top, height } = boxOf(this.#host.field());
    this.#surface!.style.setProperty('--_width', `${width / zoomOf(this.#surface!)}px`);
    place(this.#surface!, { left, width, top, height }, 'left');
  }
}
