import { msg, str } from '@lit/localize';
import { redirectTo, showActionSheet } from 'nacre/device';
import { Button } from 'nacre/react/button';
import { Slider } from 'nacre/react/slider';
import { Status } from 'nacre/react/status';
import { useHide, useShow, useUnload } from 'nacre/shell';
import { useState } from 'react';
import { useLocale } from '../parts/locale.js';
import { failureText, playText, Round } from '../podcast/controls.js';
import { clock, spokenTime } from '../podcast/episodes.js';
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

interface Choice<T> {
  readonly title: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly textOf: (value: T) => string;
}

/** Lets the user choose one; undefined if the sheet was closed. */
async function choose<T>({ title, values, chosen, textOf }: Choice<T>): Promise<{ value: T } | undefined> {
  const itemList = values.map((value) => ({
    text: textOf(value),
    ...(value === chosen && { role: 'selected' as const }),
  }));
  const { tapIndex } = await showActionSheet({ title, itemList }).catch(() => ({ tapIndex: -1 }));
  return tapIndex < 0 ? undefined : { value: values[tapIndex]! };
}

/** The player as a page: time, speed, sleep timer. */
export default function PodcastPlayerPage() {
  const locale = useLocale();
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
  const speed = msg('Speed', { id: 'sc.podcast.speed' });
  const timer = msg('Sleep timer', { id: 'sc.podcast.sleep' });
  const rateText = (value: number): string => `${new Intl.NumberFormat([locale, 'en']).format(value)}×`;
  const spoken = (value: number): string => {
    const [now, all] = [spokenTime(value, locale), spokenTime(length, locale)];
    return msg(str`${now} of ${all}`, { id: 'sc.podcast.time' });
  };
  const chooseRate = async (): Promise<void> => {
    const answer = await choose({ title: speed, values: RATES, chosen: rate, textOf: rateText });
    if (answer) setRate(answer.value);
  };
  const chooseSleep = async (): Promise<void> => {
    const answer = await choose({ title: timer, values: SLEEPS, chosen: sleep, textOf: sleepText });
    if (answer) setSleep(answer.value);
  };
  return (
    <div className="page player">
      <img className="player-cover" src={episode.cover} alt="" />
      <div className="player-panel">
        <h2>{episode.title()}</h2>
        <p className="hint">{episode.about()}</p>
        <p className="player-error" role="status">
          {hasFailed ? failureText() : ''}
        </p>
        <Slider
          aria-label={msg('Position', { id: 'sc.podcast.position' })}
          max={Math.max(1, Math.round(length))}
          value={Math.round(dragged ?? time)}
          valueFormatter={spoken}
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
          <Button size="mini" plain onClick={() => void chooseRate()}>
            {speed} <b>{rateText(rate)}</b>
          </Button>
          <Button size="mini" plain onClick={() => void chooseSleep()}>
            {timer} <b>{sleepText(sleep)}</b>
          </Button>
        </div>
      </div>
    </div>
  );
}
