import { startDemo } from '../parts/start.js';
import { MAP_PAGES } from './pages.js';

startDemo({ pages: MAP_PAGES });
