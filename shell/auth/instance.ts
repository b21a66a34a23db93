import { Auth } from './auth.js';

const KEY = Symbol.for('nacre.auth');
const page = globalThis as { [KEY]?: Auth };

/** The page's user: one, however many copies of this code run in the page. Made at the first use. */
export const auth = (): Auth => (page[KEY] ??= new Auth());
