import { walks } from './walk.js';

describe('router: random walks in history mode', () => {
  walks('history');
});
