// The plugin in Vite's dev server: an app that calls startOffline() gets a worker there too, one that keeps nothing.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { createServer, runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

/** What the dev server answers for a path. */
async function answerOf(path, options, base = '/') {
  const { module } = await runnerImport(join(root, 'shell/offline/vite.ts'), { configFile: false, root });
  const server = await createServer({
    configFile: false,
    root: join(root, 'test/offline/app'),
    base,
    logLevel: 'silent',
    plugins: [module.offlineWorker(options)],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false },
  });
  try {
    await server.listen();
    const { port } = server.httpServer.address();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  } finally {
    await server.close();
  }
}

for (const [what, path, options, base] of [
  ['by default', '/sw.js'],
  ['under another name and base', '/shop/worker.js?v=1', { fileName: 'worker.js' }, '/shop/'],
])
  test(`the dev server has a worker that keeps nothing: ${what}`, async () => {
    const { status, type, text } = await answerOf(path, options, base);
    assert.equal(status, 200);
    assert.equal(type, 'text/javascript');
    assert.match(text, /skipWaiting/);
    assert.doesNotMatch(text, /fetch|caches/);
  });
