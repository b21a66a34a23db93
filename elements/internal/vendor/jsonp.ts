import { trusted, VendorError } from './script.js';

let answers = 0;

/**
 * Runs a script that gives its answer to a global function, whose name `urlOf` puts into the address. Nothing of it stays on
 * the page. Undefined if the script called no function.
 */
export async function scriptAnswer(vendor: string, urlOf: (callback: string) => string): Promise<unknown> {
  const name = `nacreAnswer${++answers}`;
  const globals = globalThis as unknown as Record<string, unknown>;
  const element = document.createElement('script');
  let answer: unknown;
  globals[name] = (value: unknown) => (answer = value);
  try {
    await new Promise<void>((resolve, reject) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new VendorError(vendor, 'the answer could not be loaded')));
      element.async = true;
      element.src = trusted(vendor, urlOf(name));
      globalThis.document.head.append(element);
    });
    return answer;
  } finally {
    element.remove();
    delete globals[name];
  }
}
