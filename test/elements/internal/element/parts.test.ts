import { expect, fixture } from '@open-wc/testing';
import { css, html, nothing } from 'lit';
import { loadOnce } from '../../../../elements/base/lazy.js';
import { NcElement } from '../../../../elements/internal/element/nc-element.js';
import { Part } from '../../../../elements/internal/element/parts.js';
import { collectReports } from '../../../helpers/errors.js';

interface TestModule {
  readonly text: string;
}

let loads: (() => Promise<TestModule>)[] = [];
const styles = css`
  b {
    color: rgb(1, 2, 3);
  }
`;
const newPart = () => new Part(loadOnce(async () => ({ ...(await loads.shift()!()), styles })));
let part = newPart();

class TestParts extends NcElement {
  protected override renderContent(): unknown {
    const module = part.get(this);
    return module ? html`<b>${module.text}</b>` : nothing;
  }

  say(texts: string[]): void {
    part.use(this, ({ text }) => texts.push(text));
  }
}
customElements.define('test-parts', TestParts);

const create = () => fixture<TestParts>('<test-parts></test-parts>');
const bold = (element: Element) => element.shadowRoot!.querySelector('b')!;

describe('a part of an element', () => {
  beforeEach(() => {
    part = newPart();
  });

  it('loads once for all instances, and updateComplete waits for it', async () => {
    let arrive!: (module: TestModule) => void;
    loads = [() => new Promise((resolve) => (arrive = resolve))];
    const elements = [new TestParts(), new TestParts()];
    document.body.append(...elements);
    let isComplete = false;
    const complete = Promise.all(elements.map((element) => element.updateComplete)).then(() => (isComplete = true));
    await new Promise(requestAnimationFrame);
    expect(isComplete).to.equal(false);
    arrive({ text: 'here' });
    await complete;
    expect(elements.map((element) => bold(element).textContent)).to.deep.equal(['here', 'here']);
    elements.forEach((element) => element.remove());
  });

  it('adds its styles to instances that are older and younger than they are', async () => {
    loads = [() => Promise.resolve({ text: 'here' })];
    for (const element of [await create(), await create()]) {
      await element.updateComplete;
      expect(getComputedStyle(bold(element)).color).to.equal('rgb(1, 2, 3)');
    }
  });

  it('reports a failed load once, however many instances asked for it, and loads at the next use', async () => {
    loads = [() => Promise.reject(new Error('offline')), () => Promise.resolve({ text: 'here' })];
    const reports = collectReports();
    const elements = [new TestParts(), new TestParts()];
    document.body.append(...elements);
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(reports.stop()).to.deep.equal(['offline']);
    expect(elements[0]!.shadowRoot!.textContent).to.equal('');

    const texts: string[] = [];
    elements[0]!.say(texts);
    await elements[0]!.updateComplete;
    expect(texts).to.deep.equal(['here']);
    elements[1]!.say(texts);
    expect([texts.length, loads.length], 'at once, and not loaded again').to.deep.equal([2, 0]);
    elements.forEach((element) => element.remove());
  });
});
