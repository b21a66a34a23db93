// Builds each demo by its own settings, and serves what it has built, with its own server.
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { build, preview } from 'vite';
import { demos, PORT, portOf } from './demos.js';

for (const demo of demos()) {
  const root = resolve('src', demo);
  await build({ root, logLevel: 'warn' });
  await preview({ root, logLevel: 'warn', preview: { port: portOf(demo), strictPort: true, host: '127.0.0.1' } });
}
createServer((_request, response) => response.end('ready')).listen(PORT, '127.0.0.1');
