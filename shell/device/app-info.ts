/** What an app says about itself. */
export interface AppDescription {
  readonly appId?: string;
  readonly name?: string;
  /** As users read it, such as `1.2.0`. */
  readonly version?: string;
  /** As code compares it, such as `102`. */
  readonly versionCode?: string | number;
}

const KEY = Symbol.for('nacre.app');
const page = globalThis as { [KEY]?: AppDescription };

export const appDescription = (): AppDescription => page[KEY] ?? {};

/** Makes `getAppBaseInfo` answer what the app says about itself. Returns a function that ends it. */
export function describeApp(description: AppDescription): () => void {
  page[KEY] = description;
  return () => {
    if (page[KEY] === description) delete page[KEY];
  };
}
