import { msg, str } from '@lit/localize';
import { navigateTo } from 'nacre/device';
import { Progress } from 'nacre/react/progress';
import { useLayoutEffect } from 'react';
import { useLocale } from '../parts/locale.js';
import { failureText, playText, Round } from './controls.js';
import { close, toggle, usePlayer } from './player.js';

/** What plays, above the tab bar of every page. */
export function MiniPlayer() {
  useLocale();
  const { episode, isPlaying, hasFailed, time, length, isFull } = usePlayer();
  const isShown = episode !== undefined && !isFull;
  // Pages keep room for it.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-mini-player', isShown);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <aside className="mini-player" aria-label={msg('Now playing', { id: 'sc.podcast.now' })}>
      <Progress
        className="mini-time"
        aria-hidden="true"
        strokeWidth={3}
        percent={length > 0 ? (100 * time) / length : 0}
      />
      <button
        type="button"
        className="mini-open"
        aria-label={msg(str`Open the player: ${episode.title()}`, { id: 'sc.podcast.open' })}
        onClick={() => void navigateTo({ url: '/podcast/player' })}
      >
        <img src={episode.cover} alt="" width="44" height="44" />
        <span>
          <b>{episode.title()}</b>
          {hasFailed && <small>{failureText()}</small>}
        </span>
      </button>
      <span className="unseen" role="status">
        {hasFailed ? failureText() : ''}
      </span>
      <Round icon={isPlaying ? 'pause' : 'play'} label={playText(isPlaying)} onClick={toggle} />
      <Round icon="close" label={msg('Close the player', { id: 'sc.podcast.close' })} onClick={close} />
    </aside>
  );
}
