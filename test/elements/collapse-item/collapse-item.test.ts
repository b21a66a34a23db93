import 'nacre/elements/collapse-item';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcCollapseItem } from 'nacre/elements/collapse-item';
import { keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const buttonOf = (item: NcCollapseItem) => item.shadowRoot!.querySelector('button')!;
const headerHeight = (item: NcCollapseItem) => buttonOf(item).getBoundingClientRect().height;

describe('<nc-collapse-item>', () => {
  before(useTokens);

  elementSuite<NcCollapseItem>({
    tag: 'nc-collapse-item',
    html: '<nc-collapse-item title="Delivery">Within two days.</nc-collapse-item>',
    states: {
      open: '<nc-collapse-item title="Delivery" open>Within two days.</nc-collapse-item>',
      'with all texts':
        '<nc-collapse-item title="Delivery" label="By post" value="Free" icon="mail" level="3" open>Two days.</nc-collapse-item>',
      disabled: '<nc-collapse-item title="Delivery" disabled>Within two days.</nc-collapse-item>',
      slots:
        '<nc-collapse-item><b slot="title">Delivery</b><i slot="label">By post</i><span slot="value">Free</span>Two days.</nc-collapse-item>',
    },
    properties: {
      title: { default: '', sample: 'Title' },
      label: { default: '', sample: 'Second line' },
      value: { default: '', sample: 'Value' },
      icon: { default: '', sample: 'star' },
      open: { default: false, sample: true, reflects: true },
      name: { default: '', sample: 'group', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      level: { default: 0, sample: 2 },
    },
    use: (item) => buttonOf(item).click(),
    focusable: true,
  });

  let toggles: string[];
  const listener = (event: Event) => {
    const { title, open } = event.target as NcCollapseItem;
    const { oldState, newState } = event as ToggleEvent;
    toggles.push(`${title} ${oldState} ${newState} ${open}`);
  };
  const create = async (template: ReturnType<typeof html>) => {
    const home = await fixture<HTMLElement>(html`<div>${template}</div>`);
    await settled(home);
    toggles = [];
    const items = [...home.querySelectorAll('nc-collapse-item')];
    items.forEach((item) => item.addEventListener('toggle', listener));
    return items;
  };
  const one = async (template: ReturnType<typeof html>) => (await create(template))[0]!;

  it('opens and closes by mouse, Enter and Space, and says so', async () => {
    const item = await one(html`<nc-collapse-item title="A"><p>Text</p></nc-collapse-item>`);
    const button = buttonOf(item);
    const { left, top } = button.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 30), Math.round(top + 20)] });
    await settled(item);
    expect(button.ariaExpanded).to.equal('true');
    await waitUntil(() => item.offsetHeight > headerHeight(item) + 20, 'all of it is shown');
    item.focus();
    await keys('Enter');
    await settled(item);
    expect(button.ariaExpanded).to.equal('false');
    await waitUntil(() => item.getBoundingClientRect().height === headerHeight(item), 'it is closed');
    await keys(' ');
    expect(toggles).to.deep.equal(['A closed open true', 'A open closed false', 'A closed open true']);
  });

  it('says nothing of what code does', async () => {
    const item = await one(html`<nc-collapse-item title="A" open>Text</nc-collapse-item>`);
    item.open = false;
    await settled(item);
    item.setAttribute('open', '');
    await settled(item);
    expect(buttonOf(item).ariaExpanded).to.equal('true');
    expect(toggles).to.deep.equal([]);
  });

  it('does not open while it is disabled, or if the page prevents the click', async () => {
    const item = await one(html`<nc-collapse-item title="A" disabled>Text</nc-collapse-item>`);
    buttonOf(item).click();
    item.focus();
    await keys('Enter');
    expect(item.open).to.equal(false);
    item.disabled = false;
    await settled(item);
    item.addEventListener('click', (event) => event.preventDefault());
    buttonOf(item).click();
    expect(item.open).to.equal(false);
  });

  it('keeps Tab out of what is closed', async () => {
    const [item] = await create(
      html`<nc-collapse-item title="A"><button id="in">In</button></nc-collapse-item><button id="after">After</button>`,
    );
    item!.focus();
    await keys('Tab');
    expect(document.activeElement!.id).to.equal('after');
    item!.open = true;
    await settled(item!);
    item!.focus();
    await keys('Tab');
    expect(document.activeElement!.id).to.equal('in');
  });

  it('opens when find-in-page, or a link, leads into it, where the browser can', async () => {
    const item = await one(html`<nc-collapse-item title="A"><p id="sought">Text</p></nc-collapse-item>`);
    const content = item.shadowRoot!.querySelector('#content')!;
    expect(content.getAttribute('hidden')).to.equal('until-found');
    // What the browser does before it shows what it has found.
    content.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(item.open).to.equal(true);
    expect(toggles).to.deep.equal(['A closed open true']);
    item.open = false;
    item.disabled = true;
    await settled(item);
    expect(content.getAttribute('hidden')).to.equal('');
  });

  it('closes the one with its name', async () => {
    const [a, b, c] = await create(
      html`<nc-collapse-item title="A" name="one" open></nc-collapse-item>
        <nc-collapse-item title="B" name="one" open></nc-collapse-item>
        <nc-collapse-item title="C" name='on"e' open></nc-collapse-item>`,
    );
    const open = () => [a!.open, b!.open, c!.open];
    // As with <details>, the first stays open.
    expect(open()).to.deep.equal([true, false, true]);
    buttonOf(b!).click();
    expect(open()).to.deep.equal([false, true, true]);
    expect(toggles).to.deep.equal(['B closed open true', 'A open closed false']);
    a!.open = true;
    expect(open()).to.deep.equal([true, false, true]);
    c!.name = 'one';
    expect(open()).to.deep.equal([true, false, false]);
  });
});
