/** A sentence of the manifest: text in backticks is code. */
export function Prose({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
