import { serveOffline } from 'nacre/offline/worker';

declare const self: { readonly __WB_MANIFEST: { url: string; revision: string | null }[]; readonly location: Location };

serveOffline({
  files: self.__WB_MANIFEST,
  notPages: [/\/data\//],
  data: [
    { match: /\/data\/news/ },
    { match: /\/data\/photo/, strategy: 'cache-first' },
    { match: /\/data\/stock/, strategy: 'stale-while-revalidate' },
    { match: new URL('data/list', self.location.href).pathname, strategy: 'cache-first' },
    { match: /^https?:\/\/[^/]+\/.*\/data\/far/, strategy: 'cache-first' },
    { match: /\/data\/few/, limit: 2 },
    { match: /\/data\/brief/, strategy: 'cache-first', maxAge: 1 },
    { match: /\/data\/secret/ },
    { match: /\/data\/held/ },
  ],
});
