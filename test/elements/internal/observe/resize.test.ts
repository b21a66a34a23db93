import { expect, fixture, html } from '@open-wc/testing';
import { unwatchSize, watchSize, type SizeWatcher } from '../../../../elements/internal/observe/resize.js';
import { drawn } from '../../../helpers/dom.js';

describe('watchers of a size', () => {
  let element: HTMLElement;
  let reports: string[];
  const watcherCalled = (name: string): SizeWatcher => ({ resized: () => reports.push(name) });

  beforeEach(async () => {
    element = await fixture<HTMLElement>(html`<div style="width: 20px; height: 20px"></div>`);
    reports = [];
  });
  const told = async () => {
    await drawn();
    return reports.splice(0).sort();
  };

  it('are each called at first, and when it changes', async () => {
    const [first, second] = [watcherCalled('first'), watcherCalled('second')];
    watchSize(element, first);
    expect(await told()).to.deep.equal(['first']);
    watchSize(element, second);
    expect(await told(), 'another').to.include('second');
    element.style.width = '30px';
    expect(await told(), 'wider').to.deep.equal(['first', 'second']);
    unwatchSize(element, first);
    element.style.width = '40px';
    expect(await told(), 'one is left').to.deep.equal(['second']);
    unwatchSize(element, second);
    element.style.width = '50px';
    expect(await told(), 'none is left').to.deep.equal([]);
  });

  it('are called once for several elements', async () => {
    const watcher = watcherCalled('both');
    watchSize(element, watcher);
    watchSize(element.parentElement!, watcher);
    expect(await told()).to.deep.equal(['both']);
    unwatchSize(element, watcher);
    unwatchSize(element.parentElement!, watcher);
  });
});
