import { chai, oneEvent as openWcOneEvent } from '@open-wc/testing';

// Tests that import '@open-wc/testing' get this module (tools/runner/pages/pipeline.mjs): the whole package, with a longer
// waitUntil. A test without an assertion fails.

export * from '@open-wc/testing';

let assertions = 0;

const { prototype } = chai.Assertion as unknown as { prototype: { assert(...parameters: unknown[]): void } };
const { assert } = prototype;
prototype.assert = function (...parameters) {
  assertions++;
  assert.apply(this, parameters);
};

// A message about an element would show all that it refers to: with React, every element of the app. That takes minutes.
chai.use((_, { flag, test }) => {
  const check = prototype.assert;
  prototype.assert = function (...parameters) {
    const [, , , expected] = parameters;
    const actual = flag(this, 'object') as unknown;
    if (![actual, expected].some(holdsNode) || test(this as never, parameters as never)) {
      check.apply(this, parameters);
      return;
    }
    assertions++;
    const not = flag(this, 'negate') ? 'not ' : '';
    const message = [flag(this, 'message'), `expected ${brief(actual)} ${not}to match ${brief(expected)}`];
    throw new chai.AssertionError(message.filter(Boolean).join(': '));
  };
});

const holdsNode = (value: unknown): boolean => value instanceof Node || (Array.isArray(value) && value.some(holdsNode));

/** `<p#id.class>`, in arrays too. */
function brief(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(brief).join(', ')}]`;
  if (!(value instanceof Element)) return value instanceof Node ? value.nodeName : String(value);
  const names = [...value.classList].map((name) => `.${name}`).join('');
  return `<${value.localName}${value.id && `#${value.id}`}${names}>`;
}

// It does not call the method above.
chai.use(({ Assertion }) =>
  Assertion.overwriteMethod(
    'accessible',
    (check: (...parameters: unknown[]) => Promise<void>) =>
      function (this: unknown, ...parameters: unknown[]) {
        assertions++;
        return check.apply(this, parameters);
      },
  ),
);

/** Fails a test that ends without an assertion. */
function asserting(test: Mocha.AsyncFunc | Mocha.Func): Mocha.AsyncFunc {
  return async function (this: Mocha.Context) {
    assertions = 0;
    await (test as Mocha.AsyncFunc).call(this);
    if (!assertions)
      throw new Error('No assertion: a test calls expect() or assert(), or awaits waitUntil() or oneEvent()');
  };
}

// There are no tests in a frame.
if ('it' in window) {
  const original = window.it;
  window.it = Object.assign(
    ((title: string, test?: Mocha.AsyncFunc) => original(title, test && asserting(test))) as Mocha.TestFunction,
    original,
  );
}

// The page's own, even while a test replaces the timers.
const { setTimeout } = window;

/**
 * Resolves when the condition holds; counts as an assertion. Fails after 20 s, so that a test also passes on a busy
 * machine.
 */
export async function waitUntil(
  condition: () => unknown,
  message = 'the condition',
  { interval = 20, timeout = 20_000 } = {},
): Promise<void> {
  const { stack } = new Error();
  const end = performance.now() + timeout;
  while (!(await condition())) {
    if (performance.now() > end) throw Object.assign(new Error(`Timeout: ${message}`), { stack });
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  assertions++;
}

/** Resolves with the next event of the type; counts as an assertion. */
export async function oneEvent<E extends Event = Event>(target: EventTarget, type: string): Promise<E> {
  const event = await openWcOneEvent<E>(target, type);
  assertions++;
  return event;
}
