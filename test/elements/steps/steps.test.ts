import 'nacre/elements/steps';
import { expect, fixture } from '@open-wc/testing';
import type { NcSteps } from 'nacre/elements/steps';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium, keys } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const ITEMS = [
  { title: 'Ordered', description: 'Monday' },
  { title: 'Packed', description: 'Tuesday' },
  { title: 'On its way', description: 'Today' },
];
const LIST = `items='${JSON.stringify(ITEMS)}'`;
const rows = (steps: NcSteps) => [...steps.shadowRoot!.querySelectorAll('li')];
const textsOf = (steps: NcSteps) => rows(steps).map((row) => row.textContent!.replaceAll(/\s+/g, ' ').trim());
const statusesOf = (steps: NcSteps) => rows(steps).map((row) => row.dataset.status);
const currentOf = (steps: NcSteps) =>
  rows(steps).findIndex((row) => row.matches('[aria-current=step], :has([aria-current=step])'));
const buttons = (steps: NcSteps) => [...steps.shadowRoot!.querySelectorAll('button')];

describe('<nc-steps>', () => {
  before(useTokens);

  elementSuite<NcSteps>({
    tag: 'nc-steps',
    html: `<nc-steps ${LIST} current="1" clickable></nc-steps>`,
    states: {
      'to read': `<nc-steps ${LIST} current="1" label="Order"></nc-steps>`,
      done: `<nc-steps ${LIST} current="3"></nc-steps>`,
      failed: `<nc-steps items='[{"title":"Ordered"},{"title":"Paid","status":"error"},{"title":"Sent","disabled":true}]'
        current="1" clickable></nc-steps>`,
    },
    properties: {
      items: { default: [], sample: [{ title: 'Ordered' }, { title: 'Sent' }] },
      current: { default: 0, sample: 1 },
      vertical: { default: false, sample: true, reflects: true },
      clickable: { default: false, sample: true },
      label: { default: '', sample: 'Order' },
    },
    focusable: true,
    use: (steps) => buttons(steps)[2]?.click(),
  });

  it('shows what is done, under way and to come', async () => {
    const steps = await fixture<NcSteps>(`<nc-steps ${LIST} current="1"></nc-steps>`);
    expect(statusesOf(steps)).to.deep.equal(['finish', 'process', 'wait']);
    expect(textsOf(steps)).to.deep.equal(['OrderedMondayDone', '2PackedTuesday', '3On its wayToday']);
    expect(currentOf(steps)).to.equal(1);
    steps.items = [{ title: 'Ordered' }, { title: 'Paid', status: 'error' }];
    await steps.updateComplete;
    expect(statusesOf(steps)).to.deep.equal(['finish', 'error']);
    expect(textsOf(steps)[1]).to.equal('PaidFailed');
  });

  it('stands in a row, and below each other when it is vertical', async () => {
    const steps = await fixture<NcSteps>(`<nc-steps ${LIST}></nc-steps>`);
    const [first, second] = rows(steps) as [HTMLLIElement, HTMLLIElement, ...HTMLLIElement[]];
    expect(second.offsetTop).to.equal(first.offsetTop);
    expect(first.offsetWidth).to.be.closeTo(second.offsetWidth, 1);
    steps.vertical = true;
    expect(second.offsetTop).to.be.at.least(first.offsetTop + first.offsetHeight);
    await expect(steps).to.be.accessible();
  });

  it('changes when the user chooses a step', async () => {
    const steps = await fixture<NcSteps>(`<nc-steps ${LIST} clickable></nc-steps>`);
    const events: string[] = [];
    steps.parentElement!.addEventListener('change', (event) => {
      const { target, value } = event as Event & { value: number };
      events.push(`${value} ${(target as NcSteps).current}`);
    });
    buttons(steps)[2]!.click();
    buttons(steps)[2]!.click();
    await steps.updateComplete;
    expect(currentOf(steps)).to.equal(2);
    expect(statusesOf(steps)).to.deep.equal(['finish', 'finish', 'process']);
    buttons(steps)[0]!.focus();
    await keys('Tab');
    await keys('Enter');
    await steps.updateComplete;
    expect(currentOf(steps)).to.equal(1);
    steps.current = 0;
    await steps.updateComplete;
    expect(currentOf(steps)).to.equal(0);
    expect(events).to.deep.equal(['2 2', '1 1']);
  });

  it('does not go to a step that is disabled, and has no buttons unless it is clickable', async () => {
    const steps = await fixture<NcSteps>('<nc-steps clickable></nc-steps>');
    steps.items = [{ title: 'Ordered' }, { title: 'Sent', disabled: true }];
    await steps.updateComplete;
    buttons(steps)[1]!.click();
    expect(steps.current).to.equal(0);
    steps.clickable = false;
    await steps.updateComplete;
    expect(buttons(steps).length).to.equal(0);
    expect(currentOf(steps)).to.equal(0);
  });

  if (isChromium) {
    it('is a list, named by its label', async () => {
      const steps = await fixture<NcSteps>(`<nc-steps ${LIST} label="Order"></nc-steps>`);
      const { role, name } = await accessibleNode(steps.shadowRoot!.querySelector('ol')!);
      expect([role, name]).to.deep.equal(['list', 'Order']);
      expect((await accessibleNode(rows(steps)[0]!)).role).to.equal('listitem');
    });
  }
});
