import { expect } from '@open-wc/testing';
import { ErrCode, getSelectedTextRange, hideKeyboard, onKeyboardHeightChange } from 'nacre/device';
import { screenKeyboard } from '../helpers/screen-keyboard.js';
import { expectFailure } from './helpers.js';

describe('keyboard', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  const field = (html: string, root: Element | ShadowRoot = place): HTMLInputElement => {
    root.innerHTML = html;
    const input = root.firstElementChild as HTMLInputElement;
    input.focus();
    return input;
  };
  const inShadow = (html: string) => field(html, place.attachShadow({ mode: 'open' }));

  it('is hidden with the focus of its field, in a shadow root and in rich text too', async () => {
    field('<input>');
    expect((await hideKeyboard()).errMsg).to.equal('hideKeyboard:ok');
    expect(document.activeElement).to.equal(document.body);
    field('<div contenteditable="true" tabindex="0">a</div>');
    await hideKeyboard();
    expect(document.activeElement).to.equal(document.body);
    inShadow('<textarea></textarea>');
    await hideKeyboard();
    expect(place.shadowRoot!.activeElement).to.equal(null);
  });

  it('needs no field to be hidden, and leaves the focus of others', async () => {
    expect((await hideKeyboard()).errMsg).to.equal('hideKeyboard:ok');
    const button = field('<button>a</button>');
    await hideKeyboard();
    expect(document.activeElement).to.equal(button);
  });

  it('tells what is selected', async () => {
    field('<input value="pearls">').setSelectionRange(1, 4);
    expect(await getSelectedTextRange()).to.deep.include({ start: 1, end: 4 });
    inShadow('<textarea>pearls</textarea>').setSelectionRange(3, 3);
    expect(await getSelectedTextRange()).to.deep.include({ start: 3, end: 3 });
  });

  it('says where nothing can be selected', async () => {
    await expectFailure(getSelectedTextRange(), 'getSelectedTextRange:fail no focused', ErrCode.notFound);
    field('<button>a</button>');
    await expectFailure(getSelectedTextRange(), 'getSelectedTextRange:fail no focused', ErrCode.notFound);
    field('<input type="email" value="a@b.c">');
    await expectFailure(
      getSelectedTextRange(),
      'getSelectedTextRange:fail a field of type email does not tell its selection',
      ErrCode.unsupported,
    );
  });

  it('tells how much of the page it covers', () => {
    const keyboard = screenKeyboard();
    const heights: number[] = [];
    const stop = onKeyboardHeightChange(({ height }) => heights.push(height));
    keyboard.cover(300.4);
    keyboard.cover(300.4);
    keyboard.cover(200, 50);
    keyboard.cover(10);
    keyboard.zoom(2, 100);
    keyboard.zoom(2, 100, 250);
    stop();
    keyboard.cover(300);
    keyboard.remove();
    expect(heights).to.deep.equal([300, 150, 0, 250]);
  });

  it('tells it where the page lets the keyboard cover it', () => {
    const virtual = Object.assign(new EventTarget(), { boundingRect: new DOMRect(), overlaysContent: true });
    const own = Object.getOwnPropertyDescriptor(navigator, 'virtualKeyboard');
    Object.defineProperty(navigator, 'virtualKeyboard', { value: virtual, configurable: true });
    const heights: number[] = [];
    const stop = onKeyboardHeightChange(({ height }) => heights.push(height));
    for (const height of [280, 0]) {
      virtual.boundingRect = new DOMRect(0, 0, 100, height);
      virtual.dispatchEvent(new Event('geometrychange'));
    }
    stop();
    if (own) Object.defineProperty(navigator, 'virtualKeyboard', own);
    else delete (navigator as { virtualKeyboard?: unknown }).virtualKeyboard;
    expect(heights).to.deep.equal([280, 0]);
  });
});
