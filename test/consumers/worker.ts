import { serveOffline } from 'nacre/offline/worker';

declare const self: { readonly __WB_MANIFEST: { url: string; revision: string | null }[] };

serveOffline({ files: self.__WB_MANIFEST, data: [{ match: /\/data\//, strategy: 'cache-first' }] });
// @ts-expect-error: no such strategy
serveOffline({ files: [], data: [{ match: '/data/', strategy: 'cache' }] });
