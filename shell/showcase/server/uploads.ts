import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const UPLOADS = '/api/uploads';

const LARGEST = 20_000_000;

let tus: Server | undefined;

/** The server of the tus protocol. What it receives is deleted when it ends. */
function start(): Server {
  const directory = mkdtempSync(join(tmpdir(), 'nacre-uploads-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const datastore = new FileStore({ directory });
  return new Server({ path: UPLOADS, relativeLocation: true, maxSize: LARGEST, datastore });
}

export async function takeUpload(request: IncomingMessage, response: ServerResponse): Promise<void> {
  tus ??= start();
  await tus.handle(request, response);
}
