import { msg } from '@lit/localize';

export const labels = {
  name: () => msg('Name', { id: 'sc.signup.name' }),
  email: () => msg('Email', { id: 'sc.signup.email' }),
  phone: () => msg('Phone', { id: 'sc.signup.phone' }),
  interests: () => msg('Interests', { id: 'sc.signup.interests' }),
  newsletter: () => msg('Newsletter', { id: 'sc.signup.newsletter' }),
  password: () => msg('Password', { id: 'sc.signup.password' }),
  next: () => msg('Next', { id: 'sc.next' }),
};

/** Text for an error code of the server. */
export function errorText(code: string): string {
  switch (code) {
    case 'taken':
      return msg('This email address already has an account.', { id: 'sc.signup.error.taken' });
    case 'short':
      return msg('Use at least 8 characters.', { id: 'sc.signup.error.short' });
    case 'format':
      return msg('The server does not accept this.', { id: 'sc.signup.error.format' });
    default:
      return msg('The server needs this.', { id: 'sc.signup.error.required' });
  }
}

export const INTERESTS: readonly (readonly [value: string, label: () => string])[] = [
  ['sea', () => msg('The sea', { id: 'sc.interest.sea' })],
  ['craft', () => msg('Crafts', { id: 'sc.interest.craft' })],
  ['music', () => msg('Music', { id: 'sc.interest.music' })],
  ['code', () => msg('Coding', { id: 'sc.interest.code' })],
];
