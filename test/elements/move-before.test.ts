import 'nacre/elements/input';
import 'nacre/elements/list';
import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import 'nacre/elements/popup';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { expect, fixture } from '@open-wc/testing';
import type { NcInput } from 'nacre/elements/input';
import type { NcList } from 'nacre/elements/list';
import type { NcPopup } from 'nacre/elements/popup';
import type { NcRadioGroup } from 'nacre/elements/radio-group';
import { drawn, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

const move = (element: Element, to: Element): void =>
  (to as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);

// WebKit has no `moveBefore()` yet.
if ('moveBefore' in Element.prototype) {
  describe('an element that moveBefore() moves', () => {
    before(useTokens);

    it('keeps the focus, the selection and the text of a field', async () => {
      const home = await fixture<HTMLElement>('<div><nc-input label="Name" value="Adam"></nc-input><p></p></div>');
      const input = home.querySelector<NcInput>('nc-input')!;
      input.focus();
      input.setSelectionRange(1, 3);
      const lost: string[] = [];
      input.addEventListener('blur', () => lost.push('blur'));
      move(input, home.querySelector('p')!);
      await settled(home);
      expect(input.matches(':focus-within')).to.equal(true);
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([1, 3]);
      expect(lost).to.deep.equal([]);
      home.querySelector('p')!.dispatchEvent(new Event('input'));
      expect(input.value).to.equal('Adam');
    });

    it('hears what happens in the tree that it has come into', async () => {
      const home = await fixture<HTMLElement>('<div><nc-input label="Name"></nc-input><p></p></div>');
      const input = home.querySelector<NcInput>('nc-input')!;
      const root = home.querySelector('p')!.attachShadow({ mode: 'open' });
      move(input, root as unknown as Element);
      const field = input.shadowRoot!.querySelector('input')!;
      field.value = 'typed';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      expect(input.value).to.equal('typed');
    });

    it('leaves its radio group for another one', async () => {
      const group = (name: string) =>
        `<nc-radio-group name="${name}" aria-label="${name}"><nc-radio value="${name}" checked>${name}</nc-radio></nc-radio-group>`;
      const home = await fixture<HTMLElement>(`<div>${group('one')}${group('two')}</div>`);
      const [one, two] = home.querySelectorAll<NcRadioGroup>('nc-radio-group');
      move(one!.firstElementChild!, two!);
      await settled(home);
      expect([one!.value, two!.value]).to.deep.equal(['', 'one']);
      two!.disabled = true;
      expect(two!.querySelectorAll('nc-radio:state(disabled)').length).to.equal(2);
    });

    it('is bounded by the movable area that it has come into', async () => {
      const area = (size: number) => `<nc-movable-area style="width: ${size}px; height: 100px"></nc-movable-area>`;
      const home = await fixture<HTMLElement>(`<div>${area(100)}${area(300)}</div>`);
      const [small, large] = home.querySelectorAll('nc-movable-area');
      small!.innerHTML = '<nc-movable-view x="1000" style="width: 50px; height: 50px"></nc-movable-view>';
      const view = small!.firstElementChild!;
      await settled(home);
      await drawn();
      move(view, large!);
      await drawn();
      await drawn();
      expect(view.getBoundingClientRect().right).to.be.closeTo(large!.getBoundingClientRect().right, 1);
    });

    it('follows the scroller that it has come into, as a list', async () => {
      const home = await fixture<HTMLElement>(
        '<div><nc-list aria-label="Names"></nc-list><div id="box" style="height: 100px; overflow: auto"></div></div>',
      );
      const list = home.querySelector<NcList>('nc-list')!;
      list.estimatedSize = 20;
      list.items = Array.from({ length: 1000 }, (_, index) => `Row ${index}`);
      await settled(home);
      await drawn();
      const box = home.querySelector('#box')!;
      move(list, box);
      await settled(home);
      await drawn();
      box.scrollTop = 8000;
      await drawn();
      await drawn();
      const { top, bottom } = box.getBoundingClientRect();
      const inSight = [...list.children].filter((row) => {
        const place = row.getBoundingClientRect();
        return place.bottom > top && place.top < bottom;
      });
      expect(inSight.length).to.be.above(2);
    });

    it('stays open as an overlay', async () => {
      const home = await fixture<HTMLElement>('<div><nc-popup aria-label="Sheet">Text</nc-popup><p></p></div>');
      const popup = home.querySelector<NcPopup>('nc-popup')!;
      void popup.show();
      await settled(popup);
      const closed: string[] = [];
      popup.addEventListener('close', () => closed.push('close'));
      move(popup, home.querySelector('p')!);
      await settled(popup);
      expect(popup.open).to.equal(true);
      expect(popup.shadowRoot!.querySelector('dialog')!.matches(':modal')).to.equal(true);
      expect(closed).to.deep.equal([]);
      popup.open = false;
      await settled(popup);
    });

    it('is shown as any content when it is a slide that has left its swiper', async () => {
      const home = await fixture<HTMLElement>(
        '<div><nc-swiper aria-label="Slides"><nc-swiper-item>1</nc-swiper-item><nc-swiper-item>2</nc-swiper-item></nc-swiper><p></p></div>',
      );
      await drawn();
      const slide = home.querySelectorAll('nc-swiper-item')[1]!;
      move(slide, home.querySelector('p')!);
      await settled(home);
      await drawn();
      expect(slide.shadowRoot!.querySelector('slot')!.inert).to.equal(false);
      expect(slide.checkVisibility({ contentVisibilityAuto: true })).to.equal(true);
    });
  });
}
