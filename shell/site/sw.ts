// The service worker of the site: `build/vite.ts` and vite.config.ts make it.
import { serveOffline } from 'nacre/offline/worker';

serveOffline({
  files: self.__WB_MANIFEST,
  // `/search/?q=…` is served by the kept search page. All other pages are files, and the showcase has its own worker.
  page: 'search/index.html',
  notPages: [/^(?!.*\/search\/(?:\?|$))/],
});
