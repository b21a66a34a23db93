// The endpoints of the showcase behind a server of their own, without Vite.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

/** Starts it. What is not an endpoint's answers `next`. */
export async function serve() {
  const { module } = await runnerImport(join(root, 'shell/showcase/server/index.ts'), { configFile: false, root });
  let handle;
  const server = createServer((request, response) => handle(request, response, () => response.end('next')));
  module.showcaseServer().configureServer({ middlewares: { use: (given) => (handle = given) }, httpServer: server });
  await new Promise((done) => server.listen(0, done));
  return { server, url: `http://localhost:${server.address().port}` };
}
