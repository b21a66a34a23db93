import { expect } from '@open-wc/testing';
import { Slides, type Slide } from '../../../elements/swiper/slides.js';

/** Slides a, b, c …; what the page has can be changed afterwards. */
function create(
  names: string,
  settings: { itemCount?: number; displayMultipleItems?: number; circular?: boolean } = {},
) {
  const page = {
    settings: { itemCount: 0, displayMultipleItems: 1, circular: false, ...settings },
    items: [...names].map((itemId): Slide => ({ itemId })),
  };
  const slides = new Slides(page.settings, () => page.items);
  slides.read();
  return { page, slides };
}

describe('The slides of a swiper', () => {
  it('start with the first one, or with the one that code wants', () => {
    expect(create('abc').slides.current).to.equal(0);
    const { page, slides } = create('');
    slides.want(2);
    expect(slides.current).to.equal(2);
    page.items = [...'abcd'].map((itemId) => ({ itemId }));
    slides.read();
    expect([slides.index, slides.currentId, slides.wanted]).to.deep.equal([2, 'c', undefined]);
  });

  it('keep the current slide while others are added and removed', () => {
    const { page, slides } = create('abc');
    slides.choose(1);
    page.items = [{ itemId: 'x' }, ...page.items];
    expect(slides.read()).to.equal(undefined);
    expect([slides.index, slides.currentId]).to.deep.equal([2, 'b']);
    page.items = page.items.filter(({ itemId }) => itemId !== 'b');
    slides.read();
    expect([slides.index, slides.currentId]).to.deep.equal([2, 'c']);
    page.items = [];
    slides.read();
    page.items = [...'defg'].map((itemId) => ({ itemId }));
    slides.read();
    expect([slides.index, slides.currentId]).to.deep.equal([2, 'f']);
  });

  it('limit the current index to slides that can be the first one in sight', () => {
    const { page, slides } = create('abcde', { displayMultipleItems: 2 });
    expect([-3, 2, 4, 9].map((index) => slides.within(index))).to.deep.equal([0, 2, 3, 3]);
    page.settings.circular = true;
    expect([4, 9].map((index) => slides.within(index))).to.deep.equal([4, 4]);
  });

  it('are endless only with more slides than are in sight', () => {
    expect(create('ab', { circular: true }).slides.isEndless).to.equal(true);
    expect(create('ab', { circular: true, displayMultipleItems: 2 }).slides.isEndless).to.equal(false);
    expect(create('a', { circular: true }).slides.isEndless).to.equal(false);
  });

  it('forget a wanted index that is the current one, unless slides have changed since', () => {
    const { page, slides } = create('abc');
    slides.want(0);
    expect(slides.wanted).to.equal(undefined);
    page.items = [{ itemId: 'x' }, ...page.items];
    slides.want(0);
    expect(slides.read()).to.equal(0);
    expect(slides.index).to.equal(1);
  });

  it('find the wanted id, also when its slide is added later', () => {
    const { page, slides } = create('abc');
    slides.wantedId = 'c';
    slides.want(1);
    expect(slides.read()).to.equal(2);
    slides.wantedId = 'z';
    expect([slides.read(), slides.wantedId]).to.deep.equal([undefined, 'z']);
    page.items = [...page.items, { itemId: 'z' }];
    expect([slides.read(), slides.wantedId]).to.deep.equal([3, undefined]);
  });

  it('go by their own index where the page has only some of them', () => {
    const { page, slides } = create('', { itemCount: 50 });
    page.items = [
      { itemId: 'v', index: 21 },
      { itemId: 'u', index: 20 },
    ];
    slides.read();
    slides.choose(20);
    expect([slides.count, slides.currentId, slides.at(21)?.itemId, slides.at(0)]).to.deep.equal([
      50,
      'u',
      'v',
      undefined,
    ]);
    slides.wantedId = 'v';
    expect(slides.read()).to.equal(21);
  });
});
