import type { Theme } from './state.js';
import { tokensOf } from './tokens.js';

/** What differs from the look, for one selector. The editor's preview has it as well. */
export function rulesOf(theme: Theme, selector: string): string {
  const lines = new Map<string | undefined, string[]>([[undefined, brandOf(theme)]]);
  for (const { name, text, isChanged, media } of tokensOf(theme)) {
    if (isChanged) lines.set(media, [...(lines.get(media) ?? []), `--nc-${name}: ${text};`]);
  }
  return [...lines]
    .filter(([, declarations]) => declarations.length > 0)
    .map(([media, declarations]) => {
      const rule = [`${selector} {`, ...declarations.map((line) => `  ${line}`), '}'];
      return (media ? [`@media ${media} {`, ...rule.map((line) => `  ${line}`), '}'] : rule).join('\n');
    })
    .join('\n\n');
}

/** A style sheet for an app: the look, and what differs from it. */
export function cssOf(theme: Theme): string {
  const imports = ["@import 'nacre/tokens.css';"];
  if (theme.look !== 'default') imports.push(`@import 'nacre/themes/${theme.look}.css';`);
  const rules = rulesOf(theme, ':root');
  return `${imports.join('\n')}\n${rules && `\n${rules}\n`}`;
}

function brandOf({ brand, dark }: Theme): string[] {
  if (!brand) return [];
  return [`--nc-brand: ${dark && dark !== brand ? `light-dark(${brand}, ${dark})` : brand};`];
}
