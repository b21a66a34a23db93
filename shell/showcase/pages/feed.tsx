import { msg } from '@lit/localize';
import { useHide, useShow } from 'nacre/shell';
import { useEffect, useRef, useState } from 'react';
import { ClipView } from '../feed/clip-view.js';
import { CLIPS } from '../feed/clips.js';
import { useLocale } from '../parts/locale.js';

/** A feed of clips: one fills the page and plays, the next one loads. The browser scrolls and snaps. */
export default function FeedPage() {
  useLocale();
  const feed = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isShown, setShown] = useState(true);
  const [hasComments, setComments] = useState(true);
  useShow(() => setShown(true));
  useHide(() => setShown(false));

  useEffect(() => {
    const root = feed.current!;
    const clips = [...root.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(clips.indexOf(shown.target));
      },
      { root, threshold: 0.6 },
    );
    for (const clip of clips) observer.observe(clip);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="page feed" ref={feed} role="feed" aria-label={msg('Clips', { id: 'sc.feed.title' })}>
      {CLIPS.map((clip, index) => (
        <ClipView
          key={clip.id}
          clip={clip}
          isPlaying={isShown && index === current}
          loads={index === current || index === current + 1}
          hasComments={hasComments}
          onComments={() => setComments(!hasComments)}
        />
      ))}
    </div>
  );
}
