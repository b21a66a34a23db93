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

describe('an element that is used right after it was created', () => {
  it('submits a form once, and keeps what is entered over a draft', async () => {
    sessionStorage.setItem('nc-draft:early', JSON.stringify({ a: 'kept', b: 'kept', c: 'kept' }));
    const home = fixtureSync<HTMLElement>(`<div>
      <nc-form id="native"><form><input name="a" value="1" aria-label="A"><button></button></form></nc-form>
      <nc-form id="draft" draft="early">
        <input name="a" aria-label="A"><input name="b" aria-label="B"><input name="c" aria-label="C">
      </nc-form>
    </div>`);
    const submitted: unknown[] = [];
    home.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push((event as FormSubmitEvent).value);
    });
    home.querySelector('button')!.click();
    const [native, draft] = [...home.querySelectorAll<NcForm>('nc-form')] as [NcForm, NcForm];
    draft.value = { b: 'set' };
    const field = draft.querySelector<HTMLInputElement>('[name=a]')!;
    field.value = 'typed';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await native.updateComplete;
    await draft.updateComplete;
    expect(submitted).to.deep.equal([{ a: '1' }]);
    const values = { a: 'typed', b: 'set', c: 'kept' };
    expect(draft.value).to.deep.equal(values);
    expect(JSON.parse(sessionStorage.getItem('nc-draft:early')!)).to.deep.equal(values);
  });

  it('animates an active bar from its start', async () => {
    const progress = fixtureSync<NcProgress>('<nc-progress percent="40" active show-info></nc-progress>');
    const bar = () => [progress.style.getPropertyValue('--_percent'), progress.shadowRoot!.textContent];
    await Promise.resolve(); // The first update.
    expect(bar()).to.deep.equal(['40', '0%']);
    expect(progress.shadowRoot!.getAnimations()).to.have.length(1);
  });

  it('follows a link', async () => {
    const link = fixtureSync<NcNavigator>('<nc-navigator url="/somewhere">Go</nc-navigator>');
    const asked: string[] = [];
    link.addEventListener('nc-request', (event) => {
      asked.push(event.name);
      event.respondWith('/here');
    });
    await Promise.resolve(); // The first update.
    link.click();
    await link.updateComplete;
    expect(asked).to.deep.equal(['createHref', 'navigateTo']);
  });

  it('moves the focus among tabs', async () => {
    const bar = fixtureSync<NcTabBar>(
      `<nc-tab-bar list='[{"text":"A"},{"text":"B"},{"text":"C"},{"text":"D"}]'></nc-tab-bar>`,
    );
    await Promise.resolve(); // The first update.
    const tabs = [...bar.shadowRoot!.querySelectorAll<HTMLElement>('[part~=tab]')];
    tabs[0]!.focus();
    for (let presses = 0; presses < 2; presses++) {
      const init = { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true };
      deepActiveElement()!.dispatchEvent(new KeyboardEvent('keydown', init));
    }
    expect(tabs.indexOf(deepActiveElement() as HTMLElement)).to.equal(2);
  });
});
