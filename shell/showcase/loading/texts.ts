import { msg } from '@lit/localize';
import type { Network } from './network.js';
import type { Problem } from './problem.js';

export const networkName = (network: Network): string =>
  ({
    normal: msg('Normal', { id: 'sc.news.network.normal' }),
    slow: msg('Slow', { id: 'sc.news.network.slow' }),
    stalls: msg('No answer', { id: 'sc.news.network.stalls' }),
    fails: msg('Server error', { id: 'sc.news.network.fails' }),
    empty: msg('Empty answer', { id: 'sc.news.network.empty' }),
    offline: msg('Offline', { id: 'sc.news.network.offline' }),
  })[network];

/** Text of a problem, for a toast. */
export const problemText = (problem: Problem): string =>
  ({
    error: msg('The server has a problem. Please try again.', { id: 'sc.signup.server' }),
    offline: msg('The server cannot be reached.', { id: 'sc.signup.offline' }),
    timeout: msg('The server did not answer in time.', { id: 'sc.signup.timeout' }),
    static: msg('There is no demo server here', { id: 'sc.loading.static' }),
    missing: msg('There is nothing at this address', { id: 'sc.loading.missing' }),
  })[problem];
