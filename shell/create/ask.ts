import { createInterface } from 'node:readline/promises';
import { Problem } from './problem.js';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  // By Ctrl+C or Ctrl+D.
  terminal.once('close', () => closed.abort());
  try {
    return (await terminal.question(question, { signal: closed.signal })).trim();
  } catch {
    // It rejects only when it is aborted.
    throw new Problem('\nNothing was made.');
  } finally {
    terminal.close();
  }
}

/** Asks for a text in the terminal. @returns the answer, or what holds without one */
export const askFor = async (what: string, otherwise: string): Promise<string> =>
  (await ask(`${what} (${otherwise}): `)) || otherwise;

/** Lets the user choose from a numbered list. @returns the chosen name; text that is no number is returned as it is */
export async function askForOne(
  what: string,
  choices: Readonly<Record<string, string>>,
  otherwise: string,
): Promise<string> {
  const names = Object.keys(choices);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = names.map((name, index) => `  ${index + 1}  ${name.padEnd(width)}  ${choices[name]}`);
  const answer = await askFor(`${what}\n${lines.join('\n')}\nName or number`, otherwise);
  return names[Number(answer) - 1] ?? answer;
}
