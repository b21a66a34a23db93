import 'nacre/elements/button';
import 'nacre/elements/index-list';
import 'nacre/elements/list';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcIndexList } from 'nacre/elements/index-list';
import type { NcList } from 'nacre/elements/list';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium, keys, pointer, touch, type Point } from '../../helpers/commands.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const section = (letter: string, height = 200) =>
  `<section data-letter="${letter}" style="height: ${height}px"><button>In ${letter}</button></section>`;
const SECTIONS = ['A', 'B', 'C', 'D', 'E'].map((letter) => section(letter)).join('');
const LOW = ['A', 'B', 'C', 'D', 'E'].map((letter) => section(letter, 30)).join('');
/** Without a scroll bar: that of WebKitGTK lies over the letters. */
const SCROLLER = 'height: 320px; width: 300px; overflow: auto; scrollbar-width: none';

const box = (index: NcIndexList) => index.shadowRoot!.querySelector<HTMLElement>('[part=letters]')!;
const bubble = (index: NcIndexList) => index.shadowRoot!.querySelector<HTMLElement>('[part=bubble]')!;
const slots = (index: NcIndexList) => [...index.shadowRoot!.querySelectorAll<HTMLElement>('[part~=letter]')];
const shown = (index: NcIndexList) =>
  slots(index)
    .map((slot) => slot.textContent)
    .join('');
const marked = (index: NcIndexList) =>
  slots(index)
    .filter((slot) => slot.matches('[part~=letter-active]'))
    .map((slot) => slot.textContent)
    .join();

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}
const placeOf = (index: NcIndexList, letter: string) =>
  middle(slots(index).find((slot) => slot.textContent === letter)!);
const press = (index: NcIndexList, letter: string) =>
  sendMouse({ type: 'click', position: [...placeOf(index, letter)] });

/** How far the start of a section is from the start of what scrolls. */
const distance = (element: Element, scroller: Element) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - scroller.clientTop;

function changesOf(index: NcIndexList): string[] {
  const changes: string[] = [];
  index.parentElement!.addEventListener('change', (event) => {
    const { value } = event as Event & { value: string };
    expect(value).to.equal(index.active);
    changes.push(value);
  });
  return changes;
}

interface Page {
  readonly scroller: HTMLElement;
  readonly index: NcIndexList;
  readonly sections: readonly HTMLElement[];
}

/** An index in a scroller. */
async function pageOf(content = SECTIONS, attributes = '', style = ''): Promise<Page> {
  const scroller = await fixture<HTMLElement>(
    `<div style="${SCROLLER}; ${style}"><nc-index-list ${attributes}>${content}</nc-index-list></div>`,
  );
  const index = scroller.querySelector('nc-index-list')!;
  await index.updateComplete;
  await drawn();
  await index.updateComplete;
  return { scroller, index, sections: [...index.querySelectorAll<HTMLElement>('[data-letter]')] };
}

describe('<nc-index-list>', () => {
  before(useTokens);

  elementSuite<NcIndexList>({
    tag: 'nc-index-list',
    html: `<nc-index-list>${LOW}</nc-index-list>`,
    states: {
      'with letters of its own': `<nc-index-list indexes='["☆","A","B","C"]' label="Cities">${LOW}</nc-index-list>`,
      'without sections': '<nc-index-list><p>Nobody yet</p></nc-index-list>',
      'in little room': `<div style="height: 80px; overflow: auto"><nc-index-list>${LOW}</nc-index-list></div>`,
    },
    properties: {
      indexes: { default: undefined, sample: ['A', '#'] },
      offset: { default: 0, sample: 20 },
      label: { default: '', sample: 'Cities' },
      active: { default: '', sample: 'B' },
    },
    cssStates: ['choosing'],
    focusable: true,
    use: async (index) => {
      await index.updateComplete;
      box(index)?.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, bubbles: true, composed: true }));
      document.scrollingElement!.scrollTop += 10;
      await drawn();
    },
    text: {
      html: `<nc-index-list>${LOW}</nc-index-list>`,
      read: (index) => box(index)?.ariaLabel,
      en: 'Letters',
      fr: 'Lettres',
    },
  });

  describe('its letters', () => {
    it('are those of the sections, which may change', async () => {
      const { index, sections } = await pageOf();
      expect(shown(index)).to.equal('ABCDE');
      sections[1]!.remove();
      sections[4]!.dataset.letter = '#';
      index.insertAdjacentHTML('afterbegin', section('☆'));
      await waitUntil(() => shown(index) === '☆ACD#');
      expect(marked(index)).to.equal('☆');
    });

    it('are those of `indexes`; one without a section leads to the next one that is there', async () => {
      const { index } = await pageOf(`${section('B')}${section('D', 600)}`, `indexes='["A","B","C","D","E"]'`);
      expect(shown(index)).to.equal('ABCDE');
      expect(slots(index).map((slot) => slot.part.contains('letter-empty'))).to.deep.equal([
        true,
        false,
        true,
        false,
        true,
      ]);
      await press(index, 'C');
      expect(index.active).to.equal('D');
      await press(index, 'A');
      expect(index.active).to.equal('B');
      await press(index, 'E');
      expect([index.active, marked(index)]).to.deep.equal(['D', 'D']);
    });

    it('leave some out where there is too little room, and a drag still reaches each', async () => {
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
      const { index } = await pageOf(letters.map((letter) => section(letter)).join(''), '', 'height: 200px');
      await waitUntil(() => shown(index).startsWith('A•'));
      const text = shown(index);
      expect(text).to.match(/^A•.*•Z$/);
      expect(box(index).offsetHeight).to.be.at.most(200);
      const changes = changesOf(index);
      const [x, top] = placeOf(index, 'A');
      const [, bottom] = placeOf(index, 'Z');
      const path = Array.from({ length: 51 }, (_, step): Point => [x, top + ((bottom - top) * step) / 50]);
      await pointer({ phase: 'down', position: path[0]!, pointerType: 'mouse' });
      for (const position of path) await pointer({ phase: 'move', position, pointerType: 'mouse' });
      await pointer({ phase: 'up', position: path.at(-1)!, pointerType: 'mouse' });
      expect(changes.join('')).to.equal('BCDEFGHIJKLMNOPQRSTUVWXYZ');
      index.active = 'B';
      await index.updateComplete;
      expect(marked(index)).to.equal('•');
      expect(slots(index)[1]!.matches('[part~=letter-active]')).to.equal(true);
    });

    it('stand at the end of the line, in the view', async () => {
      const { index, scroller } = await pageOf();
      scroller.scrollTop = 400;
      await drawn();
      const around = scroller.getBoundingClientRect();
      const ltr = box(index).getBoundingClientRect();
      expect(ltr.right).to.be.closeTo(around.left + scroller.clientWidth, 1);
      expect((ltr.top + ltr.bottom) / 2).to.be.closeTo((around.top + around.bottom) / 2, 1);
      scroller.dir = 'rtl';
      expect(box(index).getBoundingClientRect().left).to.be.closeTo(around.right - scroller.clientWidth, 1);
    });
  });

  describe('a user', () => {
    it('presses a letter: its section comes to the start', async () => {
      const { index, scroller, sections } = await pageOf();
      const changes = changesOf(index);
      await press(index, 'C');
      expect(distance(sections[2]!, scroller)).to.be.closeTo(0, 1);
      expect([index.active, marked(index)]).to.deep.equal(['C', 'C']);
      await press(index, 'A');
      expect(scroller.scrollTop).to.equal(0);
      await drawn();
      expect(changes).to.deep.equal(['C', 'A']);
    });

    it('presses the letter of a section that cannot come to the start: it is marked until the user scrolls', async () => {
      const { index, scroller } = await pageOf();
      const changes = changesOf(index);
      await press(index, 'E');
      await drawn();
      expect([index.active, marked(index)]).to.deep.equal(['E', 'E']);
      scroller.scrollTop -= 20;
      await waitUntil(() => index.active === 'D');
      expect(changes).to.deep.equal(['E', 'D']);
    });

    it('drags along the letters, and sees which one it is', async () => {
      const { index, scroller, sections } = await pageOf();
      const changes = changesOf(index);
      const path = ['A', 'B', 'C', 'D'].map((letter) => placeOf(index, letter));
      expect(getComputedStyle(bubble(index)).visibility).to.equal('hidden');
      await pointer({ phase: 'down', position: path[0]!, pointerType: 'mouse' });
      for (const position of path) await pointer({ phase: 'move', position, pointerType: 'mouse' });
      expect(index.matches(':state(choosing)')).to.equal(true);
      await waitUntil(() => getComputedStyle(bubble(index)).visibility === 'visible');
      expect(bubble(index).textContent).to.equal('D');
      // Beside the letters it still counts.
      const [x, y] = placeOf(index, 'C');
      await pointer({ phase: 'move', position: [x - 120, y], pointerType: 'mouse' });
      expect(distance(sections[2]!, scroller)).to.be.closeTo(0, 1);
      await pointer({ phase: 'up', position: [x - 120, y], pointerType: 'mouse' });
      expect(index.matches(':state(choosing)')).to.equal(false);
      await waitUntil(() => getComputedStyle(bubble(index)).visibility === 'hidden');
      expect(changes).to.deep.equal(['B', 'C', 'D', 'C']);
    });

    it('taps a letter', async () => {
      const { index, scroller, sections } = await pageOf();
      await touch([placeOf(index, 'B')]);
      await waitUntil(() => Math.abs(distance(sections[1]!, scroller)) <= 1);
      expect(index.active).to.equal('B');
    });

    it('scrolls: the letter of the section in view is marked', async () => {
      const { index, scroller } = await pageOf();
      const changes = changesOf(index);
      scroller.scrollTop = 410;
      await waitUntil(() => marked(index) === 'C');
      scroller.scrollTop = 390;
      await waitUntil(() => marked(index) === 'B');
      expect(changes).to.deep.equal(['C', 'B']);
    });

    it('uses keys', async () => {
      const { index, scroller, sections } = await pageOf();
      const changes = changesOf(index);
      index.querySelector('button')!.focus();
      await keys('Shift+Tab');
      expect(deepActiveElement()).to.equal(box(index));
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'c', 'Home', 'ArrowUp', 'd'])
        await keys(key);
      expect(changes).to.deep.equal(['B', 'C', 'B', 'E', 'C', 'A', 'D']);
      expect(distance(sections[3]!, scroller)).to.be.closeTo(0, 200);
      await waitUntil(() => getComputedStyle(bubble(index)).visibility === 'visible');
      await keys('Enter');
      expect(deepActiveElement()?.textContent).to.equal('In D');
      expect(index.matches(':state(choosing)')).to.equal(false);
    });

    it('leads by Tab into the section that was chosen, and by Shift and Tab back', async () => {
      const { index } = await pageOf(SECTIONS);
      const first = () => deepActiveElement()?.textContent;
      index.focus();
      await keys('End');
      await keys('ArrowUp');
      const letter = index.active;
      await keys('Tab');
      expect(first()).to.equal(`In ${letter}`);
      index.focus();
      await keys('Shift+Tab');
      expect(first()).to.not.equal(`In ${letter}`);
    });
  });

  it('goes where `active` says, also before the section is there, and fires nothing', async () => {
    const { index, scroller, sections } = await pageOf(SECTIONS, 'active="C"');
    const changes = changesOf(index);
    expect(distance(sections[2]!, scroller)).to.be.closeTo(0, 1);
    index.active = 'F';
    expect(index.active).to.equal('F');
    index.insertAdjacentHTML('beforeend', section('F') + section('G', 400));
    await waitUntil(() => marked(index) === 'F');
    expect(distance(index.querySelector('[data-letter=F]')!, scroller)).to.be.closeTo(0, 1);
    await drawn();
    expect(changes).to.deep.equal([]);
  });

  it('keeps what stays at the start free', async () => {
    const { index, scroller, sections } = await pageOf(SECTIONS, 'offset="50"');
    await press(index, 'C');
    expect(distance(sections[2]!, scroller)).to.be.closeTo(50, 1);
    await drawn();
    expect(index.active).to.equal('C');
    expect(distance(box(index), scroller)).to.be.at.least(50);
  });

  it('scrolls with the page', async () => {
    const index = await fixture<NcIndexList>(
      `<nc-index-list>${['A', 'B', 'C'].map((each) => section(each, 900)).join('')}</nc-index-list>`,
    );
    await drawn();
    await press(index, 'B');
    expect(index.querySelector('[data-letter=B]')!.getBoundingClientRect().top).to.be.closeTo(0, 1);
    scrollBy(0, 900);
    await waitUntil(() => marked(index) === 'C');
    scrollTo(0, 0);
    await waitUntil(() => marked(index) === 'A');
  });

  describe('around a list', () => {
    const names = [...'ABCDEFGHIJ'].flatMap((letter) =>
      Array.from({ length: 40 }, (_, at) => ({ letter, name: `${letter}${at}` })),
    );

    async function listIn(attributes = '', style = ''): Promise<Page & { list: NcList }> {
      const page = await pageOf(
        '<nc-list group-key="letter" item-key="name"><template><button style="height: 30px">{name}</button></template></nc-list>',
        attributes,
      );
      const list = page.index.querySelector('nc-list')!;
      list.style.cssText = style;
      list.items = names;
      await waitUntil(() => shown(page.index) === 'ABCDEFGHIJ');
      return { ...page, list };
    }

    for (const [what, style] of [
      ['the scroller around', ''],
      ['the list', 'height: 300px; scrollbar-width: none'],
    ] as const) {
      it(`leads to its groups: ${what} scrolls`, async () => {
        const { index, list, scroller } = await listIn('offset="20"', style);
        const view = style ? list : scroller;
        const changes = changesOf(index);
        for (const [letter, first] of [
          ['G', 240],
          ['B', 40],
          ['H', 280],
        ] as const) {
          await press(index, letter);
          const header = () => list.querySelector(`[data-group="${first}"]`);
          await waitUntil(() => header() && Math.abs(distance(header()!, view) - 20) <= 1, letter);
          const row = list.querySelector(`[data-index="${first}"]`)!;
          expect(distance(row, view)).to.be.closeTo(20 + header()!.clientHeight, 2);
        }
        await drawn();
        expect(changes).to.deep.equal(['G', 'B', 'H']);
        view.scrollTop += 1400;
        await waitUntil(() => marked(index) === 'I');
        expect(changes).to.deep.equal(['G', 'B', 'H', 'I']);
        index.focus();
        await keys('c');
        await keys('Enter');
        expect(deepActiveElement()?.textContent).to.equal('C0');
      });
    }

    it('gives the focus to a section whose rows get their content later, as those of React', async () => {
      const { index, list } = await listIn();
      list.renderItem = (item) => {
        const row = Object.assign(document.createElement('div'), { style: 'height: 40px' });
        setTimeout(() => (row.innerHTML = `<button>${(item as { name: string }).name}</button>`));
        return row;
      };
      await drawn();
      const changes = changesOf(index);
      index.focus();
      const letters = index.renderRoot.querySelector('[role=slider]')!;
      for (const key of ['g', 'Enter'])
        letters.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      await waitUntil(() => deepActiveElement()?.textContent === 'G0');
      await drawn();
      expect(changes).to.deep.equal(['G']);
      expect(marked(index)).to.equal('G');
    });

    it('follows its items', async () => {
      const { index, list } = await listIn();
      list.items = names.slice(80, 200);
      await waitUntil(() => shown(index) === 'CDEFG'.slice(0, 3));
      list.items = [];
      await waitUntil(() => shown(index) === '');
    });
  });

  if (isChromium) {
    it('is a slider, whose value is the letter', async () => {
      const { index } = await pageOf(SECTIONS, 'label="Cities"');
      await press(index, 'B');
      const { role, name } = await accessibleNode(box(index));
      expect([role, name]).to.deep.equal(['slider', 'Cities']);
      expect([box(index).ariaValueText, box(index).ariaValueNow]).to.deep.equal(['B', '4']);
    });
  }
});
