// The showcase, built and served as an app is: under a strict policy, from a folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from '../tools/paths.mjs';

/**
 * The strictest that an app can ask for: nothing inline, no eval, no strings in places that run code. Pictures that the user
 * has chosen are `blob:` URLs.
 */
export const POLICY = "default-src 'self'; img-src 'self' blob:; base-uri 'none'; require-trusted-types-for 'script'";

/** @returns {Promise<{ server: import('vite').PreviewServer, url: string, close(): Promise<void> }>} */
export async function serveShowcase() {
  const folder = mkdtempSync(join(tmpdir(), 'nacre-showcase-'));
  const options = { configFile: join(root, 'vite.config.ts'), mode: 'production', logLevel: 'error' };
  const output = { outDir: folder };
  await build({ ...options, build: output });
  const headers = { 'content-security-policy': POLICY };
  const server = await preview({ ...options, build: output, preview: { port: 0, headers } });
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { server, url: server.resolvedUrls.local[0], close };
}
