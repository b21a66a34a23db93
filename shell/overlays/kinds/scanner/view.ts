import { msg } from '@lit/localize';
import { NcIcon } from '../../../../elements/icon/index.js';
import { SCANNER_STYLES } from './styles.js';

/** What the user does in the view. */
export interface ViewActions {
  close(): void;
  switchTorch(): void;
  switchCamera(): void;
  /** Only if pictures are allowed. */
  readonly pick?: ((file: File) => void) | undefined;
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Of all views. */
let sheet: CSSStyleSheet | undefined;

function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

/** The camera's picture on the whole screen, with a frame, a hint and buttons. */
export class ScannerView {
  readonly element = make('div', {});
  // Muted and inline: else iOS would not play it in the page.
  readonly video = make('video', { muted: true, playsInline: true, autoplay: true });
  readonly #hint = make('p', { role: 'status' });
  readonly #frame = make('div', { className: 'frame' });
  readonly #torch: HTMLButtonElement;
  readonly #switch: HTMLButtonElement;

  constructor({ close, switchTorch, switchCamera, pick }: ViewActions) {
    const button = (icon: string, text: string, onclick: () => void, hidden = false) =>
      make(
        'button',
        { type: 'button', onclick, hidden },
        make('nc-icon', { type: icon } as NcIcon),
        document.createTextNode(text),
      );
    this.#torch = button(
      'bolt',
      msg('Flashlight', { id: 'nc.scanner.torch', desc: 'Button: the light of the camera' }),
      switchTorch,
      true,
    );
    this.#torch.ariaPressed = 'false';
    const other = msg('Switch camera', { id: 'nc.scanner.switch', desc: 'Button: use the next camera of the device' });
    this.#switch = button('rotate', other, switchCamera, true);
    const exit = button('close', '', close);
    exit.className = 'close';
    exit.ariaLabel = msg('Close', { id: 'nc.scanner.close', desc: 'Button that closes the camera' });
    const actions = make('div', { className: 'actions' }, this.#torch);
    if (pick) actions.append(...this.#picture(button, pick));
    actions.append(this.#switch);
    const root = this.element.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [(sheet ??= sheetOf(SCANNER_STYLES))];
    this.video.ariaHidden = 'true';
    root.append(exit, this.video, this.#frame, this.#hint, actions);
    this.aim();
  }

  /** Asks the user to aim at a code. */
  aim(): void {
    this.element.classList.remove('off');
    this.say(msg('Point the camera at a code', { id: 'nc.scanner.aim', desc: 'Hint below the picture of the camera' }));
  }

  /** Says why there is no camera, in the middle of the screen. */
  turnOff(text: string): void {
    this.setCamera();
    this.element.classList.add('off');
    this.say(text);
  }

  /** Says something in place of the hint. */
  say(text: string): void {
    this.#hint.textContent = text;
  }

  /** Shows which of the camera's buttons there are; without any the camera is off. */
  setCamera(state?: { isFront: boolean; hasTorch: boolean; isTorchOn: boolean; hasOther: boolean }): void {
    this.#torch.hidden = !state?.hasTorch;
    this.#torch.ariaPressed = String(Boolean(state?.isTorchOn));
    this.#switch.hidden = !state?.hasOther;
    this.#frame.hidden = !state;
    this.video.hidden = !state;
    // As in a mirror, so that it is easy to aim.
    this.video.classList.toggle('front', Boolean(state?.isFront));
  }

  #picture(
    button: (icon: string, text: string, onclick: () => void) => HTMLButtonElement,
    pick: (file: File) => void,
  ): HTMLElement[] {
    const input = make('input', { type: 'file', accept: 'image/*', hidden: true });
    input.addEventListener('change', () => {
      const [file] = input.files!;
      // The same file can be chosen again.
      input.value = '';
      if (file) pick(file);
    });
    const text = msg('Choose picture', { id: 'nc.scanner.picture', desc: 'Button: choose a picture of a code' });
    return [button('image', text, () => input.click()), input];
  }
}
