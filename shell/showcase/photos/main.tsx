import { startDemo } from '../parts/start.js';
import { PHOTOS_PAGES } from './pages.js';

startDemo({ pages: PHOTOS_PAGES });
