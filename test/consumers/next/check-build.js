// `next build` has nothing to say about this project.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

// In a CI it warns that there is no cache of an earlier build.
mkdirSync('.next/cache', { recursive: true });
const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
  encoding: 'utf8',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
const output = stdout + stderr;
const complaints = output.split('\n').filter((line) => /warn|error|⚠|deprecat/i.test(line));
if (status !== 0 || complaints.length > 0) {
  console.log(output);
  process.exit(1);
}
