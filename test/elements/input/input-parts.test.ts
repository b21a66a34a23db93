import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/input';
import { keys } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

describe('<nc-input>', () => {
  before(useTokens);

  const mount = async (attributes: string, content = '') => {
    const home = await fixture<HTMLElement>(
      `<div><nc-input aria-label="Name" ${attributes}>${content}</nc-input><button>After</button></div>`,
    );
    const input = home.querySelector('nc-input')!;
    const heard: string[] = [];
    for (const type of ['input', 'change', 'confirm']) {
      input.addEventListener(type, () => heard.push(`${type} ${input.value}`));
    }
    const root = input.shadowRoot!;
    const part = (name: string) => root.querySelector<HTMLElement>(`[part=${name}]`);
    return { input, heard, root, part, field: root.querySelector('input')! };
  };

  describe('clear button', () => {
    it('empties the field in the name of the user, who goes on typing', async () => {
      const { input, heard, part, root } = await mount('clearable value="Ada"');
      input.focus();
      part('clear')!.click();
      expect([input.value, heard]).to.deep.equal(['', ['input ', 'change ']]);
      expect(root.activeElement === root.querySelector('input')).to.equal(true);
      await settled(input);
      expect(part('clear')).to.equal(null);
      input.blur();
      expect(heard.length, 'told once').to.equal(2);
    });

    for (const attributes of [
      'clearable',
      'value="Ada"',
      'clearable value="Ada" disabled',
      'clearable value="Ada" readonly',
    ]) {
      it(`is not there: ${attributes}`, async () => {
        expect((await mount(attributes)).part('clear')).to.equal(null);
      });
    }
  });

  describe('password', () => {
    it('is hidden, and shown while the user wants it', async () => {
      const { input, field, part } = await mount('password password-toggle value="secret"');
      expect(field.type).to.equal('password');
      const eye = part('reveal')!;
      expect([eye.ariaLabel ?? eye.getAttribute('aria-label'), eye.getAttribute('aria-pressed')]).to.deep.equal([
        'Show password',
        'false',
      ]);
      eye.click();
      await settled(input);
      expect([field.type, eye.getAttribute('aria-pressed'), field.value]).to.deep.equal(['text', 'true', 'secret']);
      eye.click();
      await settled(input);
      expect(field.type).to.equal('password');
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`has its toggle beside the button that empties it: ${dir}`, async () => {
        const suffix = '<span slot="suffix">!</span>';
        const { input, part } = await mount(
          `type="password" password-toggle clearable value="secret" dir="${dir}"`,
          suffix,
        );
        await settled(input);
        const boxes = [part('input')!, part('clear')!, part('reveal')!, input.querySelector('span')!].map((each) =>
          each.getBoundingClientRect(),
        );
        if (dir === 'rtl') boxes.reverse();
        boxes.reduce((before, box) => {
          expect(box.left).to.be.at.least(before.right - 0.5);
          return box;
        });
      });
    }

    it('has no toggle unless asked, nor has other text', async () => {
      expect((await mount('type="password"')).part('reveal')).to.equal(null);
      expect((await mount('password-toggle')).part('reveal')).to.equal(null);
    });
  });

  describe('counter', () => {
    it('counts as users do', async () => {
      const { input, part } = await mount('counter maxlength="10" value="👍🏽é"');
      expect(part('counter')!.textContent).to.equal('2/10');
      expect(part('counter')!.getAttribute('aria-label')).to.equal('2 of 10 characters');
      input.value = 'abc';
      await settled(input);
      expect(part('counter')!.textContent).to.equal('3/10');
      input.maxlength = -1;
      await settled(input);
      expect(part('counter')!.textContent).to.equal('3');
    });
  });

  it('has what is put beside the text, in its order, also later', async () => {
    const { input, field } = await mount('clearable value="1"', '<i slot="suffix">kg</i><i slot="prefix">~</i>');
    await settled(input);
    const x = (element: Element) => element.getBoundingClientRect().x;
    const [suffix, prefix] = input.children;
    expect([x(prefix!) < x(field), x(field) < x(suffix!)]).to.deep.equal([true, true]);
    suffix!.remove();
    input.append(suffix!);
    await drawn();
    expect(x(field) < x(suffix!)).to.equal(true);
  });

  describe('confirm', () => {
    it('by Enter: after change, with the text, and the focus stays', async () => {
      const { input, heard, root } = await mount('');
      input.focus();
      await keys('a');
      await keys('Enter');
      expect(heard).to.deep.equal(['input a', 'change a', 'confirm a']);
      expect(root.activeElement === null).to.equal(false);
    });

    it('keeps the focus with confirm-hold', async () => {
      const { input, heard, root } = await mount('confirm-hold value="a"');
      input.focus();
      await keys('Enter');
      await keys('Enter');
      expect(heard).to.deep.equal(['confirm a', 'confirm a']);
      expect(root.activeElement === null).to.equal(false);
    });

    it('not when the page has handled the key, nor for a key with a modifier', async () => {
      const { input, heard } = await mount('');
      input.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      input.focus();
      await keys('Enter');
      await keys('Control+Enter');
      expect(heard).to.deep.equal([]);
    });

    it('names the action key', async () => {
      const { input, field } = await mount('confirm-type="search"');
      expect(field.getAttribute('enterkeyhint')).to.equal('search');
      input.confirmType = 'next';
      await settled(input);
      expect(field.getAttribute('enterkeyhint')).to.equal('next');
    });
  });

  describe('cursor', () => {
    it('goes where it is told when the field gets the focus', async () => {
      const { input } = await mount('value="abcd" cursor="2"');
      input.focus();
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([2, 2]);
    });

    it('selects, replaces, and tells', async () => {
      const { input, heard } = await mount('value="abcd"');
      input.setSelectionRange(1, 3);
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([1, 3]);
      input.setRangeText('X');
      expect(input.value).to.equal('aXd');
      input.select();
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([0, 3]);
      expect(heard).to.deep.equal([]);
    });

    it('has a colour', async () => {
      const { field } = await mount('cursor-color="rgb(200, 0, 0)"');
      expect(getComputedStyle(field).caretColor).to.equal('rgb(200, 0, 0)');
    });
  });

  describe('hands the field the name that', () => {
    const nameOf = async (markup: string) => {
      const home = await fixture<HTMLElement>(`<div>${markup}</div>`);
      const input = home.querySelector('nc-input')!;
      await settled(input);
      return { home, input, name: () => input.shadowRoot!.querySelector('input')!.ariaLabel };
    };

    for (const [giver, markup] of Object.entries({
      'a label that points to it has': '<label for="n">Name</label><nc-input id="n"></nc-input>',
      'a label around it has': '<label>Name<nc-input></nc-input></label>',
      'aria-label is': '<label for="n">Other</label><nc-input id="n" aria-label="Name"></nc-input>',
      'two labels have': '<label for="n">First</label><nc-input id="n"></nc-input><label for="n">Last</label>',
    })) {
      it(giver, async () => {
        const { name } = await nameOf(markup);
        expect(name()).to.equal(giver.startsWith('two') ? 'First, Last' : 'Name');
      });
    }

    it('a label has that comes later, or changes, once the user comes', async () => {
      const { home, input, name } = await nameOf('<nc-input id="n"></nc-input>');
      expect(name()).to.equal(null);
      home.insertAdjacentHTML('afterbegin', '<label for="n">Name</label>');
      input.focus();
      await settled(input);
      expect(name()).to.equal('Name');
      home.querySelector('label')!.textContent = 'Other';
      input.blur();
      input.focus();
      await settled(input);
      expect(name()).to.equal('Other');
    });

    it('its own label has, and no other', async () => {
      const { name } = await nameOf('<label for="n">Other</label><nc-input id="n" label="Name"></nc-input>');
      expect(name()).to.equal(null);
    });
  });

  it('hands the field what browsers and password managers look for', async () => {
    const { input, field } = await mount('autocomplete="email" placeholder="you@example.org"');
    expect([field.autocomplete, field.placeholder]).to.deep.equal(['email', 'you@example.org']);
    input.placeholder = '';
    await settled(input);
    expect(field.placeholder).to.equal('');
  });

  it('says what is wrong below the field, and ties it to that', async () => {
    const { input, field, part } = await mount('required');
    expect(part('message')).to.equal(null);
    input.reportValidity();
    await settled(input);
    expect(part('message')!.textContent).to.equal('Please fill in this field.');
    expect(field.getAttribute('aria-describedby')).to.equal(part('message')!.id);
    input.value = 'x';
    await settled(input);
    expect([part('message'), field.ariaInvalid]).to.deep.equal([null, null]);
  });

  it('is blank while it has no text', async () => {
    const { input } = await mount('');
    const isBlank = () => input.matches(':state(blank)');
    expect(isBlank()).to.equal(true);
    input.value = 'x';
    await settled(input);
    expect(isBlank()).to.equal(false);
  });

  it('takes text that the browser fills in without focus, with input and change', async () => {
    const { input, field, heard } = await mount('');
    field.value = 'Ada';
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    expect([input.value, heard]).to.deep.equal(['Ada', ['input Ada', 'change Ada']]);
  });
});
