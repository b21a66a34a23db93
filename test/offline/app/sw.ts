import { serveOffline } from 'nacre/offline/worker';

declare const self: { readonly __WB_MANIFEST: { url: string; revision: string | null }[] };

serveOffline({
  files: self.__WB_MANIFEST,
  notPages: [/\/data\//],
  data: [
    { match: /\/data\/news/ },
    { match: /\/data\/photo/, strategy: 'cache-first' },
    { match: /\/data\/stock/, strategy: 'stale-while-revalidate' },
  ],
});
