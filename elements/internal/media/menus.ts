import { msg } from '@lit/localize';
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { RovingFocusController } from '../element/roving-focus.js';
import { boxOf } from '../element/scale.js';
import { AnchorSight } from '../overlay/anchor-sight.js';
import { follow, sidesOf } from '../overlay/follow.js';
import { place } from '../overlay/place.js';
import { mediaIcon, type MediaIcon } from './icons.js';
import type { MediaController } from './media-controller.js';

/** The rates that a player offers. */
export const RATES = [0.5, 0.8, 1, 1.25, 1.5, 2] as const;

/** One of several that the user chooses. */
export interface MenuChoice {
  readonly label: string;
  readonly isChosen: boolean;
  choose(): void;
}

export interface MenuGroup {
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  /** Short ones, in rows. */
  readonly isCompact?: boolean;
}

export interface Menu {
  /** Says which it is, and is the CSS part of its button. */
  readonly name: string;
  readonly label: string;
  readonly icon: MediaIcon;
  /** Whether its icon is marked: what it is about is on. */
  readonly isOn?: boolean;
  groups(): readonly MenuGroup[];
}

/** The rates, as a group of a menu. */
export function rateGroup(media: MediaController): MenuGroup {
  return {
    label: msg('Speed', { id: 'nc.media.rate', desc: 'Group of a menu: how fast a video or sound plays' }),
    isCompact: true,
    choices: RATES.map((rate) => ({
      label: `${rate}×`,
      isChosen: media.rate === rate,
      choose: () => media.setRate(rate),
    })),
  };
}

interface MenuHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: ParentNode;
}

const buttonOf = (menu: HTMLElement): HTMLElement => menu.previousElementSibling as HTMLElement;

/**
 * The menus of a player: each a popover in the top layer beside its button, with one choice per group. The browser closes
 * it by Escape or a press beside it, and gives the focus back.
 */
export class MediaMenus {
  readonly #host: MenuHost;
  /** The name of the open one. */
  #open: string | undefined;
  /** Stops following the button of the open one. */
  #leave = (): void => undefined;

  constructor(host: MenuHost) {
    this.#host = host;
    new RovingFocusController<HTMLElement>(host, { items: () => this.#items });
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  render({ name, label, icon, isOn, groups }: Menu): TemplateResult {
    const isOpen = this.#open === name;
    return html`<button
        type="button"
        part="button ${name}"
        aria-label=${label}
        aria-haspopup="menu"
        aria-expanded=${String(isOpen)}
        popovertarget=${name}
        ?data-on=${isOn}
      >
        ${mediaIcon(icon)}
      </button>
      <div
        id=${name}
        part="menu"
        role="menu"
        aria-label=${label}
        popover
        @beforetoggle=${this}
        @toggle=${this}
      >
        ${isOpen ? groups().map((group) => this.#group(group)) : nothing}
      </div>`;
  }

  handleEvent(event: ToggleEvent): void {
    const menu = event.currentTarget as HTMLElement;
    if (event.type === 'beforetoggle') {
      this.#open = event.newState === 'open' ? menu.id : undefined;
      delete menu.dataset['placed'];
      if (!this.#open) this.#leave();
      // Chromium gives the focus back only outside of shadow trees.
      const { activeElement } = menu.getRootNode() as ShadowRoot;
      if (!this.#open && menu.contains(activeElement)) buttonOf(menu).focus({ preventScroll: true });
      this.#host.requestUpdate();
    } else if (event.newState === 'open') void this.#host.updateComplete.then(() => this.#opened(menu));
  }

  close(): void {
    const menu = this.#open && this.#host.renderRoot.querySelector<HTMLElement>(`#${this.#open}`);
    if (menu) menu.hidePopover();
  }

  get #items(): HTMLElement[] {
    return [...this.#host.renderRoot.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  }

  /** Its place is known when it has its items; until then it is not seen. */
  #opened(menu: HTMLElement): void {
    if (!menu.matches(':popover-open')) return;
    const button = buttonOf(menu);
    const put = () => {
      if (!menu.matches(':popover-open')) this.#leave();
      else place(menu, boxOf(button), button.matches(':dir(rtl)') ? 'left' : 'right');
    };
    put();
    const sight = new AnchorSight(() => menu.hidePopover());
    sight.watch(button);
    const unfollow = follow(menu, () => [menu.isConnected, ...sidesOf(button.getBoundingClientRect())], put);
    this.#leave();
    this.#leave = () => {
      unfollow();
      sight.watch(null);
    };
    menu.dataset['placed'] = '';
    const items = this.#items;
    (items.find(({ ariaChecked }) => ariaChecked === 'true') ?? items[0])?.focus({ preventScroll: true });
  }

  #group({ label, choices, isCompact }: MenuGroup): TemplateResult {
    return html`<div role="group" aria-label=${label}>
      <span class="heading" aria-hidden="true">${label}</span>
      <div class=${isCompact ? 'compact' : ''} role="none">
        ${choices.map(
          (choice) =>
            html`<button
              type="button"
              part="choice"
              role="menuitemradio"
              tabindex="-1"
              aria-checked=${String(choice.isChosen)}
              @click=${() => this.#choose(choice)}
            >
              ${choice.label}
            </button>`,
        )}
      </div>
    </div>`;
  }

  #choose(choice: MenuChoice): void {
    choice.choose();
    this.close();
    this.#host.requestUpdate();
  }
}
