import { useEffect, useState } from 'react';
import { Cell } from 'nacre/react/cell';
import { Input } from 'nacre/react/input';
import { NoticeBar } from 'nacre/react/notice-bar';
import { Slider } from 'nacre/react/slider';
import { Swiper } from 'nacre/react/swiper';
import { SwiperItem } from 'nacre/react/swiper-item';
import { Switch } from 'nacre/react/switch';
import { Textarea } from 'nacre/react/textarea';
import { Video } from 'nacre/react/video';
import { usePage, usePageScroll, useReachBottom, useShow } from 'nacre/shell';

/** What a page does in its effects, as counts of what has happened. */
export interface Work {
  frames: number;
  ticks: number;
  resizes: number;
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')}`;

/** A page of all that may leave something behind: many elements, pictures, fields, players, timers and listeners. */
export function heavyPage(work: Work, clip?: string) {
  return function Heavy() {
    const { setTitle, setSnapshot } = usePage();
    const [count, setCount] = useState(0);
    useShow(() => setTitle('Heavy'));
    usePageScroll(({ scrollTop }) => setSnapshot('top', scrollTop));
    useReachBottom(() => undefined);
    useEffect(() => {
      let frame = 0;
      const next = (): void => {
        work.frames++;
        frame = requestAnimationFrame(next);
      };
      next();
      const timer = setInterval(() => work.ticks++, 20);
      const handleResize = (): void => void work.resizes++;
      addEventListener('resize', handleResize);
      setCount((known) => known + 1);
      return () => {
        cancelAnimationFrame(frame);
        clearInterval(timer);
        removeEventListener('resize', handleResize);
      };
    }, []);
    return (
      <div className="heavy" data-count={count}>
        <style>{'@keyframes heavy { to { rotate: 1turn } } .turning { animation: heavy 1s linear infinite }'}</style>
        <div className="turning">turning</div>
        <Swiper autoplay circular interval={100} duration={0} aria-label="News">
          <SwiperItem>One</SwiperItem>
          <SwiperItem>Two</SwiperItem>
          <SwiperItem>Three</SwiperItem>
        </Swiper>
        <NoticeBar>{'A text that is longer than its bar. '.repeat(20)}</NoticeBar>
        <Video {...(clip && { src: clip })} autoplay muted loop style={{ height: 100 }} />
        <Input label="Name" />
        <Textarea label="Text" />
        <Switch aria-label="On" />
        <Slider aria-label="Volume" />
        {Array.from({ length: 200 }, (_, index) => (
          <Cell key={index} title={`Row ${index}`} onClick={() => setCount(index)}>
            <img src={PICTURE} alt="" width="40" height="30" data-shared={`picture-${index}`} />
          </Cell>
        ))}
      </div>
    );
  };
}
