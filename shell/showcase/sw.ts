import { serveOffline } from 'nacre/offline/worker';

declare const self: { readonly __WB_MANIFEST: { url: string; revision: string | null }[] };

serveOffline({
  files: self.__WB_MANIFEST,
  notPages: [/\/api\//, /\/plain\.html/],
  // Nothing that belongs to one person: no orders, no contacts.
  data: [
    { match: /\/api\/shop\/(?:products|reviews)\b/ },
    { match: /\/api\/shop\/picture\//, strategy: 'cache-first' },
  ],
});
