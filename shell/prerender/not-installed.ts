/**
 * The error of code in Node that an app has to install what it runs: says what installs it. A package whose file is broken
 * fails with the error that it has.
 *
 * @param packages what `npm i` gets; its versions are within `peerDependencies` of package.json
 */
export function notInstalled(packages: string, error: unknown): unknown {
  const names = packages.split(' ').map((each) => each.replace(/(?<=.)@.*/, ''));
  // Node and bundlers say it in words of their own. All put the name in quotes, which no address of a file has.
  const { message } = Object(error) as { message?: unknown };
  if (!names.some((name) => new RegExp(`['"\`“]${name}['"\`”/]`).test(String(message)))) return error;
  const text = `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} not installed: npm i ${packages}`;
  return new Error(text, { cause: error });
}
