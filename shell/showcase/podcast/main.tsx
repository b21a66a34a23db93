import { startDemo } from '../parts/start.js';
import { MiniPlayer } from './mini-player.js';
import { PODCAST_PAGES } from './pages.js';

startDemo({ pages: PODCAST_PAGES }, <MiniPlayer />);
