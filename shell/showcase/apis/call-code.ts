import { literalOf } from '../parts/literal.js';
import type { ApiCall } from './documentation.js';

/** The call as code. Options that are not JSON yet are shown as they are. */
export function codeOf({ name, kind }: Pick<ApiCall, 'name' | 'kind'>, text: string): string {
  let options = text;
  try {
    options = literalOf(JSON.parse(text));
  } catch {
    // The user is still typing.
  }
  return `import { ${name} } from 'nacre/device';\n\nconst result = ${kind === 'sync' ? '' : 'await '}${name}(${options === '{}' ? '' : options});`;
}
