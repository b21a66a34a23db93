import { InjectionToken, type Provider } from '@angular/core';
import type { ValidationErrors } from '@angular/forms';

/** A function whose parameter may be of the type that the error has. */
type TextOf = { of(error: unknown): string }['of'];

/** Key of an error -> what the user reads; a function gets the error: `{ requiredLength: 3, actualLength: 1 }`. */
export type ErrorTexts = Readonly<Record<string, string | TextOf>>;

export const NC_ERROR_TEXTS = new InjectionToken<ErrorTexts>('texts of errors', { factory: () => ({}) });

/**
 * Says what controls show for the errors of validators, in `providers` of the app or of a component. An error that is a text, or
 * has a `message`, needs none; for their own constraints, controls have texts in the app's language.
 */
export function provideErrorTexts(texts: ErrorTexts): Provider {
  return { provide: NC_ERROR_TEXTS, useValue: texts };
}

/** The text of the first error that has one, or ''. */
export function textOf(errors: ValidationErrors, texts: ErrorTexts): string {
  for (const [key, error] of Object.entries<unknown>(errors)) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    const found = typeof text === 'function' ? text(error) : (text ?? messageOf(error));
    if (found) return found;
  }
  return '';
}

/** Of a text the text itself; of an error of a signal form its message, or the text that it stands for. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message, context } = Object(error) as { readonly message?: unknown; readonly context?: unknown };
  return [message, context].find((each) => typeof each === 'string') ?? '';
}
