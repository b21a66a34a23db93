/**
 * The options that are given. One that is undefined is as if it were absent, as for the defaults of parameters:
 * `{ ...DEFAULTS, ...given(options) }`. The lint rule `nacre-objects/given` asks for it.
 */
export function given<Options extends object>(options: Options): Options;
export function given<Options extends object>(options: Options | null | undefined): Partial<Options>;
export function given(options: object | null | undefined): object {
  return Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined));
}
