export interface Document {
  /** The lines `name: value` at the start, between `---`. */
  readonly facts: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Takes the facts at the start of a document apart from its text. */
export function readDocument(source: string): Document {
  const [, head, text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [undefined, '', source];
  const lines = (head ?? '').split('\n').filter(Boolean);
  const facts = lines.map((line) => {
    const [, name, value] = /^(\w[\w-]*):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`front matter: "name: value", not "${line}"`);
    return [name, value] as const;
  });
  return { facts: Object.fromEntries(facts), text: text ?? '' };
}
