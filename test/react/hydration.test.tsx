import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { NcCheckbox } from 'nacre/elements/checkbox';
import type { NcInput } from 'nacre/elements/input';
import { App } from './app.js';
import { APP_HTML } from './app-html.js';

// The runner fails a file that prints to the console, as React does when server and browser disagree.
describe('a page from a server', () => {
  let container: HTMLElement;
  let root: Root | undefined;
  const find = <Element extends HTMLElement>(selector: string) => container.querySelector<Element>(selector)!;

  beforeEach(() => {
    container = document.createElement('div');
    container.innerHTML = APP_HTML;
    document.body.append(container);
  });
  afterEach(() => {
    flushSync(() => root?.unmount());
    root = undefined;
    container.remove();
  });

  function hydrate(): unknown[] {
    const problems: unknown[] = [];
    flushSync(() => {
      root = hydrateRoot(container, <App />, { onRecoverableError: (error) => problems.push(error) });
    });
    return problems;
  }

  const data = () => Object.fromEntries(new FormData(find<HTMLFormElement>('form')));

  it('has its texts, states and form data before any of React has run', () => {
    expect(find<NcInput>('nc-input').label).to.equal('Name');
    expect(find<NcInput>('nc-input').required).to.equal(true);
    expect(data()).to.deep.equal({ name: 'Ada', note: 'none', agreed: 'on' });
  });

  it('is taken over: the same elements, the same look', () => {
    const before = [...container.querySelectorAll('*')];
    expect(hydrate()).to.deep.equal([]);
    expect([...container.querySelectorAll('*')]).to.deep.equal(before);
    expect(data()).to.deep.equal({ name: 'Ada', note: 'none', agreed: 'on' });
    expect(find('nc-text').textContent).to.equal('Ada: yes');
  });

  it('works from then on', async () => {
    hydrate();
    const input = find<NcInput>('nc-input');
    input.focus();
    input.setSelectionRange(3, 3);
    await sendKeys({ type: ' L' });
    find<NcCheckbox>('nc-checkbox').click();
    await Promise.resolve();
    expect(find('nc-text').textContent).to.equal('Ada L: no');
    expect(data()).to.deep.equal({ name: 'Ada L', note: 'none' });
  });

  it('keeps what users entered before, and the app learns of it', async () => {
    for (const [name, text] of [
      ['name', '!'],
      ['note', '?'],
    ]) {
      const input = find<NcInput>(`[name="${name}"]`);
      input.focus();
      input.select();
      await sendKeys({ type: text! });
    }
    find<NcCheckbox>('nc-checkbox').click();
    hydrate();
    await Promise.resolve();
    expect(data()).to.deep.equal({ name: '!', note: '?' });
    expect(find('nc-text').textContent).to.equal('!: no');
  });
});
