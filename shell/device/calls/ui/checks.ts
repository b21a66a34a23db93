import { all, boolean, type Check, guard, oneOf, optional, string } from '../../check.js';

export const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => !check(value)) ? undefined : checks.map((check) => check(value)).join(', or ');

export const role = (...roles: string[]): Check => optional(oneOf(...roles));

export const texts = () => all(string, 'title', 'cancelText');

/** How the user closes it. */
export const dismissal = () => ({ ...all(guard, 'canDismiss'), ...all(boolean, 'lightDismiss') });
