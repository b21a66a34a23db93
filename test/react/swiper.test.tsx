import { expect, waitUntil } from '@open-wc/testing';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { NcSwiper } from 'nacre/elements/swiper';
import { Swiper, SwiperItem } from 'nacre/react';
import { drawn, settled } from '../helpers/dom.js';
import { mount, unmountAll } from '../helpers/react.js';

const names = (swiper: NcSwiper) => {
  const window = swiper.getBoundingClientRect();
  return Array.from(swiper.querySelectorAll('nc-swiper-item'))
    .filter((item) => Math.abs(item.getBoundingClientRect().left - window.left) < 1)
    .map(({ textContent }) => textContent);
};

describe('<Swiper> in React', () => {
  afterEach(unmountAll);

  it('follows state, and reports slides to it', async () => {
    let goTo!: (index: number) => void;
    let add!: () => void;
    function Page() {
      const [current, setCurrent] = useState(2);
      const [slides, setSlides] = useState<readonly string[]>([]);
      goTo = setCurrent;
      add = () => setSlides(['a', 'b', 'c', ...slides]);
      return (
        <Swiper circular current={current} duration={0} onChange={(event) => setCurrent(event.current)}>
          {slides.map((name, index) => (
            <SwiperItem key={slides.length - index}>{name}</SwiperItem>
          ))}
        </Swiper>
      );
    }
    const { find } = mount(<Page />, { strict: true });
    const swiper = find<NcSwiper>('nc-swiper');
    await settled(swiper);
    flushSync(() => add());
    await drawn();
    expect([swiper.current, ...names(swiper)]).to.deep.equal([2, 'c']);
    swiper.next();
    await drawn();
    expect([swiper.current, ...names(swiper)]).to.deep.equal([0, 'a']);
    flushSync(() => goTo(1));
    await settled(swiper);
    await drawn();
    expect([swiper.current, ...names(swiper)]).to.deep.equal([1, 'b']);
    flushSync(() => add());
    await drawn();
    await settled(swiper);
    await drawn();
    expect(names(swiper).length).to.equal(1);
    expect(swiper.children.length).to.equal(6);
  });

  it('renders only the slides in range, from state', async () => {
    function Page() {
      const [indexes, setIndexes] = useState<readonly number[]>([]);
      return (
        <Swiper itemCount={1000} duration={0} onRangeChange={(event) => setIndexes(event.indexes)}>
          {indexes.map((index) => (
            <SwiperItem key={index} index={index}>{`Slide ${index}`}</SwiperItem>
          ))}
        </Swiper>
      );
    }
    const { find } = mount(<Page />, { strict: true });
    const swiper = find<NcSwiper>('nc-swiper');
    const shows = (name: string) => waitUntil(() => String(names(swiper)) === name, `it shows ${name}`);
    await settled(swiper);
    // React renders them in a later task.
    await shows('Slide 0');
    swiper.goTo(700);
    await shows('Slide 700');
    expect(swiper.children.length).to.be.at.most(5);
  });
});
