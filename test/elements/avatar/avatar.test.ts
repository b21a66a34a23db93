import 'nacre/elements/avatar';
import { expect, fixture, oneEvent } from '@open-wc/testing';
import type { NcAvatar } from 'nacre/elements/avatar';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="4"%3E%3Crect width="4" height="4"/%3E%3C/svg%3E';
const imageOf = (avatar: NcAvatar) => avatar.shadowRoot!.querySelector('img');
const textOf = (avatar: NcAvatar) => avatar.shadowRoot!.textContent!.trim();

describe('<nc-avatar>', () => {
  before(useTokens);

  elementSuite<NcAvatar>({
    tag: 'nc-avatar',
    html: '<nc-avatar name="Ada Lovelace"></nc-avatar>',
    states: {
      nobody: '<nc-avatar></nc-avatar>',
      icon: '<nc-avatar alt="A shop"><b slot="icon">S</b></nc-avatar>',
      square: '<nc-avatar name="王小明" shape="square"></nc-avatar>',
      decoration: '<nc-avatar name="Ada" alt=""></nc-avatar>',
    },
    properties: {
      src: { default: '', sample: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==' },
      name: { default: '', sample: 'Grace Hopper' },
      alt: { default: undefined, sample: 'An admiral' },
      size: { default: 40, sample: 64 },
      shape: { default: 'circle', sample: 'square', reflects: true },
      lazyLoad: { default: false, sample: true },
    },
    cssStates: ['error'],
  });

  it('shows the initials until the picture has loaded', async () => {
    const avatar = await fixture<NcAvatar>('<nc-avatar name="Ada Lovelace"></nc-avatar>');
    expect(textOf(avatar)).to.equal('AL');
    expect(imageOf(avatar)).to.equal(null);
    avatar.src = PICTURE;
    const { bubbles } = await oneEvent(avatar, 'load');
    expect(bubbles).to.equal(false);
    expect(avatar.matches(':state(loaded)')).to.equal(true);
    expect(getComputedStyle(avatar).color).to.equal('rgba(0, 0, 0, 0)');
    const { width, height } = imageOf(avatar)!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([40, 40]);
  });

  it('shows them again when a picture cannot be loaded, and the next picture', async () => {
    const avatar = await fixture<NcAvatar>('<nc-avatar name="Ada"></nc-avatar>');
    avatar.src = 'data:image/png,broken';
    await oneEvent(avatar, 'error');
    await avatar.updateComplete;
    expect(imageOf(avatar)).to.equal(null);
    expect(textOf(avatar)).to.equal('A');
    avatar.src = PICTURE;
    await oneEvent(avatar, 'load');
    expect(avatar.matches(':state(error)')).to.equal(false);
  });

  it('prefers an icon of the page to initials, and draws one without a name', async () => {
    const avatar = await fixture<NcAvatar>('<nc-avatar name="Ada"><b slot="icon">S</b></nc-avatar>');
    expect(avatar.querySelector('b')!.offsetWidth).to.be.greaterThan(0);
    avatar.name = '';
    avatar.replaceChildren();
    await avatar.updateComplete;
    expect(avatar.shadowRoot!.querySelector('svg')!.getBoundingClientRect().width).to.be.greaterThan(10);
  });

  it('loads lazily if asked to', async () => {
    const avatar = await fixture<NcAvatar>(`<nc-avatar lazy-load src='${PICTURE}'></nc-avatar>`);
    expect(imageOf(avatar)!.loading).to.equal('lazy');
  });

  it('has the size and shape that it is given', async () => {
    const avatar = await fixture<NcAvatar>('<nc-avatar name="Ada" size="64" shape="square"></nc-avatar>');
    expect([avatar.offsetWidth, avatar.offsetHeight]).to.deep.equal([64, 64]);
    expect(parseFloat(getComputedStyle(avatar).borderRadius)).to.be.lessThan(20);
  });

  it('refuses addresses that are script', async () => {
    const avatar = await fixture<NcAvatar>('<nc-avatar name="Ada"></nc-avatar>');
    for (const url of ['javascript:void 0', ' java\nscript:void 0', 'VBScript:1']) {
      avatar.src = url;
      await avatar.updateComplete;
      expect(imageOf(avatar), url).to.equal(null);
    }
  });

  if (isChromium) {
    it('is named by alt or name, and decoration without either', async () => {
      const read = async (attributes: string) => {
        const { role, name } = await accessibleNode(await fixture(`<nc-avatar ${attributes}></nc-avatar>`));
        return [role, name];
      };
      expect(await read('name="Ada Lovelace"')).to.deep.equal(['image', 'Ada Lovelace']);
      expect(await read('name="Ada Lovelace" alt="Countess"')).to.deep.equal(['image', 'Countess']);
      expect((await read('name="Ada Lovelace" alt=""'))[1]).to.equal('');
    });
  }
});
