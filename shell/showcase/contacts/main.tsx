import { startDemo } from '../parts/start.js';
import { CONTACTS_PAGES } from './pages.js';

startDemo({ pages: CONTACTS_PAGES });
