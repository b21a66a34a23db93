import { msg } from '@lit/localize';
import type { NcVideo } from 'nacre/elements/video';
import { Icon } from 'nacre/react/icon';
import { Video } from 'nacre/react/video';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../parts/locale.js';
import type { Clip } from './clips.js';

interface ClipViewProps {
  clip: Clip;
  /** It is the one on screen, and the page is on top. */
  isPlaying: boolean;
  /** It loads: the one on screen, and the next. */
  loads: boolean;
  hasComments: boolean;
  onComments: () => void;
}

/** One clip that fills the feed, with its buttons. */
export function ClipView({ clip, isPlaying, loads, hasComments, onComments }: ClipViewProps) {
  const locale = useLocale();
  const video = useRef<NcVideo>(null);
  const [isLiked, setLiked] = useState(false);
  const [isPaused, setPaused] = useState(true);
  const likes = new Intl.NumberFormat(locale, { notation: 'compact' }).format(clip.likes + Number(isLiked));

  useEffect(() => {
    if (isPlaying) void video.current?.play();
    else video.current?.pause();
  }, [isPlaying]);

  const toggle = () => {
    if (isPaused) void video.current?.play();
    else video.current?.pause();
  };
  return (
    <article className="clip" aria-label={clip.title()}>
      <Video
        ref={video}
        title=""
        aria-label={clip.title()}
        muted
        loop
        controls={false}
        showCenterPlayBtn={false}
        objectFit="cover"
        preload={loads ? 'auto' : 'none'}
        danmuList={clip.comments}
        enableDanmu={hasComments && loads}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        onClick={toggle}
      >
        <source src={clip.webm} type="video/webm" />
        <source src={clip.mp4} type="video/mp4" />
      </Video>
      <h2>{clip.title()}</h2>
      <div className="clip-buttons">
        <button
          type="button"
          aria-pressed={isLiked}
          aria-label={`${msg('Like', { id: 'sc.feed.like' })} ${likes}`}
          onClick={() => setLiked(!isLiked)}
        >
          <Icon type="heart" />
          <span>{likes}</span>
        </button>
        <button
          type="button"
          aria-pressed={hasComments}
          aria-label={msg('Comments', { id: 'sc.feed.comments' })}
          onClick={onComments}
        >
          <Icon type="chat" />
        </button>
        <button
          type="button"
          className="clip-play"
          aria-label={isPaused ? msg('Play', { id: 'sc.feed.play' }) : msg('Pause', { id: 'sc.feed.pause' })}
          onClick={toggle}
        >
          <span aria-hidden="true">{isPaused ? '▶' : '❚❚'}</span>
        </button>
      </div>
    </article>
  );
}
