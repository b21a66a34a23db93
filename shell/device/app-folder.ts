const KEY = Symbol.for('nacre.app-folder');
/** Of all copies of this package on the page. */
const page = globalThis as { [KEY]?: string };

/** URL of the folder that the app is in: that of its router's `base` in history mode, else that of the document. */
export const appFolder = (): string => new URL(page[KEY] ?? '.', document.baseURI).href;

/** Sets the path of the app's folder, which ends with a slash. Undefined: that of the document. */
export function setAppFolder(path: string | undefined): void {
  if (path === undefined) delete page[KEY];
  else page[KEY] = path;
}
