/**
 * The error of a library that an app installs if it needs it, for the `catch` around its `import()`:
 *
 *     lazy(async () => {
 *       try {
 *         return await import('tus-js-client');
 *       } catch (error) {
 *         throw notInstalled('tus-js-client@4', error);
 *       }
 *     });
 *
 * Within `try`, and awaited, the import does not break the build of an app without the library: not in Vite, Rollup, esbuild
 * or webpack. Then it fails when it is reached, and the error says what installs it. A library whose file did not arrive
 * fails with the error that it has.
 *
 * @param packages what `npm i` gets; its versions are within `peerDependencies` of package.json
 */
export function notInstalled(packages: string, error: unknown): unknown {
  const names = packages.split(' ').map((each) => each.replace(/(?<=.)@.*/, ''));
  // Browsers, Node and bundlers say it in words of their own. All put the name in quotes, which no address of a file has.
  const { message } = Object(error) as { message?: unknown };
  if (!names.some((name) => new RegExp(`['"\`“]${name}['"\`”/]`).test(String(message)))) return error;
  const text = `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} not installed: npm i ${packages}`;
  // The bus says by it that nothing can answer the call.
  return Object.defineProperty(new Error(text, { cause: error }), 'name', { value: 'NotSupportedError' });
}
