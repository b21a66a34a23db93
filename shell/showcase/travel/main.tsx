import { startDemo } from '../parts/start.js';
import { TRAVEL_PAGES } from './pages.js';

startDemo({ pages: TRAVEL_PAGES });
