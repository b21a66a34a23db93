// The service worker of the site: `build/vite.ts` and vite.config.ts make it.
import { serveOffline } from 'nacre/offline/worker';

serveOffline({
  files: self.__WB_MANIFEST,
  // The search is one document, whatever is asked. Each other page is a document of its own, and so is the showcase.
  page: 'search/index.html',
  notPages: [/^(?!.*\/search\/(?:\?|$))/],
});
