// Imports a module of the sources in Node.
import { join } from 'node:path';
import { root } from '../paths.mjs';

/**
 * @param {string} path relative to the project
 * @returns the `module`, and the paths of its `dependencies`
 */
export async function importSource(path) {
  const { runnerImport } = await import('vite');
  const { NODE_ENV } = process.env;
  const result = await runnerImport(join(root, path), { configFile: false, root, logLevel: 'warn' });
  // Vite has said "development" here, for all that this process starts later on.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return result;
}
