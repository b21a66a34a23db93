import type { Answer } from './answer.js';

let count = 0;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

const isDegrees = (value: unknown, most: number): boolean => typeof value === 'number' && Math.abs(value) <= most;

/** A place has a position; a point on the map has no name. */
function isPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, address, latitude, longitude } = value as Record<string, unknown>;
  return (
    typeof name === 'string' && typeof address === 'string' && isDegrees(latitude, 90) && isDegrees(longitude, 180)
  );
}

/**
 * Takes a delivery: 201 with its number and what arrived, 422 with an error code for each field. A name with "crash" breaks
 * the server (500), one with "slow" gets no answer.
 */
export function deliver(fields: ReadonlyMap<string, unknown>): Answer {
  const [name, place, street, note] = ['name', 'place', 'street', 'note'].map((field) => fields.get(field));
  const lower = String(name ?? '').toLowerCase();
  if (lower.includes('slow')) return 'stall';
  if (lower.includes('crash')) return { status: 500, data: { message: 'Internal server error' } };
  const errors: Record<string, string> = {};
  if (!isText(name, 60)) errors['name'] = 'required';
  if (!isText(street, 120)) errors['street'] = 'required';
  if (place === undefined || place === null) errors['place'] = 'required';
  else if (!isPlace(place)) errors['place'] = 'format';
  if (note !== undefined && (typeof note !== 'string' || note.length > 200)) errors['note'] = 'format';
  if (Object.keys(errors).length > 0) return { status: 422, data: { errors } };
  return { status: 201, data: { id: ++count, name, place, street, note: note ?? '' } };
}
