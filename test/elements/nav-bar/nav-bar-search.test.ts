import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { NcNavBar } from 'nacre/elements/nav-bar';
import { isWebKit, keys } from '../../helpers/commands.js';
import { $, BUTTONS, createNavBar, tap } from '../../helpers/nav-bar.js';

describe('the search field of <nc-nav-bar>', () => {
  const field = (bar: NcNavBar) => $<HTMLInputElement>(bar, 'input')!;

  it('fires events for its text, and no others', async () => {
    const { bar, log } = await createNavBar({ searchInput: { placeholder: 'Find' } });
    let others = 0;
    for (const type of ['input', 'change']) bar.parentElement!.addEventListener(type, () => others++);
    field(bar).focus();
    await sendKeys({ type: 'ab' });
    await keys('Enter');
    field(bar).blur();
    const texts = log.filter((entry) => !String(entry).startsWith('focus'));
    expect(texts).to.deep.equal(['input a', 'input ab', 'confirm ab']);
    expect(others).to.equal(0);
  });

  // WebKitGTK's window is never the active one here: nothing in it gets focus events.
  if (!isWebKit) {
    it('fires events for its focus', async () => {
      const { bar, log } = await createNavBar({ searchInput: {} });
      await tap(field(bar));
      field(bar).blur();
      expect(log).to.deep.equal(['focus true', 'focus false']);
    });
  }

  it('tells of what a script wrote into the field, by a change alone or without any event', async () => {
    const { bar, log } = await createNavBar({ searchInput: {} });
    const input = field(bar);
    input.value = 'pearls';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect(log).to.deep.equal(['input pearls']);
    input.focus();
    input.value = 'shells';
    input.blur();
    expect(log).to.deep.equal(['input pearls', 'focus true', 'input shells', 'focus false']);
  });

  it('tells once of what was composed, and confirms no candidate', async () => {
    const { bar, log } = await createNavBar({ searchInput: {} });
    const input = field(bar);
    const send = (type: string, init: CompositionEventInit & InputEventInit = {}) => {
      const Constructor = type === 'input' ? InputEvent : CompositionEvent;
      input.dispatchEvent(new Constructor(type, { bubbles: true, composed: true, ...init }));
    };
    send('compositionstart');
    for (const text of ['n', 'ni']) {
      input.value = text;
      send('input', { isComposing: true });
    }
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    expect(log).to.deep.equal([]);
    input.value = '你';
    send('input', { isComposing: true });
    send('compositionend');
    expect(log).to.deep.equal(['input 你']);
    input.value = '你a';
    send('input');
    expect(log).to.deep.equal(['input 你', 'input 你a']);
  });

  it('that is disabled is a button, which fires searchclick', async () => {
    const { bar, log } = await createNavBar({ searchInput: { disabled: true, placeholder: 'Find' } });
    expect($(bar, 'input')).to.equal(null);
    const button = $(bar, 'button')!;
    expect(button.textContent!.trim()).to.equal('Find');
    await tap(button);
    expect(log).to.deep.equal(['click']);
  });

  it('takes the focus when it appears, if it should, and not again', async () => {
    const { bar } = await createNavBar({ searchInput: { autoFocus: true } });
    expect(bar.shadowRoot!.activeElement === field(bar)).to.equal(true);
    field(bar).blur();
    bar.searchInput = { autoFocus: true, placeholder: 'Find' };
    await bar.updateComplete;
    expect(bar.shadowRoot!.activeElement).to.equal(null);
    expect(field(bar).placeholder).to.equal('Find');
  });

  it('keeps its text while the bar changes', async () => {
    const { bar } = await createNavBar({ searchInput: {} });
    field(bar).value = 'kept';
    Object.assign(bar, { back: true, buttons: BUTTONS, searchInput: { placeholder: 'Find' } });
    await bar.updateComplete;
    expect(field(bar).value).to.equal('kept');
  });

  it('has the look that it is given', async () => {
    const { bar } = await createNavBar({
      searchInput: { align: 'center', color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(4, 5, 6)', borderRadius: '4' },
    });
    const box = getComputedStyle($(bar, '[part=search]')!);
    expect([box.backgroundColor, box.borderTopLeftRadius]).to.deep.equal(['rgb(4, 5, 6)', '4px']);
    const { color, textAlign } = getComputedStyle(field(bar));
    expect([color, textAlign]).to.deep.equal(['rgb(1, 2, 3)', 'center']);
  });
});
