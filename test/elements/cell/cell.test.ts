import 'nacre/elements/avatar';
import 'nacre/elements/cell';
import 'nacre/elements/input';
import 'nacre/elements/switch';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcCell } from 'nacre/elements/cell';
import type { NcInput } from 'nacre/elements/input';
import type { NcSwitch } from 'nacre/elements/switch';
import type { RequestEvent } from '../../../elements/internal/element/events.js';
import { isUnsafe, UNSAFE_URLS } from '../../helpers/addresses.js';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { elementSuite } from '../../suites/element-suite.js';

const rowOf = (cell: NcCell) => cell.shadowRoot!.querySelector<HTMLElement>('[part=row]')!;
const partOf = (cell: NcCell, name: string) => cell.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;

async function create<E extends HTMLElement = NcCell>(template: ReturnType<typeof html>): Promise<E> {
  const element = await fixture<E>(template);
  await settled(element);
  // Slots tell of their content in a microtask.
  await drawn();
  return element;
}

/** A real click at a place of the element: 0 to 1 from its start. */
async function tap(element: Element, at = 0.5): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width * at), Math.round(top + height / 2)] });
}

describe('<nc-cell>', () => {
  before(useTokens);

  it('stands out while it is the current one of its list, in the colour that the page gives it', async () => {
    const cell = await create(html`<nc-cell title="Lyon"></nc-cell>`);
    const colour = () => getComputedStyle(cell).backgroundColor;
    const plain = colour();
    cell.ariaCurrent = 'true';
    expect(colour()).to.equal('rgb(220, 240, 242)');
    cell.style.setProperty('--nc-cell-background', 'rgb(1, 2, 3)');
    expect(colour()).to.equal('rgb(1, 2, 3)');
    cell.style.removeProperty('--nc-cell-background');
    cell.ariaCurrent = 'false';
    expect(colour()).to.equal(plain);
  });

  let requests: RequestEvent[];
  const listener = (event: RequestEvent) => {
    if (event.name === 'createHref') return;
    requests.push(event);
    event.respondWith({});
  };
  const calls = () => requests.map(({ name, options }) => [name, options]);
  beforeEach(() => {
    requests = [];
    document.body.addEventListener('nc-request', listener);
  });
  afterEach(() => document.body.removeEventListener('nc-request', listener));

  elementSuite<NcCell>({
    tag: 'nc-cell',
    html: '<nc-cell title="Network" url="/network"></nc-cell>',
    states: {
      plain: '<nc-cell title="Network" value="Home"></nc-cell>',
      full: '<nc-cell title="Network" label="At home" value="Fast" icon="globe" arrow required></nc-cell>',
      button: '<nc-cell title="Log out" clickable></nc-cell>',
      disabled: '<nc-cell title="Network" label="None" url="/network" disabled></nc-cell>',
      'disabled button': '<nc-cell title="Log out" clickable disabled></nc-cell>',
      control: '<nc-cell title="Wi-Fi"><nc-switch></nc-switch></nc-cell>',
      'text alone': '<nc-cell>All that there is to say</nc-cell>',
      slots:
        '<nc-cell center><b slot="title">Ada</b><span slot="label">London</span><i slot="value">Now</i><svg slot="icon" width="40" height="40"></svg></nc-cell>',
    },
    properties: {
      title: { default: '', sample: 'Title' },
      label: { default: '', sample: 'Second line' },
      value: { default: '', sample: 'Value' },
      icon: { default: '', sample: 'star' },
      arrow: { default: false, sample: true, reflects: true },
      url: { default: '', sample: '/there' },
      openType: { default: 'navigate', sample: 'redirect' },
      href: { default: '', sample: '/elsewhere' },
      target: { default: '', sample: '_blank' },
      clickable: { default: false, sample: true, reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      center: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
    },
    cssStates: ['untitled', 'control'],
    use: (cell) => cell.focus(),
    focusable: true,
  });

  it('shows its texts and its icon, also after they change', async () => {
    const cell = await create(html`<nc-cell title="A" label="B" value="C" icon="star"></nc-cell>`);
    const shown = () => ['title', 'label', 'value'].map((name) => partOf(cell, name).textContent);
    expect(shown()).to.deep.equal(['A', 'B', 'C']);
    expect(cell.shadowRoot!.querySelector('nc-icon')!.type).to.equal('star');
    Object.assign(cell, { title: '<b>', label: '', value: 7, icon: '' });
    await cell.updateComplete;
    expect(shown()).to.deep.equal(['<b>', '', '7']);
    expect(cell.shadowRoot!.querySelector('nc-icon')).to.equal(null);
  });

  it('has no tooltip: all of it has an empty title', async () => {
    const cell = await create(html`<nc-cell title="Network" url="/a"></nc-cell>`);
    for (const url of ['/a', '']) {
      cell.url = url;
      await cell.updateComplete;
      expect(rowOf(cell).getAttribute('title')).to.equal('');
      expect(rowOf(cell).getBoundingClientRect().height).to.equal(cell.getBoundingClientRect().height);
    }
  });

  it('is at least 44 px high, and no higher with a control of ours in it', async () => {
    const home = await create(
      html`<div>
        <nc-cell title="A"></nc-cell>
        <nc-cell title="A"><nc-switch></nc-switch></nc-cell>
        <nc-cell title="A"><nc-switch slot="value"></nc-switch></nc-cell>
      </div>`,
    );
    const [first, ...others] = [...home.querySelectorAll('nc-cell')].map((cell) => cell.offsetHeight);
    expect(first).to.be.at.least(44);
    expect(others).to.deep.equal([first, first]);
  });

  it('leaves the initials of an avatar before its title where they are', async () => {
    const cell = await create(html`<nc-cell title="Ada"><nc-avatar slot="icon" name="Ada"></nc-avatar></nc-cell>`);
    const initials = document.createRange();
    const avatar = cell.querySelector('nc-avatar')!;
    initials.selectNodeContents(avatar.shadowRoot!.querySelector('slot')!);
    const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2];
    const [text, box] = [middle(initials.getBoundingClientRect()), middle(avatar.getBoundingClientRect())];
    expect(text[0]).to.be.closeTo(box[0]!, 2);
    expect(text[1]).to.be.closeTo(box[1]!, 2);
  });

  it('wraps long texts, within its width', async () => {
    const home = await create<HTMLElement>(html`<div style="width: 200px"><nc-cell></nc-cell></div>`);
    const cell = home.querySelector('nc-cell')!;
    Object.assign(cell, { title: 'word '.repeat(20), value: 'x'.repeat(80), label: 'y'.repeat(80), arrow: true });
    await cell.updateComplete;
    expect(cell.offsetHeight).to.be.above(100);
    expect(rowOf(cell).scrollWidth).to.be.at.most(200);
    expect(partOf(cell, 'title').offsetWidth).to.be.above(40);
  });

  it('keeps a value in one line that is a little longer than half of the row', async () => {
    const home = await create<HTMLElement>(
      html`<div style="width: 326px; --nc-font-family: monospace">
        <nc-cell title="Skipper" value="jun.a@example.com"></nc-cell>
      </div>`,
    );
    const cell = home.querySelector('nc-cell')!;
    expect(partOf(cell, 'value').offsetWidth).to.be.above((326 - 32) / 2);
    expect(partOf(cell, 'value').offsetHeight).to.equal(24);
  });

  describe('with a url', () => {
    it('is a native link that the app follows, by mouse, key and click()', async () => {
      const cell = await create(html`<nc-cell title="A" url="/a" open-type="redirect"></nc-cell>`);
      expect(rowOf(cell).localName).to.equal('a');
      expect(rowOf(cell).getAttribute('href')).to.equal('/a');
      await tap(cell, 0.9);
      cell.focus();
      await keys('Enter');
      cell.click();
      expect(calls()).to.deep.equal(Array(3).fill(['redirectTo', { url: '/a' }]));
    });

    it('asks the host for its address, also in a new place', async () => {
      const cell = await create(html`<nc-cell title="A" url="/a"></nc-cell>`);
      const home = cell.parentElement!;
      const answer = (event: RequestEvent) => event.name === 'createHref' && event.respondWith(`#${event.options.url}`);
      home.addEventListener('nc-request', answer);
      cell.remove();
      home.append(cell);
      await cell.updateComplete;
      expect(rowOf(cell).getAttribute('href')).to.equal('#/a');
    });

    it('goes nowhere while it is disabled, nor if the page prevents it', async () => {
      const cell = await create(html`<nc-cell title="A" url="/a" disabled></nc-cell>`);
      let clicks = 0;
      cell.addEventListener('click', () => (clicks += 1));
      await tap(cell);
      cell.click();
      expect(clicks).to.equal(0);
      expect(rowOf(cell).hasAttribute('href')).to.equal(false);
      expect(rowOf(cell).getAttribute('aria-disabled')).to.equal('true');
      cell.disabled = false;
      await cell.updateComplete;
      cell.addEventListener('click', (event) => event.preventDefault());
      await tap(cell);
      expect(clicks).to.equal(1);
      expect(calls()).to.deep.equal([]);
    });

    it('is not followed by a click on a control in it', async () => {
      const cell = await create(html`<nc-cell title="A" url="#nowhere"><nc-switch></nc-switch></nc-cell>`);
      const control = cell.querySelector('nc-switch')!;
      await tap(control);
      expect(control.checked).to.equal(true);
      expect(location.hash).to.equal('');
      expect(calls()).to.deep.equal([]);
      await tap(cell, 0.1);
      expect(control.checked).to.equal(true);
      expect(calls()).to.have.length(1);
    });

    it('goes back with that open-type', async () => {
      const cell = await create(html`<nc-cell title="Back" open-type="navigateBack"></nc-cell>`);
      await tap(cell);
      expect(calls()).to.deep.equal([['navigateBack', { delta: 1 }]]);
    });
  });

  describe('with an href', () => {
    it('is a native link that the browser follows', async () => {
      const cell = await create(html`<nc-cell title="A" href="#there"></nc-cell>`);
      await tap(cell);
      await waitUntil(() => location.hash === '#there', 'the browser is there');
      expect(calls()).to.deep.equal([]);
      history.replaceState(null, '', location.pathname + location.search);
    });

    it('gives a new window no way back', async () => {
      const cell = await create(html`<nc-cell title="A" href="https://example.org/" target="_blank"></nc-cell>`);
      const link = rowOf(cell) as HTMLAnchorElement;
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener']);
    });

    it('leads to no script and no data, in any spelling; nor does a url', async () => {
      const warnings = collectWarnings();
      const cell = await create(html`<nc-cell title="A"></nc-cell>`);
      let links = 0;
      for (const name of ['href', 'url'] as const) {
        for (const address of UNSAFE_URLS) {
          cell[name] = address;
          await cell.updateComplete;
          if (rowOf(cell).hasAttribute('href')) links += Number(isUnsafe((rowOf(cell) as HTMLAnchorElement).href));
        }
        cell[name] = '';
      }
      warnings.stop();
      expect(links).to.equal(0);
    });
  });

  describe('with clickable', () => {
    it('is a native button, by mouse and keys', async () => {
      const cell = await create(html`<nc-cell title="A" clickable></nc-cell>`);
      let clicks = 0;
      cell.addEventListener('click', ({ target }) => (clicks += Number(target === cell)));
      await tap(cell, 0.9);
      cell.focus();
      expect(deepActiveElement()).to.equal(rowOf(cell));
      await keys('Enter');
      await keys(' ');
      cell.click();
      expect(clicks).to.equal(4);
    });

    it('cannot be focused or clicked while it is disabled', async () => {
      const cell = await create(html`<nc-cell title="A" clickable disabled><b slot="value">x</b></nc-cell>`);
      let clicks = 0;
      cell.addEventListener('click', () => (clicks += 1));
      await tap(cell, 0.1);
      await tap(cell.querySelector('b')!);
      cell.click();
      cell.focus();
      expect(clicks).to.equal(0);
      expect(cell.matches(':focus')).to.equal(false);
    });

    it('becomes a link, a button and neither, and keeps what is in it', async () => {
      const cell = await create(html`<nc-cell title="A"><i>x</i></nc-cell>`);
      const kinds: string[] = [];
      for (const change of [{ clickable: true }, { url: '/a' }, { url: '' }, { clickable: false }]) {
        Object.assign(cell, change);
        await cell.updateComplete;
        kinds.push(rowOf(cell).localName);
        expect(partOf(cell, 'title').textContent).to.equal('A');
        expect(cell.querySelector('i')!.offsetWidth).to.be.above(0);
      }
      expect(kinds).to.deep.equal(['button', 'a', 'button', 'div']);
    });
  });

  describe('with a control', () => {
    for (const [where, template] of Object.entries({
      'in its value': html`<nc-cell title="Wi-Fi" label="On the train"><nc-switch slot="value"></nc-switch></nc-cell>`,
      'as its content': html`<nc-cell title="Wi-Fi" label="On the train"><nc-switch></nc-switch></nc-cell>`,
      'deeper inside': html`<nc-cell title="Wi-Fi"><div><nc-switch></nc-switch></div></nc-cell>`,
    })) {
      it(`switches it by a click on the row, once: ${where}`, async () => {
        const cell = await create(template);
        const control = cell.querySelector<NcSwitch>('nc-switch')!;
        let changes = 0;
        cell.addEventListener('change', () => (changes += 1));
        await tap(cell, 0.1);
        expect([control.checked, changes]).to.deep.equal([true, 1]);
        expect(document.activeElement).to.equal(control);
        await tap(control);
        expect([control.checked, changes]).to.deep.equal([false, 2]);
        cell.click();
        expect([control.checked, changes]).to.deep.equal([true, 3]);
      });
    }

    it('focuses a field, and names it', async () => {
      const cell = await create(html`<nc-cell title="Name"><nc-input></nc-input></nc-cell>`);
      const field = cell.querySelector<NcInput>('nc-input')!;
      const inner = () => field.shadowRoot!.querySelector('input')!;
      expect(inner().ariaLabel).to.equal('Name');
      await tap(cell, 0.05);
      expect(deepActiveElement()).to.equal(inner());
      cell.title = 'Full name';
      await settled(cell);
      expect(inner().ariaLabel).to.equal('Full name');
      field.remove();
      await drawn();
      expect(inner().ariaLabel).to.equal(null);
      expect(cell.matches(':state(control)')).to.equal(false);
    });

    it('checks a native one, and names it', async () => {
      const cell = await create(html`<nc-cell title="Wi-Fi"><input type="checkbox" /></nc-cell>`);
      const box = cell.querySelector('input')!;
      await tap(cell, 0.1);
      expect(box.checked).to.equal(true);
      expect(box.getAttribute('aria-labelledby')).to.equal(cell.id);
      await expect(cell).to.be.accessible();
      cell.remove();
      expect(box.hasAttribute('aria-labelledby')).to.equal(false);
    });

    it('leaves a name of the page alone, and buttons', async () => {
      const named = await create(html`<nc-cell title="A"><input type="checkbox" aria-label="B" /></nc-cell>`);
      const box = named.querySelector('input')!;
      await tap(named, 0.1);
      expect(box.checked).to.equal(true);
      expect(box.hasAttribute('aria-labelledby')).to.equal(false);
      const cell = await create(html`<nc-cell title="A"><button>C</button></nc-cell>`);
      expect(cell.matches(':state(control)')).to.equal(false);
    });

    it('leaves it alone while it is disabled', async () => {
      const cell = await create(html`<nc-cell title="Wi-Fi" disabled><nc-switch></nc-switch></nc-cell>`);
      const control = cell.querySelector<NcSwitch>('nc-switch')!;
      await tap(cell, 0.1);
      expect(control.checked).to.equal(false);
      cell.disabled = false;
      await settled(cell);
      await tap(cell, 0.1);
      expect(control.checked).to.equal(true);
    });

    it('knows one that is defined later', async () => {
      const cell = await create(html`<nc-cell title="Wi-Fi"><test-later></test-later></nc-cell>`);
      expect(cell.matches(':state(control)')).to.equal(false);
      const Switch = customElements.get('nc-switch') as CustomElementConstructor;
      customElements.define('test-later', class extends Switch {});
      await drawn();
      await tap(cell, 0.1);
      expect(cell.querySelector<NcSwitch>('test-later')!.checked).to.equal(true);
    });
  });
});
