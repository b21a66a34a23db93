#!/usr/bin/env node
// The command `nacre`. An older Node could not load the rest, so its version is looked at first. Without an `await` at the top:
// with one, the bundler would put the modules of the whole package into other files.
export {};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 19)) {
  void import('./main.js').then(async ({ main }) => {
    process.exitCode = await main(process.argv.slice(2));
  });
} else {
  console.error(`Nacre needs Node.js 20.19 or later, and this is ${process.versions.node}.`);
  process.exitCode = 1;
}
