import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './paths.mjs';

/**
 * Runs a command in the project, without input. `show` passes its output on as it comes.
 * @param {{ show?: boolean, minutes?: number, inBackground?: boolean, cwd?: string, env?: object }} options it is ended after so
 *   many minutes, 10 by default; `inBackground`: with a lower priority than others; `cwd`: in another folder; `env`: further
 *   variables
 * @returns {Promise<{ code: number, output: string }>} code 1 also when it could not be started or took too long
 */
export function run(command, args, { show = false, minutes = 10, inBackground = false, cwd = root, env } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const limit = setTimeout(() => {
      output += `\nstopped after ${minutes} minutes\n`;
      child.kill();
    }, minutes * 60_000);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a command without printing its output. If it fails, the output is the error. */
export async function runQuietly(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}
