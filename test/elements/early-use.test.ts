import 'nacre/elements/form';
import 'nacre/elements/tab-bar';
import { expect, fixtureSync } from '@open-wc/testing';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import type { NcTabBar } from 'nacre/elements/tab-bar';
import { deepActiveElement } from '../helpers/dom.js';

// In a file of its own: what the elements load later has not loaded when their first test begins.
describe('a user faster than what elements load later', () => {
  it('submits a form once, and keeps what is entered before its draft is back', async () => {
    sessionStorage.setItem('nc-draft:early', JSON.stringify({ a: 'kept', b: 'kept', c: 'kept' }));
    const home = fixtureSync<HTMLElement>(`<div>
      <nc-form id="native"><form><input name="a" value="1" aria-label="A"><button></button></form></nc-form>
      <nc-form id="draft" draft="early">
        <input name="a" aria-label="A"><input name="b" aria-label="B"><input name="c" aria-label="C">
      </nc-form>
    </div>`);
    const heard: unknown[] = [];
    home.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push((event as FormSubmitEvent).value);
    });
    home.querySelector('button')!.click();
    const [native, draft] = [...home.querySelectorAll<NcForm>('nc-form')] as [NcForm, NcForm];
    const field = draft.querySelector<HTMLInputElement>('[name=a]')!;
    field.value = 'typed';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    draft.value = { b: 'set' };
    await native.updateComplete;
    await draft.updateComplete;
    expect(heard).to.deep.equal([{ a: '1' }]);
    const values = { a: 'typed', b: 'set', c: 'kept' };
    expect(draft.value).to.deep.equal(values);
    expect(JSON.parse(sessionStorage.getItem('nc-draft:early')!)).to.deep.equal(values);
  });

  it('goes on among tabs', async () => {
    const bar = fixtureSync<NcTabBar>(
      `<nc-tab-bar list='[{"text":"A"},{"text":"B"},{"text":"C"},{"text":"D"}]'></nc-tab-bar>`,
    );
    await Promise.resolve(); // The first update, and nothing more.
    const tabs = [...bar.shadowRoot!.querySelectorAll<HTMLElement>('[part=tab]')];
    tabs[0]!.focus();
    for (let presses = 0; presses < 2; presses++) {
      const init = { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true };
      deepActiveElement()!.dispatchEvent(new KeyboardEvent('keydown', init));
    }
    expect(deepActiveElement()).to.equal(tabs[0]);
    await bar.updateComplete;
    await bar.updateComplete;
    expect(tabs.indexOf(deepActiveElement() as HTMLElement)).to.equal(2);
  });
});
