import { msg, str } from '@lit/localize';

/** A constraint that is broken: the flag of ValidityState, and the message for the user. */
export interface Failure {
  readonly flag: keyof ValidityStateFlags;
  readonly message: string;
}

export const requiredMessage = (): string =>
  msg('Please fill in this field.', { id: 'nc.validity.required', desc: 'A required field is empty' });
export const checkRequiredMessage = (): string =>
  msg('Please tick this box.', { id: 'nc.validity.check-required', desc: 'A required checkbox or switch is off' });
export const chooseMessage = (): string =>
  msg('Please choose an option.', { id: 'nc.validity.choose', desc: 'A required group of options has none chosen' });
export const limitsMessage = (first: string, last: string): string =>
  msg(str`Please choose from ${first} to ${last}.`, {
    id: 'nc.picker.limits',
    desc: 'A date or time is not between the first and the last one, or none at all',
  });
export const tooManyMessage = (max: number): string =>
  msg(str`Please choose no more than ${max}.`, {
    id: 'nc.validity.choose-max',
    desc: 'More options are ticked than may be',
  });
