import { expect, fixture, fixtureSync } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import 'nacre/elements/input';
import { settled } from '../../../helpers/dom.js';
import { ImePlayer } from '../../../suites/ime-player.js';

describe('a text control', () => {
  it('handles what the user does before its first update', async () => {
    const form = fixtureSync<HTMLFormElement>(
      '<form><label for="i">Name</label><nc-input id="i" name="field" maxlength="3"></nc-input><nc-input></nc-input></form>',
    );
    let submits = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submits++;
    });
    form.insertAdjacentHTML('beforeend', '<button></button>');
    const input = form.querySelector('nc-input')!;
    const field = input.shadowRoot!.querySelector('input')!;
    const heard: string[] = [];
    for (const type of ['input', 'change', 'confirm']) {
      input.addEventListener(type, () => heard.push(`${type} ${input.value} ${new FormData(form).get('field')}`));
    }
    const player = new ImePlayer(field);
    input.focus();
    player.play({ insert: 'ab' });
    expect(heard).to.deep.equal(['input ab ab']);
    player.play({ start: true });
    player.play({ compose: 'ni' });
    expect([heard.length, input.value], 'not while composing').to.deep.equal([1, 'ab']);
    player.play({ compose: '你好' });
    player.play({ end: '你好' });
    player.play({ key: 'Enter' });
    expect(heard).to.deep.equal(['input ab ab', 'input ab你 ab你', 'change ab你 ab你', 'confirm ab你 ab你']);
    expect([field.value, submits]).to.deep.equal(['ab你', 1]);
    await settled(form);
    expect(field.ariaLabel).to.equal('Name');
  });

  describe('that cuts what is too long', () => {
    const mount = async (value = '') => {
      const input = await fixture<HTMLElementTagNameMap['nc-input']>(
        `<nc-input maxlength="5" value="${value}"></nc-input>`,
      );
      input.focus();
      return {
        input,
        told: async () => {
          await settled(input);
          return input.shadowRoot!.querySelector('[part=message]')?.textContent ?? '';
        },
      };
    };
    const MESSAGE = 'Please use at most 5 characters.';

    it('says so, and is valid', async () => {
      const { input, told } = await mount('abcd');
      await sendKeys({ type: 'e' });
      expect(await told()).to.equal('');
      await sendKeys({ type: 'f' });
      expect([input.value, await told()]).to.deep.equal(['abcde', MESSAGE]);
      expect([input.validity.valid, input.matches(':state(user-invalid)')]).to.deep.equal([true, false]);
      expect(input.shadowRoot!.querySelector('input')!.ariaInvalid).to.equal(null);
    });

    it('says so of what is pasted, until the user changes the text', async () => {
      const { input, told } = await mount();
      new ImePlayer(input.shadowRoot!.querySelector('input')!).play({ insert: 'abcdefgh' });
      expect([input.value, await told()]).to.deep.equal(['abcde', MESSAGE]);
      input.blur();
      expect(await told(), 'the user has left').to.equal(MESSAGE);
      input.focus();
      await sendKeys({ press: 'End' });
      await sendKeys({ press: 'Backspace' });
      expect([input.value, await told()]).to.deep.equal(['abcd', '']);
    });

    it('says nothing of what an error says, nor after code has set a text', async () => {
      const { input, told } = await mount('abcde');
      await sendKeys({ type: 'f' });
      input.error = 'Taken';
      expect(await told()).to.equal('Taken');
      input.error = '';
      expect(await told()).to.equal(MESSAGE);
      input.value = 'xyz';
      expect(await told()).to.equal('');
    });
  });

  describe('with a text of code that is too long', () => {
    const mount = async () => {
      const input = await fixture<HTMLElementTagNameMap['nc-input']>(
        '<nc-input maxlength="5" value="abcdefgh"></nc-input>',
      );
      input.focus();
      return input;
    };
    const shown = (input: HTMLElementTagNameMap['nc-input']) => [
      input.value,
      input.shadowRoot!.querySelector('input')!.value,
      input.validity.tooLong,
      input.matches(':state(invalid)'),
    ];

    it('keeps it, and is valid, as a native field is', async () => {
      const input = await mount();
      expect(shown(input)).to.deep.equal(['abcdefgh', 'abcdefgh', false, false]);
      input.value = '12345678';
      expect(shown(input)).to.deep.equal(['12345678', '12345678', false, false]);
    });

    it('is invalid from the user’s first change on, until it is short enough, and loses only what they take away', async () => {
      const input = await mount();
      input.setSelectionRange(2, 4);
      await sendKeys({ press: 'Delete' });
      expect(shown(input)).to.deep.equal(['abefgh', 'abefgh', true, true]);
      await sendKeys({ type: 'x' });
      expect(shown(input), 'more cannot be typed').to.deep.equal(['abefgh', 'abefgh', true, true]);
      await sendKeys({ press: 'Delete' });
      expect(shown(input)).to.deep.equal(['abfgh', 'abfgh', false, false]);
      input.value = 'abcdefgh';
      expect(shown(input), 'by code again').to.deep.equal(['abcdefgh', 'abcdefgh', false, false]);
    });

    it('replaces what is selected by as much as there is room for', async () => {
      const input = await mount();
      input.setSelectionRange(2, 8);
      await sendKeys({ type: 'xyz!' });
      expect(shown(input)).to.deep.equal(['abxyz', 'abxyz', false, false]);
    });
  });

  it('is complete after its first update', async () => {
    const input = fixtureSync<HTMLElementTagNameMap['nc-input']>(
      '<nc-input type="number" counter clearable value="1"><b slot="prefix">~</b></nc-input>',
    );
    await Promise.resolve();
    const root = input.shadowRoot!;
    expect(root.querySelectorAll('slot, [part=clear], [part=counter]').length).to.equal(3);
    expect(root.querySelector('input')!.inputMode).to.equal('numeric');
    input.value = '1x';
    expect(input.validity.badInput).to.equal(true);
  });

  for (const attributes of ['password', 'type="password"', 'type="safe-password"']) {
    it(`hides a password in its first update: ${attributes}`, async () => {
      const input = fixtureSync<HTMLElement>(`<nc-input ${attributes}></nc-input>`);
      await Promise.resolve();
      expect(input.shadowRoot!.querySelector('input')!.type).to.equal('password');
    });
  }
});
