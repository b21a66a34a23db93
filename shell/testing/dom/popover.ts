import { addPseudoClass } from './pseudo.js';

const open = new WeakSet<Element>();
const modal = new WeakSet<Element>();
/** The open popovers that close when something else is pressed, the newest last. */
const autos: HTMLElement[] = [];

/** ToggleEvent where there is none. */
function toggleEvent(type: string, isOpen: boolean, cancelable = false): Event {
  const states = { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' };
  return Object.assign(new Event(type, { cancelable }), states);
}

/** The event is given, since a test that ends may take the page's classes with it. */
function dispatchLater(element: HTMLElement, event: Event): void {
  queueMicrotask(() => element.dispatchEvent(event));
}

/** Popovers: `showPopover()` … with their events, `:popover-open`, Escape, and a press outside. */
export function addPopovers(): void {
  if ('showPopover' in HTMLElement.prototype) return;
  if (!('popover' in HTMLElement.prototype))
    Object.defineProperty(HTMLElement.prototype, 'popover', {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('popover');
      },
      set(this: HTMLElement, value: string | null) {
        if (value === null) this.removeAttribute('popover');
        else this.setAttribute('popover', value);
      },
    });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (open.has(this)) return;
      if (!this.hasAttribute('popover'))
        throw new DOMException('The element has no popover attribute', 'NotSupportedError');
      if (!this.isConnected) throw new DOMException('The element is not on a page', 'InvalidStateError');
      if (!this.dispatchEvent(toggleEvent('beforetoggle', true, true))) return;
      open.add(this);
      if (this.getAttribute('popover') !== 'manual') autos.push(this);
      dispatchLater(this, toggleEvent('toggle', true));
    },
    hidePopover(this: HTMLElement) {
      if (!open.has(this)) return;
      this.dispatchEvent(toggleEvent('beforetoggle', false));
      open.delete(this);
      if (autos.includes(this)) autos.splice(autos.indexOf(this), 1);
      dispatchLater(this, toggleEvent('toggle', false));
    },
    togglePopover(this: HTMLElement, force?: boolean) {
      if (force ?? !open.has(this)) this.showPopover();
      else this.hidePopover();
      return open.has(this);
    },
  });
  addPseudoClass('popover-open', (element) => open.has(element) && element.isConnected);
  addEventListener('pointerdown', (event) => {
    while (autos.length > 0 && !event.composedPath().includes(autos.at(-1)!)) autos.at(-1)!.hidePopover();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) autos.at(-1)?.hidePopover();
  });
}

/** Modal dialogs: `showModal()`, `close()`, `requestClose()`, `:modal`, Escape. */
export function addDialogs(): void {
  const { prototype } = HTMLDialogElement;
  if (!('showModal' in prototype)) addDialog(prototype);
  else markModals(prototype);
  if ('requestClose' in prototype) return;
  Object.assign(prototype, {
    requestClose(this: HTMLDialogElement, value?: string) {
      if (this.open && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close(value);
    },
  });
}

function addDialog(prototype: HTMLDialogElement): void {
  const values = new WeakMap<HTMLDialogElement, string>();
  Object.defineProperty(prototype, 'returnValue', {
    configurable: true,
    get(this: HTMLDialogElement) {
      return values.get(this) ?? '';
    },
    set(this: HTMLDialogElement, value: string) {
      values.set(this, String(value));
    },
  });
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
      before.set(this, (this.getRootNode() as Document).activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement, value?: string) {
      if (!this.open) return;
      this.open = false;
      if (value !== undefined) this.returnValue = value;
      (before.get(this) as HTMLElement | null | undefined)?.focus();
      dispatchLater(this, new Event('close'));
    },
  });
  markModals(prototype);
}

/** `:modal`, and Escape, which asks the newest modal dialog to close. */
function markModals(prototype: HTMLDialogElement): void {
  const { showModal, close } = prototype;
  const stack: HTMLDialogElement[] = [];
  prototype.showModal = function (): void {
    showModal.call(this);
    modal.add(this);
    stack.push(this);
  };
  prototype.close = function (value?: string): void {
    modal.delete(this);
    if (stack.includes(this)) stack.splice(stack.indexOf(this), 1);
    close.call(this, value);
  };
  addPseudoClass('modal', (element) => modal.has(element) && (element as HTMLDialogElement).open);
  const closeTop = (event: KeyboardEvent) => {
    const dialog = stack.at(-1);
    if (event.key === 'Escape' && !event.defaultPrevented && dialog?.isConnected) dialog.requestClose();
  };
  addEventListener('keydown', closeTop);
  // Also after a listener has stopped the event, as a dialog does with an Escape that is for it.
  const closeStopped = (event: KeyboardEvent) => {
    if (event.cancelBubble) closeTop(event);
  };
  const { documentElement } = document;
  const atLast = () => documentElement.addEventListener('keydown', closeStopped, { once: true });
  addEventListener('keydown', atLast, true);
}
