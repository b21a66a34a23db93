import { isChromium } from './commands.js';

const { everywhere } = document.documentElement.dataset;

/**
 * Registers tests of what no engine does: our own models, parsers and checks. They run in Chromium alone, as the files called
 * `*.once.test.ts`; with `--everywhere` in all.
 */
export function inOneEngine(register: () => void): void {
  if (isChromium || everywhere) register();
}
