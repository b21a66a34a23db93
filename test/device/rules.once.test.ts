import { expect } from '@open-wc/testing';
import apis from 'nacre/device-apis.json';
import type { Check } from '../../shell/device/check.js';
import 'nacre/device';
import { callOf } from '../../shell/device/definitions.js';

const rules = Object.fromEntries(apis.calls.map(({ name }) => [name, callOf(name)?.rules?.()])) as Readonly<
  Record<string, Readonly<Record<string, Check>> | undefined>
>;

/** Options that take any value, and those that `checkArguments` checks for all calls. */
const ANY = ['setStorage.data', 'navigateBack.result'];
/** Which of these a call needs depends on its other options. */
const ONE_OF_SEVERAL = ['uploadFile.file', 'pageScrollTo.scrollTop', 'setClipboardData.data'];
const COMMON = ['duration', 'timeout', 'ttl'];

/** Kind of an option in the description -> values that are none of it. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  boolean: ['yes', 1, {}],
  number: ['many', true, {}, NaN],
  text: [7, {}, true],
  choice: ['pearls', 7, {}],
  choices: ['pearls', ['pearls'], [7], {}],
  texts: ['pearls', [7], {}],
  json: [Symbol('odd')],
  code: [7, Symbol('odd')],
};

interface Option {
  readonly call: string;
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  readonly choices?: readonly unknown[];
  readonly default?: unknown;
}

const options: readonly Option[] = apis.calls.flatMap((call) =>
  call.options.map((option) => ({ call: call.name, ...option })),
);

describe('the checks of arguments', () => {
  it('are there for every option that is declared', () => {
    const unchecked = options
      .filter(({ call, name }) => !rules[call]?.[name] && !COMMON.includes(name))
      .map(({ call, name }) => `${call}.${name}`);
    expect(unchecked).to.deep.equal(ANY);
  });

  it('are of options that are declared', () => {
    const declared = new Set(options.map(({ call, name }) => `${call}.${name}`));
    const checked = Object.entries(rules).flatMap(([call, own = {}]) =>
      Object.keys(own).map((name) => `${call}.${name}`),
    );
    expect(checked.filter((name) => !declared.has(name))).to.deep.equal([]);
  });

  it('refuse what is not of the declared type', () => {
    const passed: string[] = [];
    for (const { call, name, kind } of options) {
      for (const value of WRONG[kind]!) {
        const check = rules[call]?.[name];
        if (check && check(value, { [name]: value }) === undefined) passed.push(`${call}.${name}: ${String(value)}`);
      }
    }
    expect(passed).to.deep.equal([]);
  });

  it('pass what is of the declared type, the default, and nothing where nothing is required', () => {
    const refused: string[] = [];
    for (const { call, name, kind, choices, required, ...option } of options) {
      const check = rules[call]?.[name];
      const single = kind === 'boolean' ? [true, false] : kind === 'choice' ? choices! : [];
      const right = kind === 'choices' ? choices!.map((choice) => [choice]) : single;
      const fallback = 'default' in option ? [option.default] : [];
      for (const value of [
        ...right,
        ...fallback,
        ...(required || ONE_OF_SEVERAL.includes(`${call}.${name}`) ? [] : [undefined]),
      ]) {
        const expected = check?.(value, { [name]: value });
        if (expected) refused.push(`${call}.${name}: ${String(value)}, expected ${expected}`);
      }
    }
    expect(refused).to.deep.equal([]);
  });
});
