import { msg } from '@lit/localize';
import type { NcMap } from 'nacre/elements/map';
import { Map } from 'nacre/react/map';
import { Slider } from 'nacre/react/slider';
import { Switch } from 'nacre/react/switch';
import { useHide, useUnload } from 'nacre/shell';
import { useMemo, useRef } from 'react';
import { Choice } from '../../parts/choice.js';
import { useLocale } from '../../parts/locale.js';
import { playText, Round } from '../../podcast/controls.js';
import boat from './boat.svg?no-inline';
import { arrivalText, harbourName, progressText } from './texts.js';
import { BOAT, useVoyage } from './use-voyage.js';
import { FIXES, HARBOURS, lengthOf, LENGTH, trailTo } from './voyage.js';

const SPEEDS = [1, 2, 4, 8];
/** Colors of the way: drawn on a canvas, so the same in light and dark. */
const AHEAD = '#7d8f96';
const BEHIND = '#b0386f';

/** A voyage that is played: a marker that moves, a line that grows, and a map that follows. */
export function VoyagePlayer() {
  const locale = useLocale();
  const map = useRef<NcMap>(null);
  const { time, isPlaying, speed, isFollowed, start, seek, toggle, follows, setSpeed, pause } = useVoyage(map);
  useHide(pause);
  useUnload(pause);

  const markers = useMemo(() => {
    const harbours = HARBOURS.map(({ id, latitude, longitude }) => ({
      ...{ id, latitude, longitude },
      title: harbourName(id),
      callout: { content: arrivalText(locale, id) },
      width: 20,
    }));
    const { latitude, longitude, rotate } = start;
    const ship = { id: BOAT, latitude, longitude, rotate, iconPath: boat, width: 40, anchor: { x: 0.5, y: 0.5 } };
    return [...harbours, { ...ship, ariaLabel: msg('Boat', { id: 'sc.track.boat' }), zIndex: 10 }];
  }, [start, locale]);
  const trail = useMemo(() => trailTo(time), [time]);
  const polyline = useMemo(
    () => [
      { points: FIXES, color: AHEAD, width: 3, dashArray: [2, 8] },
      { points: trail, color: BEHIND, width: 5, borderColor: '#ffffff', borderWidth: 1, zIndex: 1 },
    ],
    [trail],
  );
  const text = progressText(locale, time, lengthOf(trail));

  return (
    <div className="track">
      <Map
        ref={map}
        className="track-map"
        aria-label={msg('Voyage', { id: 'sc.track.map' })}
        minScale={4}
        maxScale={10}
        includePoints={HARBOURS}
        includePadding={[64, 40, 40, 40]}
        markers={markers}
        polyline={polyline}
        onRegionChange={({ phase, causedBy }) => phase === 'end' && causedBy === 'drag' && follows(false)}
      />
      <div className="track-panel">
        <p className="track-progress">
          <b>{msg('From Manama to Muscat', { id: 'sc.track.route' })}</b>
          <span>{text}</span>
        </p>
        <div className="track-time">
          <Round className="main" icon={isPlaying ? 'pause' : 'play'} label={playText(isPlaying)} onClick={toggle} />
          <Slider
            aria-label={msg('Time', { id: 'sc.track.time' })}
            max={LENGTH}
            step={10}
            value={Math.round(time)}
            onChange={({ value }) => seek(Number(value))}
          />
        </div>
        <div className="track-options">
          <Choice
            label={msg('Speed', { id: 'sc.podcast.speed' })}
            options={SPEEDS.map((each) => [each, `${each}×`])}
            value={speed}
            onChange={setSpeed}
          />
          <Switch checked={isFollowed} onChange={({ target }) => follows(target.checked)}>
            {msg('The map follows the boat', { id: 'sc.track.follow' })}
          </Switch>
        </div>
        <p className="hint">
          {msg('The route was drawn by hand; the times are those of a boat at ten knots. One hour takes a second.', {
            id: 'sc.track.hint',
          })}
        </p>
      </div>
    </div>
  );
}
