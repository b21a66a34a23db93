import 'nacre/elements/toast';
import { expect, fixture } from '@open-wc/testing';
import type { NcToast } from '../../../elements/toast/toast.js';
import { drawn } from '../../helpers/dom.js';
import { isVisible } from '../../suites/overlay-suite.js';

describe('<nc-toast> with an anchor', () => {
  let toast: NcToast;
  const box = () => toast.shadowRoot!.querySelector<HTMLElement>('#box')!;
  let home: HTMLElement;
  let bar: HTMLElement;
  const put = (side: string) => (bar.style.cssText = `position: fixed; inset-inline: 0; ${side}: 0; height: 90px`);
  const done = () =>
    Promise.all(
      toast
        .shadowRoot!.querySelector('#surface')!
        .getAnimations()
        .map(({ finished }) => finished),
    );
  /** Of the toast above it. */
  const gap = () => bar.getBoundingClientRect().top - box().getBoundingClientRect().bottom;
  const bottom = () => box().getBoundingClientRect().bottom;
  beforeEach(async () => {
    home = await fixture<HTMLElement>('<div><div id="bar"></div></div>');
    bar = home.querySelector('div')!;
    toast = await fixture<NcToast>('<nc-toast title="Saved"></nc-toast>');
    put('bottom');
    Object.assign(toast, { position: 'bottom', positionAnchor: 'bar', duration: 0 });
    void toast.show();
    await toast.updateComplete;
    await done();
  });
  afterEach(() => toast.hide());

  it('keeps clear of it', async () => {
    expect(gap()).to.be.within(8, 16);
    Object.assign(toast, { position: 'top', positionAnchor: bar });
    put('top');
    await toast.updateComplete;
    await done();
    expect(box().getBoundingClientRect().top - 90).to.be.within(8, 16);
    bar.style.height = '5000px';
    await drawn();
    expect(bottom(), 'without room').to.be.at.most(innerHeight);
    toast.positionAnchor = undefined;
    await toast.updateComplete;
    expect(box().getBoundingClientRect().top).to.be.below(40);
  });

  it('follows it, however it moves', async () => {
    const moves: Record<string, () => unknown> = {
      'another size': () => (bar.style.height = '150px'),
      'a transform': () => (bar.style.translate = '0 -40px'),
      'what is around it': () => (home.style.cssText = 'transform: translateY(-30px); height: 500px'),
      'what is above it': () => {
        bar.style.cssText = 'height: 20px';
        bar.before(Object.assign(document.createElement('div'), { style: 'height: 320px' }));
      },
      'the scroll of its container': () => {
        home.style.cssText = 'height: 400px; overflow: auto';
        bar.after(Object.assign(document.createElement('div'), { style: 'height: 900px' }));
        bar.style.marginTop = '300px';
        home.scrollTop = 70;
      },
    };
    for (const [what, move] of Object.entries(moves)) {
      const before = bar.getBoundingClientRect().top;
      move();
      await drawn();
      expect(bar.getBoundingClientRect().top, what).to.not.equal(before);
      expect(gap(), what).to.be.within(8, 16);
    }
  });

  it('follows it while that is animated', async () => {
    const animation = bar.animate({ translate: ['0 0', '0 -200px'] }, { duration: 10_000, fill: 'forwards' });
    animation.pause();
    for (const time of [2000, 6000, 10_000]) {
      animation.currentTime = time;
      await drawn();
      expect(gap(), `${time}`).to.be.within(8, 16);
    }
    animation.cancel();
  });

  it('ignores it while it is removed, hidden or off the screen', async () => {
    const plain = async () => {
      await drawn();
      return innerHeight - bottom() < 40;
    };
    const ways: Record<string, (on: boolean) => unknown> = {
      hidden: (on) => (bar.hidden = on),
      invisible: (on) => (bar.style.visibility = on ? 'hidden' : ''),
      'above the screen': (on) => (bar.style.translate = on ? '0 -5000px' : ''),
      'below the screen': (on) => (bar.style.translate = on ? '0 200px' : ''),
      'beside the screen': (on) => (bar.style.translate = on ? '-5000px 0' : ''),
      gone: (on) => (on ? bar.remove() : home.append(bar)),
    };
    for (const [way, away] of Object.entries(ways)) {
      away(true);
      expect(await plain(), way).to.equal(true);
      away(false);
      expect(await plain(), `not ${way}`).to.equal(false);
      expect(gap(), `not ${way}`).to.be.within(8, 16);
    }
    // Another element with that id.
    const other = bar.cloneNode() as HTMLElement;
    other.style.height = '200px';
    bar.replaceWith(other);
    await drawn();
    expect(other.getBoundingClientRect().top - bottom()).to.be.within(8, 16);
  });

  it('follows it only while it is open', async () => {
    const { getBoundingClientRect } = bar;
    let looks = 0;
    bar.getBoundingClientRect = () => {
      looks += 1;
      return getBoundingClientRect.call(bar);
    };
    await drawn();
    expect(looks).to.be.greaterThan(0);
    await toast.hide();
    looks = 0;
    await drawn();
    expect(looks, 'closed').to.equal(0);
    bar.style.height = '130px';
    void toast.show();
    await done();
    expect(gap()).to.be.within(8, 16);
    toast.positionAnchor = undefined;
    await toast.updateComplete;
    looks = 0;
    await drawn();
    expect(looks, 'without an anchor').to.equal(0);
  });

  it('warns of an anchor that does not exist', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    Object.assign(toast, { position: 'bottom', positionAnchor: 'nowhere' });
    void toast.show();
    toast.positionAnchor = 5 as never;
    await toast.updateComplete;
    console.warn = warn;
    expect(warnings).to.deep.equal(
      ['"nowhere"', '5'].map((got) => `<nc-toast> positionAnchor: expected an element, or the id of one, got ${got}`),
    );
    expect(isVisible(toast)).to.equal(true);
  });
});
