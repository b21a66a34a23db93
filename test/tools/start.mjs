// npm start: the documentation, with the showcase in it, served from the sources. `npm start -- --port 8080 --host` and Vite's other flags pass through.
import { spawn } from 'node:child_process';
import { generate } from './package/generate.mjs';
import { root } from './paths.mjs';

await generate((name) => console.log(`generating ${name}`));

const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env;
const screen = process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY;
const open = !CI && screen && process.stdout.isTTY ? ['--open'] : [];
const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...open, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// npm runs this by a shell that does not pass signals on: the server ends itself when the shell is gone.
const { ppid } = process;
setInterval(() => process.ppid !== ppid && server.kill(), 500).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
