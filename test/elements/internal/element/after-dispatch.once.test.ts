import { expect } from '@open-wc/testing';
import { afterDispatch, unlessPrevented } from '../../../../elements/internal/element/after-dispatch.js';
import { nextTask } from '../../../helpers/timers.js';

const press = () => new Event('press', { bubbles: true, composed: true, cancelable: true });

describe('what an event brings about', () => {
  let log: string[];
  let until: AbortController;
  const on = (target: EventTarget, listener: (event: Event) => void) =>
    target.addEventListener('press', listener, { signal: until.signal });
  beforeEach(() => {
    log = [];
    until = new AbortController();
  });
  afterEach(() => until.abort());

  it('happens after all listeners, in the same task', () => {
    on(document.body, (event) => afterDispatch(event, () => log.push('done')));
    on(document, () => log.push('document'));
    document.body.dispatchEvent(press());
    expect(log).to.deep.equal(['document', 'done']);
  });

  it('happens in the next task, once, where a listener stops the event', async () => {
    on(document.body, (event) => {
      afterDispatch(event, () => log.push('done'));
      event.stopPropagation();
    });
    document.body.dispatchEvent(press());
    expect(log).to.deep.equal([]);
    await nextTask();
    await nextTask();
    expect(log).to.deep.equal(['done']);
  });

  it('does not happen by another event of that name that a listener dispatches', () => {
    const other = document.createElement('p');
    document.body.append(other);
    let isFirst = true;
    on(document.body, (event) => {
      if (!isFirst) return;
      isFirst = false;
      afterDispatch(event, () => log.push('done'));
      other.dispatchEvent(press());
      log.push('other');
    });
    on(document, () => log.push('document'));
    document.body.dispatchEvent(press());
    other.remove();
    expect(log).to.deep.equal(['document', 'other', 'document', 'done']);
  });

  it('does not happen if any listener prevents it', () => {
    on(document.body, (event) => unlessPrevented(event, () => log.push('done')));
    on(document, (event) => event.preventDefault());
    document.body.dispatchEvent(press());
    expect(log).to.deep.equal([]);
  });
});
