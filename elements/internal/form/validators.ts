import { msg } from '@lit/localize';

/** A constraint that is broken: the flag of ValidityState, and the message for the user. */
export interface Failure {
  readonly flag: keyof ValidityStateFlags;
  readonly message: string;
}

export const requiredMessage = (): string =>
  msg('Please fill in this field.', { id: 'nc.validity.required', desc: 'A required field is empty' });
export const checkRequiredMessage = (): string =>
  msg('Please check this box.', { id: 'nc.validity.check-required', desc: 'A required checkbox is not checked' });
export const chooseMessage = (): string =>
  msg('Please choose an option.', { id: 'nc.validity.choose', desc: 'A required group of options has none chosen' });
