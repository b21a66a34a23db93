import { expect } from '@open-wc/testing';
import { endComposition, isComposing, startComposition } from '../../../../elements/internal/text/composition.js';

describe('a composition', () => {
  let field: HTMLInputElement;
  let commits: number;
  const host = { compositionCommitted: () => void commits++ };
  const end = () => new CompositionEvent('compositionend', { bubbles: true, composed: true });
  beforeEach(() => {
    commits = 0;
    field = document.createElement('input');
    document.body.append(field);
    startComposition(field, host);
  });
  afterEach(() => {
    endComposition(field);
    field.remove();
  });

  it('is committed after all listeners of its end', () => {
    let before = -1;
    field.addEventListener('compositionend', (event) => endComposition(field, event));
    document.addEventListener('compositionend', () => (before = commits), { once: true });
    field.dispatchEvent(end());
    expect([before, commits, isComposing(field)]).to.deep.equal([0, 1, false]);
  });

  it('is committed once, also where a blur ends it while its end is on the way', () => {
    field.addEventListener('compositionend', (event) => endComposition(field, event));
    document.addEventListener('compositionend', () => endComposition(field), { once: true });
    field.dispatchEvent(end());
    expect(commits).to.equal(1);
    endComposition(field);
    expect(commits).to.equal(1);
  });

  it('keeps its input from the page, and only while it is under way', () => {
    let heard = 0;
    field.addEventListener('input', () => heard++);
    const input = (isComposed: boolean) =>
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: isComposed }));
    input(true);
    expect(heard).to.equal(0);
    input(false);
    expect(heard).to.equal(1);
    endComposition(field);
    input(true);
    expect(heard).to.equal(2);
  });
});
