/** Name of a module of `nacre/libraries` -> what `npm i` gets for it; its versions are within `peerDependencies` of package.json. */
const PACKAGES = {
  barcodes: 'barcode-detector@3.2.2',
  hls: 'hls.js@1',
  protomaps: 'protomaps-leaflet@5 @protomaps/basemaps@5',
  tus: 'tus-js-client@4',
} as const;

/** A module of `nacre/libraries`. */
export type LibraryName = keyof typeof PACKAGES;

const loaders = new Map<LibraryName, () => Promise<unknown>>();

/** Says how a library loads, which happens when it is needed. The modules of `nacre/libraries` call it. */
export function provideLibrary(name: LibraryName, load: () => Promise<unknown>): void {
  loaders.set(name, load);
}

/**
 * A library that the app has asked for by `import 'nacre/libraries/…'`. Nothing else imports it, so that bundlers make no file
 * of what an app does not use, and need not find it. Without that import it fails with the lines that the app lacks.
 */
export async function loadLibrary<Library>(name: LibraryName): Promise<Library> {
  const load = loaders.get(name);
  if (load) return (await load()) as Library;
  const packages = PACKAGES[name];
  const names = packages.replaceAll(/(?<=.)@\d[\d.]*/g, '').replace(' ', ' and ');
  const error = new Error(`this needs ${names}: npm i ${packages}, and in the app import 'nacre/libraries/${name}'`);
  // The bus says by it that nothing can answer the call.
  throw Object.defineProperty(error, 'name', { value: 'NotSupportedError' });
}
