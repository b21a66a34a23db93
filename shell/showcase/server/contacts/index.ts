import type { Answer } from '../answer.js';
import { CHANGES, type Change, type People } from './people.js';

/** Answers `/api/contacts`: all of them, in no order. */
export const listContacts = (people: People): Answer => ({ status: 200, data: { items: people.list() } });

/** Changes a contact: `id` and `change` of `CHANGES`. A removed one can be restored. */
export function changeContact(people: People, fields: ReadonlyMap<string, unknown>): Answer {
  const [id, change] = [fields.get('id'), fields.get('change')];
  if (typeof id !== 'string') return { status: 422, data: { errors: { id: 'required' } } };
  if (!CHANGES.includes(change as Change)) return { status: 422, data: { errors: { change: 'format' } } };
  const contact = people.change(id, change as Change);
  return contact ? { status: 200, data: contact } : { status: 404, data: { message: 'No such contact' } };
}
