/** Why a page is not there. `stale`: the server has a new version of the app, without the page's module. */
export type LoadStatus = 'loading' | 'error' | 'timeout' | 'offline' | 'stale';
