// A tus server of its own: node tus-server.mjs <folder>. It prints its port, and ends with the process that started it.
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { createServer } from 'node:http';

const tus = new Server({
  path: '/__tus__/files',
  relativeLocation: true,
  datastore: new FileStore({ directory: process.argv[2] }),
});
const server = createServer((request, response) => void tus.handle(request, response));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.stdin.on('end', () => process.exit()).resume();
