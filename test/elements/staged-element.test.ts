import { expect, fixture } from '@open-wc/testing';
import { css, html, nothing } from 'lit';
import { part, StagedElement } from '../../elements/internal/staged-element.js';

let loads: (() => Promise<{ text: string }>)[] = [];
const styles = css`
  b {
    color: rgb(1, 2, 3);
  }
`;
const late = part(() => loads.shift()!().then((module) => ({ ...module, styles })));

class TestStaged extends StagedElement {
  protected override renderContent(): unknown {
    const module = this.need(late);
    return module ? html`<b>${module.text}</b>` : nothing;
  }

  say(texts: string[]): void {
    this.with(late, ({ text }) => texts.push(text));
  }
}
customElements.define('test-staged', TestStaged);

let isQuieting = false;

/** A promise whose failure, and that of all that follows from it, does not fail the run: there, nobody handles it. */
class Quiet<Value> extends Promise<Value> {
  constructor(executor: ConstructorParameters<typeof Promise<Value>>[0]) {
    super(executor);
    if (isQuieting) return;
    isQuieting = true;
    void this.catch(() => {});
    isQuieting = false;
  }
}

describe('an element with a part that loads later', () => {
  it('survives a load that fails, and tries again with the next use', async () => {
    loads = [() => Quiet.reject(new Error('offline')), () => Promise.resolve({ text: 'here' })];
    const texts: string[] = [];
    let element = await fixture<TestStaged>('<test-staged></test-staged>');
    await element.updateComplete;
    expect(element.shadowRoot!.textContent).to.equal('');
    element.say(texts);
    await element.updateComplete;
    expect(texts).to.deep.equal(['here']);
    const bold = () => element.shadowRoot!.querySelector('b')!;
    expect(bold().textContent).to.equal('here');
    expect(getComputedStyle(bold()).color, 'of an instance older than its styles').to.equal('rgb(1, 2, 3)');
    element = await fixture<TestStaged>('<test-staged></test-staged>');
    expect(getComputedStyle(bold()).color, 'of a younger one').to.equal('rgb(1, 2, 3)');
    element.say(texts);
    expect([texts.length, loads.length], 'at once, and not loaded again').to.deep.equal([2, 0]);
  });
});
