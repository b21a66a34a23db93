// node shared/bundlers/build.js <command>: a bundler builds the app into site/, and has nothing to say about it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Vite warns of larger files. */
const LARGEST = 500_000;

const APP = 'shared/bundlers';
const fail = (text) => {
  console.error(text);
  process.exit(1);
};

rmSync('site', { recursive: true, force: true });
copyFileSync('node_modules/nacre/dist/tokens.css', `${APP}/tokens.css`);
const { status, stdout, stderr } = spawnSync('npx', process.argv.slice(2), { encoding: 'utf8' });
const output = stdout + stderr;
const COMPLAINT = /warn|\(!\)|critical|deprecat|circular|unresolved/i;
// Some list the files, one of which may have such a name. Vite warns of large files, the entry with React too: see below.
const FINE = /\.js\s+[\d.]+ \w+|\(!\) Some chunks are larger|chunkSizeWarningLimit/;
const complaints = output.split('\n').filter((line) => COMPLAINT.test(line) && !FINE.test(line));
if (status !== 0 || complaints.length > 0) fail([...complaints, output].join('\n'));

// Vite makes a page of its own.
for (const name of ['index.html', 'tokens.css'])
  if (!existsSync('site/index.html') || name !== 'index.html')
    if (!existsSync('site/assets')) copyFileSync(`${APP}/${name}`, `site/${name}`);

const files = readdirSync('site', { recursive: true }).filter((name) => name.endsWith('.js'));
// The entry has React, and in this app all of the package.
const large = files.filter((name) => !/^main|index-/.test(name) && statSync(join('site', name)).size > LARGEST);
if (large.length) fail(`more than ${LARGEST} bytes: ${large.join(', ')}`);
const all = files.map((name) => readFileSync(join('site', name), 'utf8')).join('\n');
for (const unused of ['fragParsingError', 'Wrong magic number', 'Upload-Offset', 'nc-rate'])
  if (all.includes(unused)) fail(`nobody has asked for what contains ${unused}`);
const strange = readdirSync('site', { recursive: true }).filter((name) => /\.(?:wasm|json)$/.test(name));
if (strange.length) fail(`a file that no app has asked for: ${strange.join(', ')}`);
