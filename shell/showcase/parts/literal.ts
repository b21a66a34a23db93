/** Longest value in one line. */
const WIDTH = 72;

const quoted = (text: string): string => {
  if (text.includes('\n')) {
    // A script in HTML ends at the first `</script`, also within a text.
    return `\`${text.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('</script', '<\\/script')}\``;
  }
  return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replace(/[\\']/g, '\\$&')}'`;
};
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** A JSON value as one would write it in a script. */
export function literalOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map(literalOf)
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => `${keyOf(name)}: ${literalOf(item)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `${item.replace(/^/gm, '  ')},\n`).join('')}${close}`;
}
