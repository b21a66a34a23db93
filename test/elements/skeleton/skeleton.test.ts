import 'nacre/elements/skeleton';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcSkeleton } from 'nacre/elements/skeleton';
import { accessibleNode } from '../../helpers/accessibility.js';
import { emulate, isChromium } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const parts = (skeleton: NcSkeleton) =>
  [...skeleton.shadowRoot!.querySelectorAll('[part]')].map((each) => each.getAttribute('part'));
const TEXT = '<p style="margin: 0">One<br>Two<br>Three</p>';

describe('<nc-skeleton>', () => {
  before(useTokens);

  elementSuite<NcSkeleton>({
    tag: 'nc-skeleton',
    html: '<nc-skeleton></nc-skeleton>',
    states: {
      'over content': `<nc-skeleton heading avatar>${TEXT}</nc-skeleton>`,
      loaded: `<nc-skeleton loading="false">${TEXT}</nc-skeleton>`,
    },
    properties: {
      rows: { default: 3, sample: 5 },
      heading: { default: false, sample: true },
      avatar: { default: false, sample: true },
      avatarShape: { default: 'circle', sample: 'square' },
      loading: { default: true, sample: false },
    },
    cssStates: ['loading', 'filled'],
  });

  it('draws the rows, the heading and the picture that it is asked for', async () => {
    const skeleton = await fixture<NcSkeleton>('<nc-skeleton rows="2" heading avatar></nc-skeleton>');
    expect(parts(skeleton)).to.deep.equal(['avatar', 'heading', 'row', 'row']);
    skeleton.rows = 0;
    skeleton.heading = false;
    await skeleton.updateComplete;
    expect(parts(skeleton)).to.deep.equal(['avatar']);
  });

  it('has rows as tall as lines of text, at any size of text', async () => {
    for (const size of [16, 32]) {
      const home = await fixture<HTMLElement>(
        `<div style="font-size: ${size}px"><nc-skeleton></nc-skeleton>${TEXT}</div>`,
      );
      const [skeleton, text] = home.children as unknown as [NcSkeleton, HTMLElement];
      expect(skeleton.offsetHeight).to.be.closeTo(text.offsetHeight, 1);
    }
  });

  it('hides its content, and shows it without a move', async () => {
    const home = await fixture<HTMLElement>(
      `<div><nc-skeleton rows="1" heading avatar>${TEXT}<button>Go</button></nc-skeleton><p>After</p></div>`,
    );
    const skeleton = home.querySelector<NcSkeleton>('nc-skeleton')!;
    const places = () =>
      [...home.querySelectorAll('p, button')].map((each) => Math.round(each.getBoundingClientRect().y));
    const before = places();
    const button = home.querySelector('button')!;
    expect(getComputedStyle(button).visibility).to.equal('hidden');
    button.focus();
    expect(document.activeElement === button).to.equal(false);
    skeleton.loading = false;
    await skeleton.updateComplete;
    expect(places()).to.deep.equal(before);
    expect(parts(skeleton)).to.deep.equal([]);
    button.focus();
    expect(document.activeElement === button).to.equal(true);
    skeleton.loading = true;
    await skeleton.updateComplete;
    expect(places()).to.deep.equal(before);
  });

  it('takes the size of content that comes while it loads', async () => {
    const skeleton = await fixture<NcSkeleton>('<nc-skeleton rows="9"></nc-skeleton>');
    const high = skeleton.offsetHeight;
    skeleton.innerHTML = TEXT;
    await waitUntil(() => skeleton.offsetHeight < high);
    expect(skeleton.offsetHeight).to.equal(skeleton.querySelector('p')!.offsetHeight);
  });

  if (isChromium) {
    it('is busy while it loads', async () => {
      const skeleton = await fixture<NcSkeleton>(`<nc-skeleton>${TEXT}</nc-skeleton>`);
      expect((await accessibleNode(skeleton)).properties.busy).to.be.ok;
      skeleton.loading = false;
      await skeleton.updateComplete;
      expect((await accessibleNode(skeleton)).properties.busy).to.not.be.ok;
    });

    it('rests with reduced motion', async () => {
      const skeleton = await fixture<NcSkeleton>('<nc-skeleton></nc-skeleton>');
      const moving = () => skeleton.shadowRoot!.getAnimations().length;
      expect(moving()).to.equal(1);
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      await waitUntil(() => moving() === 0);
      await emulate({});
    });
  }
});
