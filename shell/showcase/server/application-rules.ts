/** The rule of a field: its type and limits. */
export interface Rule {
  readonly type: 'text' | 'number' | 'boolean' | 'texts' | 'numbers' | 'file';
  readonly required?: boolean;
  readonly pattern?: RegExp;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Most characters of a text, or most items of a list. */
  readonly length?: number;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The application for a journey, field by field. */
export const rules: Readonly<Record<string, Rule>> = {
  name: { type: 'text', required: true, length: 80 },
  email: { type: 'text', required: true, pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/ },
  phone: { type: 'text', required: true, pattern: /^[+\d][\d\s().-]{4,}$/ },
  birth: { type: 'text', required: true, pattern: DATE },
  country: { type: 'text', required: true, pattern: /^[A-Z]{2}$/ },
  document: { type: 'text', required: true, choices: ['card', 'passport'] },
  number: { type: 'text', required: true, pattern: /^[\dA-Z]{5,20}$/i },
  photo: { type: 'file' },
  street: { type: 'text', required: true, length: 200 },
  home: { type: 'texts', required: true, length: 3 },
  postcode: { type: 'text', pattern: /^[\dA-Z -]{3,10}$/i },
  since: { type: 'text', pattern: DATE },
  route: { type: 'texts', required: true, pattern: /^[A-Z]{3}$/, length: 2 },
  departure: { type: 'text', required: true, pattern: DATE },
  time: { type: 'text', pattern: /^([01]\d|2[0-3]):[0-5]\d$/ },
  return: { type: 'text', pattern: DATE },
  company: { type: 'text', required: true, choices: ['alone', 'couple', 'family', 'friends'] },
  travellers: { type: 'number', required: true, min: 1, max: 9 },
  luggage: { type: 'number', min: 0, max: 40 },
  tag: { type: 'text', pattern: /^#[\da-f]{6}$/i },
  cabin: { type: 'text', required: true, choices: ['economy', 'comfort', 'first'] },
  budget: { type: 'numbers', min: 0, max: 5000, length: 2 },
  flexibility: { type: 'number', min: 0, max: 14 },
  quiet: { type: 'number', min: 0, max: 10 },
  interests: { type: 'texts', required: true, length: 3, choices: ['sea', 'city', 'food', 'art', 'nature'] },
  meal: { type: 'text', choices: ['any', 'vegetarian', 'vegan'] },
  insurance: { type: 'boolean' },
  window: { type: 'boolean' },
  wishes: { type: 'text', length: 300 },
  website: { type: 'text', pattern: /^https?:\/\/\S+$/ },
  password: { type: 'text', required: true, pattern: /^.{8,200}$/s },
  code: { type: 'text', required: true, pattern: /^246810$/ },
  news: { type: 'boolean' },
  terms: { type: 'boolean', required: true },
};
