import { msg } from '@lit/localize';
import { Cell } from 'nacre/react/cell';
import { CellGroup } from 'nacre/react/cell-group';
import { useLocale } from '../parts/locale.js';
import { playText } from '../podcast/controls.js';
import { clock, EPISODES } from '../podcast/episodes.js';
import { play, toggle, usePlayer } from '../podcast/player.js';

/** The episodes. What plays goes on when the page is left. */
export default function PodcastPage() {
  useLocale();
  const { episode: current, isPlaying } = usePlayer();
  return (
    <div className="page podcast">
      <p className="lead">
        {msg('Four short pieces. They keep playing while you visit the other pages.', { id: 'sc.podcast.lead' })}
      </p>
      <CellGroup inset className="rows episodes">
        {EPISODES.map((episode) => {
          const isCurrent = episode === current;
          return (
            <Cell
              key={episode.id}
              clickable
              center
              title={episode.title()}
              label={episode.about()}
              value={clock(episode.length)}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => (isCurrent ? toggle() : play(episode))}
            >
              <span slot="icon" className="cover">
                <img src={episode.cover} alt="" width="64" height="64" />
                <svg viewBox="0 0 24 24" role="img" aria-label={playText(isCurrent && isPlaying)}>
                  <path
                    d={isCurrent && isPlaying ? 'M7.5 5.5H11v13H7.5Z M13.5 5.5H17v13h-3.500Z' : 'M8 5.2v13.6L19 12Z'}
                  />
                </svg>
              </span>
            </Cell>
          );
        })}
      </CellGroup>
    </div>
  );
}
