import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { demoHandler } from './demos.js';
import { withoutFolder } from './folder.js';
import { serveSocket } from './socket.js';
import { takeUpload, UPLOADS } from './uploads.js';

/** The server of the showcase: that of the demos, and what its forms of calls talk to. */
export function showcaseServer(): Plugin {
  const serve = ({ middlewares, httpServer }: Pick<ViteDevServer | PreviewServer, 'middlewares' | 'httpServer'>) => {
    middlewares.use((request, response, next) => {
      const url = withoutFolder(request.url ?? '/');
      if (!url.startsWith(`${UPLOADS}/`)) return next();
      request.url = url;
      return takeUpload(request, response);
    });
    middlewares.use(demoHandler());
    if (httpServer) serveSocket(httpServer);
  };
  return { name: 'showcase-server', configureServer: serve, configurePreviewServer: serve };
}
