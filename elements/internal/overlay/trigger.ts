import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CloseReason } from '../element/events.js';
import { unlessPrevented } from '../element/after-dispatch.js';
import { treesAround } from './trees.js';

/** How an element opens an overlay that belongs to it. */
export type TriggerKind = 'click' | 'hover' | 'focus' | 'contextmenu' | 'manual';

/** How long the pointer rests until it opens an overlay, and how long it may be away until that closes, in ms. */
const REST = 150;
const AWAY = 250;

/** What it listens for. */
const EVENTS: Readonly<Record<TriggerKind, readonly string[]>> = {
  click: ['click', 'keydown'],
  hover: ['click', 'pointerover', 'pointerout', 'focusin', 'focusout'],
  focus: ['click', 'focusin', 'focusout'],
  contextmenu: ['contextmenu'],
  manual: [],
};

/** The overlay that its trigger opens. */
export interface TriggerHost extends ReactiveControllerHost, HTMLElement {
  /** @internal */
  readonly triggerKind: TriggerKind;
  /** The id of what opens it. */
  readonly htmlFor: string;
  /** @internal What opens it; null if there is nothing. */
  readonly triggerElement: HTMLElement | null;
  /** @internal What it is, for assistive technology. */
  readonly popupRole: 'dialog' | 'menu';
  /** @internal */
  readonly isOpen: boolean;
  readonly hasUpdated: boolean;
  /** @internal Opens it: by `event`, at a point of the viewport if it is a context menu. */
  openBy(event: Event, point?: { left: number; top: number }): void;
  dismiss(reason: CloseReason): void;
}

/**
 * Opens and closes an overlay by another element of the page, which it tells assistive technology about. It listens at
 * the document, so that the element may come later or be replaced.
 */
export class Trigger implements ReactiveController {
  readonly #host: TriggerHost;
  #trees: readonly (Document | ShadowRoot)[] = [];
  #types = EVENTS.manual;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The element that has the ARIA attributes. */
  #described: HTMLElement | undefined;
  /** What they say. */
  #kind: TriggerKind | undefined;

  constructor(host: TriggerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#listen(treesAround(this.#host));
    if (this.#host.hasUpdated) this.describe();
  }

  hostDisconnected(): void {
    this.#listen([]);
    clearTimeout(this.#timer);
    this.#undescribe();
  }

  hostUpdated(): void {
    if (this.#trees.length) this.#listen(this.#trees);
    this.describe();
  }

  handleEvent(event: Event): void {
    const { triggerElement } = this.#host;
    const path = event.composedPath();
    const isOverlay = path.includes(this.#host);
    const isOn = triggerElement !== null && path.includes(triggerElement) && !isOverlay;
    if (isOn) this.describe();
    switch (event.type) {
      case 'click':
        if (isOn) unlessPrevented(event, () => this.#toggle(event));
        break;
      case 'keydown':
        if (isOn) this.#handleKey(event as KeyboardEvent);
        break;
      case 'contextmenu':
        if (isOn) this.#handleContextMenu(event as MouseEvent);
        break;
      case 'pointerover':
      case 'pointerout':
        this.#handleHover(event as PointerEvent, isOn || isOverlay);
        break;
      default:
        this.#handleFocus(event as FocusEvent, isOn, isOn || isOverlay);
    }
  }

  /** Tells assistive technology what the trigger opens, and whether that is open. */
  describe(): void {
    const { triggerElement, triggerKind, popupRole, isOpen, isConnected } = this.#host;
    if (this.#described !== triggerElement || this.#kind !== triggerKind) this.#undescribe();
    if (!triggerElement || triggerKind === 'manual' || !isConnected) return;
    this.#described = triggerElement;
    this.#kind = triggerKind;
    const controlled = isOpen ? [this.#host] : null;
    if (triggerKind === 'click') {
      triggerElement.ariaHasPopup = popupRole;
      triggerElement.ariaExpanded = String(isOpen);
      triggerElement.ariaControlsElements = controlled;
    } else if (triggerKind !== 'contextmenu') triggerElement.ariaDetailsElements = controlled;
  }

  /** Listens in `trees` for what this kind of trigger needs. */
  #listen(trees: readonly (Document | ShadowRoot)[]): void {
    const types = this.#host.htmlFor ? EVENTS[this.#host.triggerKind] : EVENTS.manual;
    if (trees === this.#trees && types === this.#types) return;
    for (const tree of this.#trees) for (const type of this.#types) tree.removeEventListener(type, this, true);
    for (const tree of trees) for (const type of types) tree.addEventListener(type, this, true);
    this.#trees = trees;
    this.#types = types;
  }

  #undescribe(): void {
    const element = this.#described;
    this.#described = undefined;
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-details'])
      element?.removeAttribute(name);
  }

  #toggle(event: Event): void {
    clearTimeout(this.#timer);
    if (!this.#host.isOpen) this.#open(event);
    else if (this.#host.triggerKind === 'click') this.#host.dismiss('cancel');
  }

  #open(event: Event): void {
    const { triggerElement, triggerKind } = this.#host;
    // Safari does not focus a button that is clicked: from there the focus returns to it.
    if (triggerKind === 'click' && !triggerElement?.matches(':focus-within'))
      triggerElement?.focus({ preventScroll: true });
    this.#host.openBy(event);
  }

  #handleKey(event: KeyboardEvent): void {
    const { popupRole, isOpen } = this.#host;
    if (popupRole !== 'menu' || isOpen || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
    unlessPrevented(event, () => {
      event.preventDefault();
      this.#open(event);
    });
  }

  #handleContextMenu(event: MouseEvent): void {
    unlessPrevented(event, () => {
      event.preventDefault();
      // A long press may have opened it already: then the browser has moved the focus.
      this.#openAt(event);
    });
  }

  #openAt(event: MouseEvent): void {
    const { clientX, clientY } = event;
    // By a key it is at no point.
    if (clientX || clientY) this.#host.openBy(event, { left: clientX, top: clientY });
    else this.#host.openBy(event);
  }

  #handleHover({ type, pointerType, relatedTarget }: PointerEvent, isInside: boolean): void {
    if (pointerType === 'touch') return;
    const isLeaving = type === 'pointerout';
    // One to another element is an `over` as well.
    if (isLeaving && relatedTarget) return;
    this.#plan(isInside && !isLeaving);
  }

  #handleFocus({ type, target, relatedTarget }: FocusEvent, isOn: boolean, isInside: boolean): void {
    const { triggerKind } = this.#host;
    if (type === 'focusin') {
      const isShown = triggerKind === 'focus' || (target as Element).matches(':focus-visible');
      if (isOn && isShown) this.#plan(true, 0);
    } else if (isInside && relatedTarget) {
      const next = relatedTarget as Element;
      if (!this.#host.contains(next) && !this.#host.triggerElement?.contains(next)) this.#plan(false, 0);
    }
  }

  /** Opens or closes it after some time, if nothing else happens. */
  #plan(open: boolean, delay = open ? REST : AWAY): void {
    clearTimeout(this.#timer);
    if (open === this.#host.isOpen) return;
    const run = () => {
      if (!open) this.#host.dismiss('cancel');
      else if (!this.#host.isOpen) this.#host.openBy(new Event('hover'));
    };
    // With a mouse it waits: the pointer may only pass by, or be on its way into the popup. The focus opens and closes it at once.
    if (delay) this.#timer = setTimeout(run, delay);
    else run();
  }
}
