import { expect, fixtureSync } from '@open-wc/testing';
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

  it('is invalid at once with an initial text that is too long', () => {
    const input = fixtureSync<HTMLElementTagNameMap['nc-input']>(`<nc-input value="${'a'.repeat(141)}"></nc-input>`);
    expect([input.validity.tooLong, input.matches(':state(invalid)')]).to.deep.equal([true, true]);
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
