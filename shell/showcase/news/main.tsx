import { startDemo } from '../parts/start.js';
import { NEWS_PAGES } from './pages.js';

startDemo({ pages: NEWS_PAGES });
