import 'nacre/elements/avatar';
import 'nacre/elements/avatar-group';
import 'nacre/elements/cell';
import 'nacre/elements/cell-group';
import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/collapse';
import 'nacre/elements/collapse-item';
import 'nacre/elements/index-list';
import 'nacre/elements/menu';
import 'nacre/elements/menu-item';
import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import 'nacre/elements/picker-view';
import 'nacre/elements/picker-view-column';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/scroll-view';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import 'nacre/elements/tab';
import 'nacre/elements/tabs';
import { expect, fixtureSync } from '@open-wc/testing';
import { drawn, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

type Any = HTMLElement & Record<string, unknown>;

interface Container {
  /** The container, with the slot of the component that it is in. */
  readonly html: string;
  /** One child, by its number. */
  child(number: number): string;
  /** How many children it knows of. */
  count(container: Any, host: HTMLElement): unknown;
}

const count = (container: Any, selector: string): number => container.shadowRoot!.querySelectorAll(selector).length;
const role = (element: Any): unknown => (element as unknown as { internals: ElementInternals }).internals.role;

const CONTAINERS: Readonly<Record<string, Container>> = {
  'nc-tabs': {
    html: '<nc-tabs><slot></slot></nc-tabs>',
    child: (number) => `<nc-tab label="Tab ${number}">Panel ${number}</nc-tab>`,
    count: (tabs) => count(tabs, '[role=tab]'),
  },
  'nc-swiper': {
    html: '<nc-swiper aria-label="Slides"><slot></slot></nc-swiper>',
    child: (number) => `<nc-swiper-item>Slide ${number}</nc-swiper-item>`,
    count: (swiper) => swiper['slideCount'],
  },
  'nc-picker-view': {
    html: '<nc-picker-view style="height: 200px"><slot></slot></nc-picker-view>',
    child: () => '<nc-picker-view-column><div>One</div><div>Two</div></nc-picker-view-column>',
    count: (view) => (view['value'] as readonly number[]).length,
  },
  'nc-picker-view-column': {
    html: '<nc-picker-view-column style="height: 200px" label="Rows"><slot></slot></nc-picker-view-column>',
    child: (number) => `<div>Row ${number}</div>`,
    count: (column) => Number((column as unknown as { internals: ElementInternals }).internals.ariaValueMax) + 1,
  },
  'nc-radio-group': {
    html: '<nc-radio-group name="color" value="1"><slot></slot></nc-radio-group>',
    child: (number) => `<nc-radio value="${number}">Radio ${number}</nc-radio>`,
    count: (group, host) => {
      const radios = [...host.children] as Any[];
      expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).to.deep.equal(['1']);
      group['disabled'] = true;
      const disabled = radios.filter((radio) => radio.matches(':state(disabled)')).length;
      group['disabled'] = false;
      return disabled;
    },
  },
  'nc-checkbox-group': {
    html: '<nc-checkbox-group name="colors"><slot></slot></nc-checkbox-group>',
    child: (number) => `<nc-checkbox value="${number}" checked>Box ${number}</nc-checkbox>`,
    count: (group) => (group['value'] as readonly string[]).length,
  },
  'nc-collapse': {
    html: '<nc-collapse level="3"><slot></slot></nc-collapse>',
    child: (number) => `<nc-collapse-item title="Title ${number}">Text</nc-collapse-item>`,
    count: (_collapse, host) =>
      [...host.children].filter((item) => item.shadowRoot!.querySelector('#heading')!.ariaLevel === '3').length,
  },
  'nc-cell-group': {
    html: '<nc-cell-group title="Cells"><slot></slot></nc-cell-group>',
    child: (number) => `<nc-cell title="Cell ${number}"></nc-cell>`,
    count: (_group, host) => ([...host.children] as Any[]).filter((cell) => role(cell) === 'listitem').length,
  },
  'nc-avatar-group': {
    html: '<nc-avatar-group><slot></slot></nc-avatar-group>',
    child: (number) => `<nc-avatar name="Name ${number}"></nc-avatar>`,
    count: (group) => parseInt((group as unknown as { internals: ElementInternals }).internals.ariaLabel!),
  },
  'nc-index-list': {
    html: '<nc-index-list><slot></slot></nc-index-list>',
    child: (number) => `<p data-letter="${'ABCDEF'[number]}">Section</p>`,
    count: (list) => count(list, '[part~=letter]'),
  },
  'nc-movable-area': {
    html: '<nc-movable-area style="width: 200px; height: 200px"><slot></slot></nc-movable-area>',
    child: () => '<nc-movable-view x="10000" direction="all" style="width: 50px; height: 50px"></nc-movable-view>',
    count: (area, host) => {
      const end = area.getBoundingClientRect().right;
      return [...host.children].filter((view) => Math.abs(view.getBoundingClientRect().right - end) < 1).length;
    },
  },
};

describe('children that come through a slot of a component', () => {
  before(useTokens);

  for (const [tag, { html, child, count: counted }] of Object.entries(CONTAINERS)) {
    it(`are children of <${tag}>: those that were there, that come, that go, and that change their slot`, async () => {
      const host = fixtureSync<HTMLElement>(`<div>${child(1)}${child(2)}</div>`);
      await settled(host);
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = html;
      const container = root.querySelector<Any>(tag)!;
      const seen = async () => {
        for (let round = 0; round < 2; round += 1) {
          await settled(container);
          await settled(host);
          await drawn();
        }
        return counted(container, host);
      };
      expect(await seen(), 'those that were there').to.equal(2);
      host.insertAdjacentHTML('beforeend', child(3));
      expect(await seen(), 'one more').to.equal(3);
      host.lastElementChild!.remove();
      expect(await seen(), 'one less').to.equal(2);
      if (['nc-tabs', 'nc-swiper', 'nc-picker-view', 'nc-checkbox-group'].includes(tag)) {
        (host.lastElementChild as HTMLElement).slot = 'elsewhere';
        expect(await seen(), 'one in another slot').to.equal(1);
        (host.lastElementChild as HTMLElement).slot = '';
        expect(await seen(), 'and back').to.equal(2);
      }
    });
  }

  it('are items of <nc-menu>, which the arrow keys reach', async () => {
    const host = fixtureSync<HTMLElement>(
      '<div><nc-menu-item>One</nc-menu-item><nc-menu-item>Two</nc-menu-item></div>',
    );
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<nc-menu label="Menu"><slot></slot></nc-menu>';
    const menu = root.querySelector<Any & { show(): Promise<unknown> }>('nc-menu')!;
    await settled(menu);
    void menu.show();
    await settled(menu);
    expect(document.activeElement?.textContent).to.equal('One');
    const key = (name: string) =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true }),
      );
    key('ArrowDown');
    expect(document.activeElement?.textContent).to.equal('Two');
    menu['open'] = false;
    await settled(menu);
  });

  it('are counted once by a radio that is clicked, though two trees hear the click', async () => {
    const host = fixtureSync<HTMLElement>('<div><nc-checkbox value="a">A</nc-checkbox></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<nc-checkbox-group name="all"><slot></slot></nc-checkbox-group>';
    await settled(host);
    (host.firstElementChild as HTMLElement).click();
    expect((root.firstElementChild as Any)['value']).to.deep.equal(['a']);
  });
});
