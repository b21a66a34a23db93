import { walks } from './walk.js';

describe('router: random walks in hash mode', () => {
  walks('hash');
});
