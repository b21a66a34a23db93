/** The clock before a test replaces it. */
const later = setTimeout;

interface ReactGlobal {
  IS_REACT_ACT_ENVIRONMENT?: boolean | undefined;
}

/**
 * Runs what a user does, and waits for what follows from it: the elements have updated, and React has rendered. Meanwhile
 * React takes updates as they come, as in an app, and does not ask for `act()`.
 */
export async function asUser(action: () => Promise<void> | void): Promise<void> {
  const react = globalThis as ReactGlobal;
  const before = react.IS_REACT_ACT_ENVIRONMENT;
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await action();
    await settled();
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

/** Waits until what has happened is on the page. */
export const settled = (): Promise<void> => new Promise((resolve) => void later(resolve, 0));

/** Waits until `find` finds something. It fails with `message` after a second. */
export async function found<Kind>(find: () => Kind | null | undefined, message: () => string): Promise<Kind> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const result = find();
    if (result !== null && result !== undefined) return result;
    await new Promise((resolve) => void later(resolve, TURN));
  }
  throw new Error(message());
}

const TURN = 10;
const MAX_TURNS = 100;
