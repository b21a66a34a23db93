// ng build, which must have nothing to warn of. The Angular CLI asks for a newer Node than the project does.
import { spawnSync } from 'node:child_process';

const { status, stdout, stderr } = spawnSync('node', ['node_modules/@angular/cli/bin/ng.js', 'build'], {
  encoding: 'utf8',
});
console.log(stdout, stderr);
if (status !== 0 || /warning/i.test(stdout + stderr)) process.exit(1);
