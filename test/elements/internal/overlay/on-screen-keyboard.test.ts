import 'nacre/elements/action-sheet';
import 'nacre/elements/modal';
import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { NcActionSheet } from '../../../../elements/action-sheet/action-sheet.js';
import type { NcModal } from '../../../../elements/modal/modal.js';
import { drawn } from '../../../helpers/dom.js';
import { screenKeyboard, type ScreenKeyboard } from '../../../helpers/screen-keyboard.js';

describe('overlays and an on-screen keyboard', () => {
  let keyboard: ScreenKeyboard;
  let overlay: NcModal | NcActionSheet;
  const box = () => overlay.shadowRoot!.querySelector('#surface')!.getBoundingClientRect();
  const settled = async () => {
    await drawn();
    const animations = overlay.shadowRoot!.querySelector('#surface')!.getAnimations();
    await Promise.allSettled(animations.map(({ finished }) => finished));
  };
  const { innerWidth, innerHeight } = window;
  before(() => setViewport({ width: 800, height: 600 }));
  after(() => setViewport({ width: innerWidth, height: innerHeight }));
  beforeEach(() => {
    keyboard = screenKeyboard();
  });
  afterEach(async () => {
    await overlay.hide();
    keyboard.remove();
  });

  describe('while the user has zoomed in', () => {
    beforeEach(async () => {
      overlay = await fixture<NcModal>('<nc-modal title="Name" editable></nc-modal>');
      void overlay.show();
      await settled();
    });

    it('stay where they are without a keyboard', () => {
      const before = box();
      keyboard.zoom(2, 150);
      expect(box()).to.deep.equal(before);
      keyboard.zoom(1.5, 0);
      expect(box()).to.deep.equal(before);
    });

    it('stay above the keyboard, and are not moved by what the user sees of the page', () => {
      keyboard.cover(240);
      const before = box();
      expect(before.bottom).to.be.at.most(window.innerHeight - 240);
      keyboard.zoom(2, 150, 240);
      expect(box()).to.deep.equal(before);
    });
  });

  describe('a wide action sheet beside an anchor', () => {
    const open = async (top: number, itemList: string[]) => {
      overlay = await fixture<NcActionSheet>('<nc-action-sheet show-cancel="false"></nc-action-sheet>');
      Object.assign(overlay, { itemList, anchor: { left: 300, top, width: 40, height: 20 } });
      void overlay.show();
      await settled();
    };

    it('moves above the anchor if the keyboard covers the room below it, and back', async () => {
      await open(300, ['One', 'Two', 'Three']);
      expect(box().top, 'below it').to.be.at.least(320);
      const before = box().top;
      keyboard.cover(220);
      await settled();
      expect(box().bottom, 'above it').to.be.at.most(300);
      keyboard.cover(0);
      await settled();
      expect(box().top).to.equal(before);
    });

    it('stays above the keyboard where there is no room on either side', async () => {
      const end = 600 - 260;
      await open(100, ['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
      keyboard.cover(260);
      await settled();
      expect(box().bottom).to.be.at.most(end);
      expect(box().top).to.be.at.least(0);
    });
  });
});
