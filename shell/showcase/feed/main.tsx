import { startDemo } from '../parts/start.js';
import { FEED_PAGES } from './pages.js';

startDemo({ pages: FEED_PAGES });
