import { type Check, optional, positive } from './check.js';
import { type CallDefinition, callOf } from './definitions.js';
import { attempt, DeviceError, ErrCode } from './errors.js';

/** Null stands for the default. */
const timeout: Check = (value) => (value === null ? undefined : optional(positive)(value));

/** Checks of options that mean the same in all calls. */
const common = (): Record<string, Check> => ({ timeout, duration: optional(positive), ttl: optional(positive) });

type Checks = readonly (readonly [argument: string, check: Check])[];

let ofOthers: Checks | undefined;
const known = new WeakMap<CallDefinition, Checks>();

/** The arguments of a call and their checks. */
function checksOf(name: string): Checks {
  const definition = callOf(name);
  if (!definition) return (ofOthers ??= Object.entries(common()));
  let checks = known.get(definition);
  if (!checks) known.set(definition, (checks = Object.entries<Check>(Object.assign(common(), definition.rules?.()))));
  return checks;
}

/** A whole reason starts with it; else a check returns what it expects of the argument. */
const WHOLE_REASON = 'param ';

/** Throws if an argument is wrong. Also in production, since device calls cannot be undone. */
export function checkArguments(name: string, options: object): void {
  for (const [argument, check] of checksOf(name)) {
    const read = () => check((options as Record<string, unknown>)[argument], options);
    const expected = attempt(read, 'a value that can be read');
    if (!expected) continue;
    const reason = expected.startsWith(WHOLE_REASON) ? expected : `${argument}: expected ${expected}`;
    throw new DeviceError(name, ErrCode.invalid, reason);
  }
}
