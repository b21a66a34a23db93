// What is made from the sources is kept in test/.cache and made again when they change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../paths.mjs';

export const CACHE = join(root, 'test/.cache');

/** Files under a folder whose name, and text if asked for, match; relative to the project, sorted. */
export function filesIn(folder, name, text) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'generated') return [];
    if (entry.isDirectory()) return filesIn(path, name, text);
    return name.test(entry.name) && (!text || text.test(readFileSync(join(root, path), 'utf8'))) ? [path] : [];
  });
}

export function hashOf(files) {
  const hash = createHash('sha256');
  // The tools that generate count as well.
  for (const file of [...files, 'package-lock.json']) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Does some work while no other process does work of that name. */
export async function withLock(name, work) {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${name}.lock`);
  await lock(file);
  try {
    return await work();
  } finally {
    rmSync(file);
  }
}

async function lock(file) {
  for (let tries = 0; tries < 1200; tries++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isRunning(file, holderOf(file))) rmSync(file, { force: true });
      else await delay(100);
    }
  }
  throw new Error(`Another run holds ${file}`);
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

/** Whether a process exists; a lock that is just being written has no number yet and counts as held. */
function isRunning(file, pid) {
  if (!pid) return existsSync(file);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
