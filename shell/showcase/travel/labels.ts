import { msg } from '@lit/localize';

/** The labels of the fields, by name, in the order of the form. */
export const LABELS: Readonly<Record<string, () => string>> = {
  name: () => msg('Full name', { id: 'sc.form.name' }),
  email: () => msg('Email', { id: 'sc.signup.email' }),
  phone: () => msg('Phone', { id: 'sc.signup.phone' }),
  birth: () => msg('Date of birth', { id: 'sc.form.birth' }),
  country: () => msg('Nationality', { id: 'sc.form.country' }),
  document: () => msg('Document type', { id: 'sc.form.document' }),
  number: () => msg('Document number', { id: 'sc.form.number' }),
  photo: () => msg('Photo', { id: 'sc.form.photo' }),
  home: () => msg('Where you live', { id: 'sc.form.home' }),
  street: () => msg('Street address', { id: 'sc.form.street' }),
  postcode: () => msg('ZIP or postal code', { id: 'sc.form.postcode' }),
  since: () => msg('Living there since', { id: 'sc.form.since' }),
  route: () => msg('From and to', { id: 'sc.form.route' }),
  departure: () => msg('Departure', { id: 'sc.form.departure' }),
  time: () => msg('Earliest time', { id: 'sc.form.time' }),
  return: () => msg('Return', { id: 'sc.form.return' }),
  company: () => msg('Who is traveling', { id: 'sc.form.company' }),
  travellers: () => msg('Number of people', { id: 'sc.form.travellers' }),
  cabin: () => msg('Class', { id: 'sc.form.cabin' }),
  luggage: () => msg('Luggage in kilograms', { id: 'sc.form.luggage' }),
  tag: () => msg('Color of the luggage tag', { id: 'sc.form.tag' }),
  budget: () => msg('Budget per person', { id: 'sc.form.budget' }),
  flexibility: () => msg('Days earlier or later', { id: 'sc.form.flexibility' }),
  quiet: () => msg('How quiet the seat should be', { id: 'sc.form.quiet' }),
  interests: () => msg('What you look forward to, up to three', { id: 'sc.form.interests' }),
  meal: () => msg('Meals on the way', { id: 'sc.form.meal' }),
  window: () => msg('A window seat', { id: 'sc.form.window' }),
  insurance: () => msg('Travel insurance', { id: 'sc.form.insurance' }),
  wishes: () => msg('Anything else', { id: 'sc.form.wishes' }),
  website: () => msg('Your website', { id: 'sc.form.website' }),
  password: () => msg('Password', { id: 'sc.signup.password' }),
  code: () => msg('Code from the text message', { id: 'sc.form.code' }),
  news: () => msg('Newsletter', { id: 'sc.signup.newsletter' }),
  terms: () => msg('I accept that this is only a demo', { id: 'sc.signup.terms' }),
};

export const labelOf = (name: string): string => LABELS[name]?.() ?? name;

type Choice = readonly [value: string, label: () => string];

export const DOCUMENTS: readonly Choice[] = [
  ['card', () => msg('ID card', { id: 'sc.form.document.card' })],
  ['passport', () => msg('Passport', { id: 'sc.form.document.passport' })],
];

export const COMPANY: readonly Choice[] = [
  ['alone', () => msg('Just me', { id: 'sc.form.company.alone' })],
  ['couple', () => msg('Two of us', { id: 'sc.form.company.couple' })],
  ['family', () => msg('Family', { id: 'sc.form.company.family' })],
  ['friends', () => msg('Friends', { id: 'sc.form.company.friends' })],
];

export const CABINS: readonly Choice[] = [
  ['economy', () => msg('Economy', { id: 'sc.form.cabin.economy' })],
  ['comfort', () => msg('Comfort', { id: 'sc.form.cabin.comfort' })],
  ['first', () => msg('First', { id: 'sc.form.cabin.first' })],
];

export const INTERESTS: readonly Choice[] = [
  ['sea', () => msg('The sea', { id: 'sc.interest.sea' })],
  ['city', () => msg('Cities', { id: 'sc.form.interest.city' })],
  ['food', () => msg('Food', { id: 'sc.form.interest.food' })],
  ['art', () => msg('Art', { id: 'sc.form.interest.art' })],
  ['nature', () => msg('Nature', { id: 'sc.form.interest.nature' })],
];

export const MEALS: readonly Choice[] = [
  ['any', () => msg('Anything', { id: 'sc.form.meal.any' })],
  ['vegetarian', () => msg('Vegetarian', { id: 'sc.form.meal.vegetarian' })],
  ['vegan', () => msg('Vegan', { id: 'sc.form.meal.vegan' })],
];

/** Text for an error code of the server. */
export function errorText(code: string): string {
  switch (code) {
    case 'required':
      return msg('The server needs this.', { id: 'sc.signup.error.required' });
    case 'choice':
      return msg('Please choose something else.', { id: 'sc.form.error.choice' });
    case 'range':
      return msg('This is too much, too little, too early or too late.', { id: 'sc.form.error.range' });
    case 'long':
      return msg('This is too long.', { id: 'sc.form.error.long' });
    default:
      return msg('The server does not accept this.', { id: 'sc.signup.error.format' });
  }
}
