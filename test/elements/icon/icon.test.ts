import 'nacre/elements/icon';
import { expect, fixture, html } from '@open-wc/testing';
import { registerIcons, type NcIcon } from 'nacre/elements/icon';
import { elementSuite } from '../../suites/element-suite.js';

const create = async (markup: unknown): Promise<NcIcon> => {
  const element = await fixture<NcIcon>(markup as ReturnType<typeof html>);
  await element.updateComplete;
  return element;
};

const drawing = (element: NcIcon): string | null => element.shadowRoot!.querySelector('path')!.getAttribute('d');

describe('<nc-icon>', () => {
  elementSuite<NcIcon>({
    tag: 'nc-icon',
    html: '<nc-icon type="success"></nc-icon>',
    states: { labelled: '<nc-icon type="warn" label="Careful"></nc-icon>', empty: '<nc-icon></nc-icon>' },
    properties: {
      type: { default: '', sample: 'info', reflects: true },
      name: { default: '', sample: 'info', reflects: true },
      library: { default: '', sample: 'set', reflects: true },
      size: { default: 23, sample: 40 },
      color: { default: '', sample: 'red' },
      label: { default: '', sample: 'Done' },
    },
  });

  it('draws the nine icons, by either spelling', async () => {
    const types = 'success success_no_circle success-no-circle info warn waiting cancel download search clear';
    for (const type of types.split(' ')) {
      const element = await create(html`<nc-icon type=${type}></nc-icon>`);
      expect(drawing(element), type).to.be.a('string').that.is.not.empty;
    }
  });

  it('draws those that load later, and those that come after them', async () => {
    const element = await create(html`<nc-icon type="user"></nc-icon>`);
    const path = drawing(element);
    expect(path).to.be.a('string').that.is.not.empty;
    element.type = 'globe';
    await element.updateComplete;
    expect(drawing(element)).to.be.a('string').that.is.not.empty.and.not.equal(path);
    element.type = '';
    await element.updateComplete;
    expect(drawing(element)).to.equal('');
  });

  it('is as large as its size', async () => {
    const element = await create(html`<nc-icon type="info"></nc-icon>`);
    const width = (): number => element.getBoundingClientRect().width;
    expect(width()).to.equal(23);
    element.size = 48;
    await element.updateComplete;
    expect(width()).to.equal(48);
  });

  it('takes the colour that it is given', async () => {
    const element = await create(html`<nc-icon type="success" color="rgb(1, 2, 3)"></nc-icon>`);
    expect(getComputedStyle(element.shadowRoot!.querySelector('svg')!).stroke).to.equal('rgb(1, 2, 3)');
    element.color = '';
    await element.updateComplete;
    expect(getComputedStyle(element.shadowRoot!.querySelector('svg')!).stroke).not.to.equal('rgb(1, 2, 3)');
  });

  it('draws what the app registers, also over a built-in icon', async () => {
    registerIcons({ pearl: 'M1 1h2' });
    const element = await create(html`<nc-icon type="pearl"></nc-icon>`);
    expect(drawing(element)).to.equal('M1 1h2');
  });

  it('shows a drawing of the page instead', async () => {
    const element = await create(html`<nc-icon size="30"><svg viewBox="0 0 1 1"><rect /></svg></nc-icon>`);
    const own = element.querySelector('svg')!;
    expect(own.getBoundingClientRect().width).to.equal(30);
    expect(element.shadowRoot!.querySelector('svg')!.getBoundingClientRect().width).to.equal(0);
  });
});
