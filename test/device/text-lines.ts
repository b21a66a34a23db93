import type { TextLine } from 'nacre/device';

/** Two ends of a line of texts, and the texts that went over it. `crash` makes the second one deaf. */
export function textLines(): { lines: [TextLine, TextLine]; texts: string[]; crash(): void } {
  const texts: string[] = [];
  const receivers = [new Set<(text: string) => void>(), new Set<(text: string) => void>()] as const;
  const end = (own: 0 | 1): TextLine => ({
    send: (text) => {
      texts.push(text);
      void Promise.resolve().then(() => receivers[own ? 0 : 1].forEach((receive) => receive(text)));
    },
    listen: (receive, signal) => {
      receivers[own].add(receive);
      signal.addEventListener('abort', () => receivers[own].delete(receive));
    },
  });
  return { lines: [end(0), end(1)], texts, crash: () => receivers[1].clear() };
}
