import { startDemo } from '../parts/start.js';
import { DRAWING_PAGES } from './pages.js';

startDemo({ pages: DRAWING_PAGES });
