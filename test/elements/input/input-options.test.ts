import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/input';
import { isWebKit, keys } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

type Input = HTMLElementTagNameMap['nc-input'];

describe('<nc-input>', () => {
  before(useTokens);

  const mount = async (attributes: string, content = '') => {
    const home = await fixture<HTMLElement>(
      `<div><button>Before</button><nc-input aria-label="Name" ${attributes}>${content}</nc-input></div>`,
    );
    const input = home.querySelector<Input>('nc-input')!;
    const heard: string[] = [];
    for (const type of ['input', 'change']) input.addEventListener(type, () => heard.push(`${type} ${input.value}`));
    await settled(input);
    return { home, input, heard, field: input.shadowRoot!.querySelector('input')! };
  };
  const range = ({ selectionStart, selectionEnd }: Input) => [selectionStart, selectionEnd];

  describe('selection', () => {
    it('is made whenever the field gets the focus, by script or Tab', async () => {
      const { home, input } = await mount('value="abcdef" selection-start="1" selection-end="4" cursor="2"');
      input.focus();
      expect(range(input)).to.deep.equal([1, 4]);
      input.setSelectionRange(6, 6);
      input.blur();
      home.querySelector('button')!.focus();
      await keys('Tab');
      await drawn();
      expect(range(input)).to.deep.equal([1, 4]);
    });

    it('needs both ends; else the cursor goes where it is told', async () => {
      const { input } = await mount('value="abcdef" selection-start="1" selection-end="-1" cursor="2"');
      input.focus();
      expect(range(input)).to.deep.equal([2, 2]);
    });

    it('set from code is at once that of a field with the focus', async () => {
      const { input } = await mount('value="abcdef"');
      input.focus();
      input.selectionEnd = 5;
      input.selectionStart = 2;
      expect(range(input)).to.deep.equal([2, 5]);
      input.blur();
      input.focus();
      expect(range(input), 'as it was').to.deep.equal([2, 5]);
    });

    it('set from code before is made then', async () => {
      const input = document.createElement('nc-input');
      expect(range(input)).to.deep.equal([null, null]);
      Object.assign(input, { value: 'abcdef', selectionStart: 0, selectionEnd: 3 });
      (await fixture<HTMLElement>('<div></div>')).append(input);
      await settled(input);
      input.focus();
      expect(range(input)).to.deep.equal([0, 3]);
    });

    it('moves when it is told to while the user is there', async () => {
      const { input } = await mount('value="abcdef"');
      input.focus();
      input.cursor = 3;
      await settled(input);
      expect(range(input)).to.deep.equal([3, 3]);
      input.setSelectionRange(0, 0);
      input.label = 'Other';
      await settled(input);
      expect(range(input), 'told once').to.deep.equal([0, 0]);
    });
  });

  describe('placeholder-style', () => {
    it('styles the placeholder, and nothing else', async () => {
      const { input, field } = await mount(
        'placeholder="Ada" placeholder-style="color: rgb(1, 2, 3); font-weight: 700"',
      );
      const look = () => {
        // WebKit does not compute the style of a placeholder: only the declared style can be checked.
        if (isWebKit)
          return ['color', 'font-weight'].map((name) => field.style.getPropertyValue(`--placeholder-${name}`) || '400');
        const { color, fontWeight } = getComputedStyle(field, '::placeholder');
        return [color, fontWeight];
      };
      expect(look()).to.deep.equal(['rgb(1, 2, 3)', '700']);
      expect(getComputedStyle(field).color).to.not.equal('rgb(1, 2, 3)');
      input.placeholderStyle = 'color: rgb(4, 5, 6)';
      await settled(input);
      expect(look()).to.deep.equal(['rgb(4, 5, 6)', '400']);
    });

    it('takes no more than that, and says so', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        const { field } = await mount('placeholder-style="position: fixed; } * { color: red"');
        expect(getComputedStyle(field, '::placeholder').position).to.not.equal('fixed');
      } finally {
        console.warn = warn;
      }
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.match(/nc-input.*placeholderStyle.*color.*position/);
    });
  });

  describe('placeholder-class', () => {
    it('names the placeholder for the styles of the page', async () => {
      const sheet = document.createElement('style');
      sheet.textContent = 'nc-input::part(faint)::placeholder { color: rgb(1, 2, 3) }';
      document.head.append(sheet);
      try {
        const { input, field } = await mount('placeholder="Ada" placeholder-class="faint small"');
        expect([...field.part]).to.deep.equal(['input', 'faint', 'small']);
        // WebKit does not tell how a placeholder looks.
        const isStyled = () => isWebKit || getComputedStyle(field, '::placeholder').color === 'rgb(1, 2, 3)';
        expect(isStyled()).to.equal(true);
        input.placeholderClass = '';
        await settled(input);
        expect([...field.part]).to.deep.equal(['input']);
        expect(isStyled()).to.equal(isWebKit);
        input.placeholderClass = 'faint';
        await settled(input);
        expect(isStyled()).to.equal(true);
      } finally {
        sheet.remove();
      }
    });
  });

  describe('suggestions', () => {
    const offered = (field: HTMLInputElement) =>
      Array.from(field.list?.options ?? [], ({ value, label }) =>
        label && label !== value ? `${value} (${label})` : value,
      );

    it('are those of the property', async () => {
      const { input, field } = await mount('');
      expect(field.list).to.equal(null);
      input.suggestions = ['Ada', 'Grace'];
      await settled(input);
      expect(offered(field)).to.deep.equal(['Ada', 'Grace']);
      input.suggestions = [];
      await settled(input);
      expect([field.list, field.hasAttribute('list')]).to.deep.equal([null, false]);
    });

    const LIST = '<datalist><option value="a" label="First"></option><option>b</option></datalist>';

    it('are those of a datalist inside, as it changes, comes and goes', async () => {
      const { input, field } = await mount('', LIST);
      expect(offered(field)).to.deep.equal(['a (First)', 'b']);
      const list = input.querySelector('datalist')!;
      list.append(new Option('c', 'c'));
      await drawn();
      expect(offered(field)).to.deep.equal(['a (First)', 'b', 'c']);
      list.options[0]!.value = 'z';
      await drawn();
      expect(offered(field)[0]).to.equal('z (First)');
      list.remove();
      await drawn();
      expect(offered(field)).to.deep.equal([]);
      input.append(list);
      await drawn();
      expect(offered(field).length).to.equal(3);
      input.suggestions = ['x'];
      await settled(input);
      expect(offered(field), 'the property wins').to.deep.equal(['x']);
      expect(input.offsetHeight, 'and nothing of it is in the page').to.equal(field.offsetHeight);
    });

    it('are still watched after the control was moved', async () => {
      const { home, input, field } = await mount('', LIST);
      input.remove();
      home.append(input);
      await settled(input);
      input.querySelector('datalist')!.append(new Option('c', 'c'));
      await drawn();
      expect(offered(field).length).to.equal(3);
    });

    it('of a wrong type are ignored, with one warning', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (text: string) => warnings.push(text);
      try {
        const { input, field } = await mount('');
        input.suggestions = 'Ada' as never;
        await settled(input);
        expect(field.list).to.equal(null);
      } finally {
        console.warn = warn;
      }
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.match(/nc-input.*suggestions.*array.*Ada/);
    });
  });

  describe('one-time code', () => {
    /** What the page was asked for, and how a text message answers. */
    const listen = () => {
      const asked: { signal: AbortSignal; arrive: (code: string) => void; refuse: () => void }[] = [];
      const get = (options: CredentialRequestOptions) =>
        new Promise((resolve, reject: (error: Error) => void) => {
          const refuse = () => reject(new DOMException('', 'AbortError'));
          options.signal!.addEventListener('abort', refuse);
          asked.push({ signal: options.signal!, arrive: (code) => resolve({ code }), refuse });
        });
      Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
      Object.defineProperty(globalThis, 'OTPCredential', { configurable: true, value: class {} });
      return asked;
    };
    const own = Object.getOwnPropertyDescriptor(globalThis, 'OTPCredential');
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'credentials');
      if (own) Object.defineProperty(globalThis, 'OTPCredential', own);
      else Reflect.deleteProperty(globalThis, 'OTPCredential');
    });

    it('asks for digits, and for what the keyboard suggests', async () => {
      const asked = listen();
      const { field } = await mount('autocomplete="one-time-code"');
      expect([field.getAttribute('autocomplete'), field.inputMode, asked.length]).to.deep.equal([
        'one-time-code',
        'numeric',
        1,
      ]);
    });

    it('comes from the text message, in the name of the user', async () => {
      const asked = listen();
      const { input, heard } = await mount('autocomplete="section-login one-time-code"');
      asked[0]!.arrive('123456');
      await drawn();
      expect([input.value, heard]).to.deep.equal(['123456', ['input 123456', 'change 123456']]);
    });

    it('is awaited while the control is there and wants it', async () => {
      const asked = listen();
      const { home, input } = await mount('autocomplete="one-time-code"');
      input.remove();
      expect(asked[0]!.signal.aborted).to.equal(true);
      home.append(input);
      await settled(input);
      expect(asked.length).to.equal(2);
      input.autocomplete = 'off';
      await settled(input);
      expect(asked[1]!.signal.aborted).to.equal(true);
    });

    it('can be typed where the message may not be read', async () => {
      const asked = listen();
      const { input, heard } = await mount('autocomplete="one-time-code"');
      asked[0]!.refuse();
      input.focus();
      await keys('1');
      expect(heard).to.deep.equal(['input 1']);
    });

    it('is asked for in no other field', async () => {
      const asked = listen();
      const { field } = await mount('autocomplete="email"');
      expect([field.autocomplete, asked.length]).to.deep.equal(['email', 0]);
    });
  });

  it('fires no change for a text that code set while the user was there', async () => {
    const { input, heard } = await mount('value="a"');
    input.focus();
    input.value = 'b';
    input.blur();
    expect(heard).to.deep.equal([]);
  });

  it('keeps a text that the user typed again, though it is the initial one', async () => {
    const { input, heard } = await mount('value="a"');
    input.focus();
    input.select();
    await keys('a');
    input.removeAttribute('value');
    expect([input.value, heard]).to.deep.equal(['a', ['input a']]);
  });

  it('holds one line, whatever code sets', async () => {
    const { input, field } = await mount('');
    input.value = 'a\nb';
    expect([input.value, field.value]).to.deep.equal(['ab', 'ab']);
  });

  for (const [type, autocomplete] of [
    ['nickname', 'nickname'],
    ['safe-password', 'off'],
  ]) {
    it(`type ${type} says what may be filled in, unless the page does`, async () => {
      const { input, field } = await mount(`type="${type}"`);
      expect(field.getAttribute('autocomplete')).to.equal(autocomplete);
      input.autocomplete = 'username';
      await settled(input);
      expect(field.autocomplete).to.equal('username');
      input.autocomplete = '';
      await settled(input);
      expect(field.getAttribute('autocomplete')).to.equal(autocomplete);
    });
  }
});
