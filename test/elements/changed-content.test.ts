import 'nacre/elements/badge';
import 'nacre/elements/cell';
import 'nacre/elements/cell-group';
import 'nacre/elements/divider';
import 'nacre/elements/input';
import 'nacre/elements/menu';
import 'nacre/elements/menu-item';
import 'nacre/elements/picker';
import 'nacre/elements/popup';
import 'nacre/elements/skeleton';
import 'nacre/elements/spinner';
import 'nacre/elements/switch';
import 'nacre/elements/tab';
import 'nacre/elements/tabs';
import { expect, fixtureSync } from '@open-wc/testing';
import { drawn, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

const internalsOf = (element: Element) => (element as unknown as { readonly internals: ElementInternals }).internals;
const nameOf = (element: Element) => internalsOf(element).ariaLabel;
const isIn = (state: string) => (element: Element) => element.matches(`:state(${state})`);

interface Content {
  /** The element around its content. */
  readonly html: (content: string) => string;
  /** What is seen of the content. */
  readonly seen: (element: HTMLElement) => unknown;
}

/** Elements that are named by their content. */
const NAMED: Readonly<Record<string, Content>> = {
  'nc-divider': { html: (content) => `<nc-divider>${content}</nc-divider>`, seen: nameOf },
  'nc-spinner': { html: (content) => `<nc-spinner>${content}</nc-spinner>`, seen: nameOf },
  'nc-menu-item': {
    html: (content) => `<nc-menu-item>${content}<nc-menu slot="submenu" label="More"></nc-menu></nc-menu-item>`,
    seen: nameOf,
  },
  'nc-cell-group': {
    html: (content) => `<nc-cell-group><b slot="title">${content}</b><nc-cell title="A"></nc-cell></nc-cell-group>`,
    seen: nameOf,
  },
  'nc-cell': {
    html: (content) => `<nc-cell><b slot="title">${content}</b><nc-switch></nc-switch></nc-cell>`,
    seen: (cell) => nameOf(cell.querySelector('nc-switch')!),
  },
  'nc-tab': {
    html: (content) => `<nc-tabs><nc-tab><b slot="label">${content}</b></nc-tab></nc-tabs>`,
    seen: (tabs) => tabs.shadowRoot!.querySelector('[part=label]')?.textContent,
  },
};

const isShown = (selector: string) => (element: HTMLElement) =>
  (element.shadowRoot!.querySelector(selector)?.getClientRects().length ?? 0) > 0;

/** Elements that look different with content. `slot`: where it is. */
const FILLED: Readonly<Record<string, Content & { readonly slot?: string }>> = {
  'nc-badge': { html: (content) => `<nc-badge value="3">${content}</nc-badge>`, seen: isIn('over') },
  'nc-divider': { html: (content) => `<nc-divider>${content}</nc-divider>`, seen: isIn('text') },
  'nc-skeleton': { html: (content) => `<nc-skeleton>${content}</nc-skeleton>`, seen: isIn('filled') },
  'nc-picker': {
    html: (content) => `<nc-picker label="Colour" range='["Red"]'>${content}</nc-picker>`,
    seen: isIn('custom'),
  },
  'nc-tab': {
    html: (content) => `<nc-tabs><nc-tab label="One">${content}</nc-tab></nc-tabs>`,
    seen: (tabs) => !tabs.querySelector('nc-tab')!.matches(':state(closed)'),
  },
  'nc-input': {
    html: (content) => `<nc-input label="Name">${content}</nc-input>`,
    seen: isIn('row'),
    slot: 'prefix',
  },
  'nc-popup': {
    html: (content) => `<nc-popup open label="Settings" duration="0">${content}</nc-popup>`,
    seen: isShown('[part=header]'),
    slot: 'header',
  },
};

const seenOf = async ({ seen }: Content, element: HTMLElement) => {
  for (let round = 0; round < 2; round += 1) {
    await settled(element);
    await drawn();
  }
  return seen(element);
};

/** A component whose shadow tree has the element, with a slot for what the component is given. */
function inComponent(given: string, { html }: Content, slot: string) {
  const host = fixtureSync<HTMLElement>(`<div>${given}</div>`);
  host.attachShadow({ mode: 'open' }).innerHTML = html(slot);
  return { host, element: host.shadowRoot!.firstElementChild as HTMLElement };
}

/** The text to change, as frameworks do: they keep the node. */
const textIn = (element: Element, text: string): Text => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.nodeValue === text) return walker.currentNode as Text;
  throw new Error(`no text ${text}`);
};

describe('content that changes', () => {
  before(useTokens);

  for (const [tag, content] of Object.entries(NAMED)) {
    it(`is what names <${tag}>: when its text changes in place`, async () => {
      const element = fixtureSync<HTMLElement>(content.html('One'));
      expect(await seenOf(content, element)).to.equal('One');
      textIn(element, 'One').data = 'Two';
      expect(await seenOf(content, element)).to.equal('Two');
    });

    it(`is what names <${tag}>: when it changes while the element is not on a page`, async () => {
      const element = fixtureSync<HTMLElement>(content.html('One'));
      expect(await seenOf(content, element)).to.equal('One');
      const home = element.parentElement!;
      element.remove();
      textIn(element, 'One').data = 'Two';
      home.append(element);
      expect(await seenOf(content, element)).to.equal('Two');
    });

    it(`is what names <${tag}>: when it comes through the slot of a component`, async () => {
      const { host, element } = inComponent('One', content, '<slot></slot>');
      expect(await seenOf(content, element)).to.equal('One');
      (host.firstChild as Text).data = 'Two';
      expect(await seenOf(content, element)).to.equal('Two');
      host.replaceChildren('Three');
      expect(await seenOf(content, element)).to.equal('Three');
    });
  }

  for (const [tag, content] of Object.entries(FILLED)) {
    const { slot = '' } = content;

    it(`is what fills <${tag}>: when it comes, goes and changes its slot`, async () => {
      const element = fixtureSync<HTMLElement>(content.html(''));
      const inner = element.querySelector('nc-tab') ?? element;
      expect(await seenOf(content, element), 'nothing').to.equal(false);
      const child = Object.assign(document.createElement('b'), { textContent: 'Child', slot });
      inner.append(child);
      expect(await seenOf(content, element), 'a child').to.equal(true);
      child.slot = 'elsewhere';
      expect(await seenOf(content, element), 'elsewhere').to.equal(false);
      child.slot = slot;
      expect(await seenOf(content, element), 'back').to.equal(true);
      child.remove();
      expect(await seenOf(content, element), 'gone').to.equal(false);
    });

    it(`is what fills <${tag}>: when it comes through the slot of a component, which may be empty`, async () => {
      const { host, element } = inComponent('', content, `<slot slot="${slot}"></slot>`);
      expect(await seenOf(content, element), 'nothing').to.equal(false);
      host.innerHTML = '<b>Child</b>';
      expect(await seenOf(content, element), 'a child').to.equal(true);
      host.replaceChildren();
      expect(await seenOf(content, element), 'gone').to.equal(false);
    });

    // That of a tab is a whole panel, in which texts are not watched.
    if (slot || tag === 'nc-tab') continue;
    it(`is what fills <${tag}>: when a text that was empty changes in place`, async () => {
      const element = fixtureSync<HTMLElement>(content.html(''));
      const text = document.createTextNode('');
      (element.querySelector('nc-tab') ?? element).append(text);
      expect(await seenOf(content, element), 'empty').to.equal(false);
      text.data = 'Text';
      expect(await seenOf(content, element), 'a text').to.equal(true);
    });
  }
});
