import 'nacre/elements/button';
import 'nacre/elements/popover';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import type { NcPopover } from '../../../elements/popover/popover.js';
import { hasTouch, keys, touch } from '../../helpers/commands.js';
import { deepActiveElement, drawn } from '../../helpers/dom.js';
import { elementSuite } from '../../suites/element-suite.js';
import { isVisible, overlaySuite } from '../../suites/overlay-suite.js';
import { middleOf } from '../popup/popup-fixture.js';

describe('<nc-popover>', () => {
  elementSuite<NcPopover>({
    tag: 'nc-popover',
    html: '<nc-popover label="Details">Three pearls</nc-popover>',
    states: { open: '<nc-popover open label="Details">Three pearls</nc-popover>' },
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: true, sample: false, text: 'false' },
      htmlFor: { default: '', sample: 'opener', attribute: 'for', reflects: true },
      anchor: { default: undefined, sample: '' },
      distance: { default: 8, sample: 20 },
      lightDismiss: { default: true, sample: false, text: 'false' },
      trigger: { default: 'click', sample: 'hover' },
      placement: { default: 'bottom', sample: 'end-start' },
      arrow: { default: true, sample: false, text: 'false' },
      label: { default: '', sample: 'More' },
    },
    use: async (popover) => {
      void popover.show();
      await popover.updateComplete;
      await popover.hide();
    },
    text: {
      html: '<nc-popover open>Three pearls</nc-popover>',
      read: (popover) => popover.shadowRoot!.querySelector('#surface')!.ariaLabel,
      en: 'Dialog',
      fr: 'Boîte de dialogue',
    },
  });
  overlaySuite({
    tag: 'nc-popover',
    html: '<nc-popover label="Details">Text</nc-popover>',
    modal: false,
    escape: true,
  });

  describe('in use', () => {
    let home: HTMLElement;
    let popover: NcPopover;
    let opener: HTMLElement;
    let log: string[];

    async function create(attributes = '', content = '<button>Inside</button>'): Promise<void> {
      home = await fixture<HTMLElement>(`<div style="padding: 200px 300px">
        <button id="opener" style="width: 60px; height: 30px">Open</button>
        <nc-popover for="opener" label="Details" ${attributes}>${content}</nc-popover><button id="other">Other</button>
      </div>`);
      popover = home.querySelector('nc-popover')!;
      opener = home.querySelector('#opener')!;
      log = [];
      popover.addEventListener('open', () => log.push('open'));
      popover.addEventListener('close', (event) => log.push((event as CloseEvent).reason));
      await popover.updateComplete;
    }
    const click = (element: Element) => sendMouse({ type: 'click', position: [...middleOf(element)] });
    const surface = () => popover.shadowRoot!.querySelector<HTMLElement>('#surface')!;
    const box = () => {
      const { offsetWidth: width, offsetHeight: height, style } = surface();
      const [left, top] = ['--_x', '--_y'].map((name) => parseFloat(style.getPropertyValue(name))) as [number, number];
      return { left, top, right: left + width, bottom: top + height, width, height };
    };
    const logged = (text: string) => waitUntil(() => log.join() === text, `${text}, not ${log.join()}`);
    afterEach(() => popover.hide());

    it('is opened and closed by its trigger, which tells about it', async () => {
      await create();
      expect([opener.ariaHasPopup, opener.ariaExpanded]).to.deep.equal(['dialog', 'false']);
      await click(opener);
      await logged('open');
      expect(opener.ariaExpanded).to.equal('true');
      await click(opener);
      await logged('open,cancel');
      expect(opener.ariaExpanded).to.equal('false');
      expect(isVisible(popover)).to.equal(false);
      popover.remove();
      expect(opener.getAttributeNames().filter((name) => name.startsWith('aria'))).to.deep.equal([]);
    });

    it('takes the focus and gives it back', async () => {
      await create();
      opener.focus();
      await keys('Enter');
      await logged('open');
      expect(document.activeElement?.textContent).to.equal('Inside');
      await keys('Escape');
      await logged('open,escape');
      expect(document.activeElement === opener).to.equal(true);
    });

    it('leaves the focus where it is if it holds nothing that takes it', async () => {
      await create('', 'Three pearls');
      opener.focus();
      await keys('Enter');
      await logged('open');
      expect(document.activeElement === opener).to.equal(true);
      await keys('Escape');
      await logged('open,escape');
    });

    it('closes by a press beside it, which the page gets as well', async () => {
      await create();
      await click(opener);
      await logged('open');
      await click(popover.querySelector('button')!);
      expect(log).to.deep.equal(['open']);
      let presses = 0;
      const other = home.querySelector('#other')!;
      other.addEventListener('click', () => presses++);
      await click(other);
      await logged('open,backdrop');
      expect(presses).to.equal(1);
    });

    it('stays when a press beside it does not count', async () => {
      await create('light-dismiss="false"');
      await click(opener);
      await logged('open');
      await click(home.querySelector('#other')!);
      await drawn();
      expect(log).to.deep.equal(['open']);
    });

    it('opens at an element with a role of its own', async () => {
      await create();
      opener.remove();
      const button = document.createElement('nc-button');
      button.id = 'opener';
      button.textContent = 'More';
      home.prepend(button);
      await button.updateComplete;
      await click(button);
      await logged('open');
      expect(button.ariaExpanded).to.equal('true');
    });

    it('opens while the mouse rests on its trigger, and closes when it has left', async () => {
      await create('trigger="hover"');
      await sendMouse({ type: 'move', position: [...middleOf(opener)] });
      await logged('open');
      expect(deepActiveElement() === popover.querySelector('button')).to.equal(false);
      await sendMouse({ type: 'move', position: [...middleOf(popover.querySelector('button')!)] });
      await drawn();
      expect(log).to.deep.equal(['open']);
      await sendMouse({ type: 'move', position: [5, 5] });
      await logged('open,cancel');
    });

    it('opens while its trigger has the focus', async () => {
      await create('trigger="focus"');
      opener.focus();
      await logged('open');
      home.querySelector<HTMLElement>('#other')!.focus();
      await logged('open,cancel');
    });

    const where: Record<string, (anchor: DOMRect) => boolean> = {
      bottom: (anchor) => box().top === anchor.bottom + 8,
      top: (anchor) => box().bottom === anchor.top - 8,
      left: (anchor) => box().right === anchor.left - 8,
      right: (anchor) => box().left === anchor.right + 8,
      start: (anchor) => box().right === anchor.left - 8,
      'end-start': (anchor) => box().left === anchor.right + 8 && box().top === anchor.top,
      'bottom-start': (anchor) => box().left === anchor.left,
      'bottom-end': (anchor) => Math.abs(box().right - anchor.right) < 1,
    };
    for (const [placement, isThere] of Object.entries(where)) {
      it(`is placed at ${placement}`, async () => {
        await create(`placement="${placement}" style="--nc-popover-padding: 3px"`, 'Pearls');
        void popover.show();
        expect(isThere(opener.getBoundingClientRect()), JSON.stringify(box())).to.equal(true);
      });
    }

    it('is mirrored in right-to-left text', async () => {
      await create('placement="start" dir="rtl"', 'Pearls');
      void popover.show();
      expect(box().left).to.equal(opener.getBoundingClientRect().right + 8);
    });

    it('changes sides without room, and stays on the screen', async () => {
      await create('placement="top"', '<p style="width: 250px; height: 60px">Pearls</p>');
      opener.style.cssText = 'position: fixed; left: 0; top: 0; width: 30px; height: 30px';
      void popover.show();
      expect([box().top, box().left, surface().dataset['side']]).to.deep.equal([38, 8, 'bottom']);
    });

    it('is below where neither side has room', async () => {
      await create('placement="left"', '<p style="width: 250px; height: 60px">Pearls</p>');
      opener.style.cssText = `position: fixed; left: 10px; top: 0; width: ${innerWidth - 20}px; height: 30px`;
      void popover.show();
      expect([box().top, surface().dataset['side']]).to.deep.equal([38, 'bottom']);
    });

    it('follows its anchor, and goes with it', async () => {
      await create('', 'Pearls');
      void popover.show();
      opener.style.translate = '40px 70px';
      await waitUntil(() => box().top === opener.getBoundingClientRect().bottom + 8, 'it is below');
      opener.style.display = 'none';
      await logged('open,api');
    });

    it('opens beside a rectangle', async () => {
      await create();
      popover.anchor = { left: 100, top: 50, width: 20, height: 20 };
      popover.placement = 'bottom-start';
      void popover.show();
      expect([box().left, box().top]).to.deep.equal([100, 78]);
    });

    if (hasTouch) {
      it('works with a finger', async () => {
        await create();
        await touch([middleOf(opener)]);
        await logged('open');
        await touch([[10, 10]]);
        await logged('open,backdrop');
      });
    }
  });
});
