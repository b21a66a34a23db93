import 'nacre/elements/form';
import 'nacre/elements/navigator';
import 'nacre/elements/progress';
import 'nacre/elements/tab-bar';
import { expect, fixtureSync } from '@open-wc/testing';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import type { NcNavigator } from 'nacre/elements/navigator';
import type { NcProgress } from 'nacre/elements/progress';
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

  it('sees a bar that is to grow stand where it grows from', async () => {
    const progress = fixtureSync<NcProgress>('<nc-progress percent="40" active show-info></nc-progress>');
    const bar = () => [progress.style.getPropertyValue('--_percent'), progress.shadowRoot!.textContent];
    await Promise.resolve(); // The first update, and nothing more.
    expect(bar()).to.deep.equal(['0', '0%']);
    await progress.updateComplete;
    expect(progress.getAnimations({ subtree: true })).to.have.length(1);
    expect(bar()[0]).to.equal('40');
  });

  it('goes where a link leads', async () => {
    const link = fixtureSync<NcNavigator>('<nc-navigator url="/somewhere">Go</nc-navigator>');
    const asked: string[] = [];
    link.addEventListener('nc-request', (event) => {
      asked.push(event.name);
      event.respondWith('/here');
    });
    await Promise.resolve(); // The first update, and nothing more.
    link.click();
    await link.updateComplete;
    expect(asked).to.deep.equal(['createHref', 'navigateTo']);
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
