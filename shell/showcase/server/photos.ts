import type { Answer } from './answer.js';

/** Photos since the server started. */
let count = 0;

/**
 * Takes the file `photo` of a form: 201 with what arrived, 422 without one, 415 if it is no picture. The field `fault` asks
 * for a bad server: `slow` gets no answer, `crash` an error 500, `drop` a broken connection.
 */
export function takePhoto(fields: ReadonlyMap<string, unknown>): Answer {
  const first = (name: string): unknown => [fields.get(name)].flat()[0];
  const fault = first('fault');
  if (fault === 'slow') return 'stall';
  if (fault === 'drop') return 'drop';
  if (fault === 'crash') return { status: 500, data: { message: 'Internal server error' } };
  const photo = first('photo');
  if (!(photo instanceof File)) return { status: 422, data: { errors: { photo: 'required' } } };
  const { name, type, size } = photo;
  if (!type.startsWith('image/')) return { status: 415, data: { errors: { photo: 'type' } } };
  return { status: 201, data: { id: ++count, name, type, size } };
}
