import { msg, str } from '@lit/localize';
import { redirectTo, showActionSheet } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Slider } from 'nacre/react/slider';
import { Status } from 'nacre/react/status';
import { useHide, useShow, useUnload } from 'nacre/shell';
import { useState } from 'react';
import { useLocale } from '../parts/locale.js';
import { failureText, playText, Round } from '../podcast/controls.js';
import { clock } from '../podcast/episodes.js';
import {
  episodeAt,
  seek,
  setFull,
  setRate,
  setSleep,
  skipEpisode,
  toggle,
  usePlayer,
  type Sleep,
} from '../podcast/player.js';

const RATES = [0.5, 0.8, 1, 1.25, 1.5, 2];
const SLEEPS: readonly (Sleep | undefined)[] = [5, 15, 30, 'end', undefined];
/** Seconds. */
const SKIP = 15;

function sleepText(sleep: Sleep | undefined): string {
  if (sleep === undefined) return msg('Off', { id: 'sc.podcast.sleep.off' });
  if (sleep === 'end') return msg('At the end of the episode', { id: 'sc.podcast.sleep.end' });
  return msg(str`{${sleep}, plural, one {# minute} other {# minutes}}`, { id: 'sc.podcast.sleep.minutes' });
}

/** Lets the user choose one; undefined if the sheet was closed. */
async function choose<T>(values: readonly T[], textOf: (value: T) => string): Promise<{ value: T } | undefined> {
  const { tapIndex } = await showActionSheet({ itemList: values.map(textOf) }).catch(() => ({ tapIndex: -1 }));
  return tapIndex < 0 ? undefined : { value: values[tapIndex]! };
}

/** The player as a page: time, speed, sleep timer. */
export default function PodcastPlayerPage() {
  useLocale();
  const { episode, isPlaying, hasFailed, time, length, rate, sleep } = usePlayer();
  /** Where the user drags to. */
  const [dragged, setDragged] = useState<number>();
  useShow(() => setFull(true));
  useHide(() => setFull(false));
  useUnload(() => setFull(false));

  if (!episode) {
    return (
      <Status
        type="empty"
        title={msg('Nothing is playing', { id: 'sc.podcast.none' })}
        retryText={msg('Go to the episodes', { id: 'sc.podcast.episodes' })}
        onRetry={(event) => event.waitUntil(redirectTo({ url: '/podcast' }))}
      />
    );
  }
  return (
    <div className="page player">
      <img className="player-cover" src={episode.cover} alt="" />
      <div className="player-panel">
        <h1>{episode.title()}</h1>
        <p className="hint">{episode.about()}</p>
        <p className="player-error" role="status">
          {hasFailed ? failureText() : ''}
        </p>
        <Slider
          aria-label={msg('Position', { id: 'sc.podcast.position' })}
          max={Math.max(1, Math.round(length))}
          value={Math.round(dragged ?? time)}
          onChange={({ value }) => setDragged(Number(value))}
          onChangeCommitted={(event) => {
            setDragged(undefined);
            seek(Number((event.target as HTMLElement & { value: number }).value));
          }}
        />
        <p className="player-times">
          <span>{clock(dragged ?? time)}</span>
          <span>{clock(length)}</span>
        </p>
        <div className="player-buttons">
          <Round
            icon="previous"
            label={msg('Previous episode', { id: 'sc.podcast.previous' })}
            disabled={!episodeAt(-1)}
            onClick={() => skipEpisode(-1)}
          />
          <Round
            icon="back"
            label={msg('Back 15 seconds', { id: 'sc.podcast.back' })}
            onClick={() => seek(time - SKIP)}
          />
          <Round
            icon={isPlaying ? 'pause' : 'play'}
            className="main"
            label={hasFailed ? msg('Try again', { id: 'sc.podcast.retry' }) : playText(isPlaying)}
            onClick={toggle}
          />
          <Round
            icon="forward"
            label={msg('Forward 15 seconds', { id: 'sc.podcast.forward' })}
            onClick={() => seek(time + SKIP)}
          />
          <Round
            icon="next"
            label={msg('Next episode', { id: 'sc.podcast.next' })}
            disabled={!episodeAt(1)}
            onClick={() => skipEpisode(1)}
          />
        </div>
        <div className="player-options">
          <Button
            size="mini"
            plain
            onClick={() => void choose(RATES, (value) => `${value}×`).then((chosen) => chosen && setRate(chosen.value))}
          >
            {msg('Speed', { id: 'sc.podcast.speed' })} <b>{rate}×</b>
          </Button>
          <Button
            size="mini"
            plain
            onClick={() => void choose(SLEEPS, sleepText).then((chosen) => chosen && setSleep(chosen.value))}
          >
            {msg('Sleep timer', { id: 'sc.podcast.sleep' })} <b>{sleepText(sleep)}</b>
          </Button>
        </div>
      </div>
    </div>
  );
}
