import 'nacre/elements/popup';
import { expect } from '@open-wc/testing';
import type { NcPopup } from '../../../elements/popup/popup.js';
import { accessibleNode } from '../../helpers/accessibility.js';
import { touch, type Point } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { boxOf, heightOf, middleOf, openPopup, partOf, ROWS, withoutMotion } from './popup-fixture.js';

/** A drag that ends without speed. */
const SLOWLY = { hold: 120 };
const SIZES = 'breakpoints="0 0.25 0.5 0.8" initial-breakpoint="0.5"';

// Touches scroll as on a device only in Chromium.
describe('<nc-popup>, touched', () => {
  withoutMotion();
  let popup: NcPopup;
  let log: string[];
  const open = async (html: string) => ({ popup, log } = await openPopup(html));
  const share = () => Math.round((heightOf(popup) / innerHeight) * 100) / 100;
  afterEach(() => popup.hide());

  it('moves or scrolls its content, never both', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    const content = partOf(popup, 'content');
    const at = (y: number): Point => middleOf(content, 0, y);
    await touch([at(60), at(-140)], SLOWLY);
    expect([share(), content.scrollTop]).to.deep.equal([0.8, 0]);
    await touch([at(60), at(-140)], SLOWLY);
    expect(share()).to.equal(0.8);
    expect(content.scrollTop).to.be.greaterThan(100);
    await touch([at(-60), at(0)], SLOWLY);
    expect(share()).to.equal(0.8);
    content.scrollTop = 0;
    await touch([at(-60), at(160)], SLOWLY);
    expect([share(), content.scrollTop]).to.deep.equal([0.5, 0]);
  });

  it('has one Close: its handle, or the button that the page has in it', async () => {
    await open('<nc-popup label="Places" close-on-slide-down><p>One</p></nc-popup>');
    const handle = partOf(popup, 'handle');
    const seen = async () => [(await accessibleNode(handle)).name, handle.tabIndex];
    expect(await seen()).to.deep.equal(['Close', 0]);
    popup.hasClose = true;
    await popup.updateComplete;
    expect(await seen()).to.deep.equal(['', -1]);
    handle.click();
    await popup.updateComplete;
    expect(popup.open).to.equal(false);
  });

  it('springs back when the touch is cancelled', async () => {
    await open(`<nc-popup label="Places" ${SIZES}>${ROWS}</nc-popup>`);
    const handle = (y = 0): Point => middleOf(partOf(popup, 'handle'), 0, y);
    await touch([handle(), handle(-200)], { cancel: true });
    expect([share(), log.join()]).to.deep.equal([0.5, '']);
  });

  it('at the top scrolls its content to the end, and moves by the next touch', async () => {
    await open(`<nc-popup position="top" ${SIZES}><b slot="header">Places</b>${ROWS}</nc-popup>`);
    popup.breakpoint = 0.8;
    await popup.updateComplete;
    await drawn();
    const shareAtTop = () => Math.round((boxOf(popup).bottom / innerHeight) * 100) / 100;
    const content = partOf(popup, 'content');
    const at = (y: number): Point => middleOf(content, 0, y);
    const end = content.scrollHeight - content.clientHeight;
    content.scrollTop = end - 40;
    await touch([at(140), at(-100)], SLOWLY);
    expect([shareAtTop(), Math.round(content.scrollTop)]).to.deep.equal([0.8, end]);
    await touch([at(140), at(-40)], SLOWLY);
    expect(shareAtTop()).to.equal(0.5);
  });

  it('is named by its header in the accessibility tree', async () => {
    await open('<nc-popup><h2 slot="header">Places</h2><p>One</p></nc-popup>');
    expect((await accessibleNode(partOf(popup, 'surface'))).name).to.equal('Places');
  });
});
