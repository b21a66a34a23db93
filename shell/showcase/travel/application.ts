import type { FormValues } from 'nacre/elements/form';
import type { Country } from './countries.js';
import { STATIONS } from './stations.js';

/** The server's answer: the parsed values. */
export interface Understood {
  readonly id: number;
  readonly understood: Readonly<Record<string, unknown>>;
}

/** Pickers have row indexes, the server expects codes. */
function codesOf(values: FormValues, countries: readonly Country[]): { country: string | null; route: string[] } {
  const { country, route } = values;
  return {
    country: typeof country === 'number' ? (countries[country]?.code ?? null) : null,
    route: Array.isArray(route) ? route.map((row) => STATIONS[row as number]!.code) : [],
  };
}

/** The application as typed JSON. A file is replaced by its description. */
export function jsonOf(data: FormData, values: FormValues, countries: readonly Country[]): object {
  const { photo: _photo, format: _format, ...rest } = values;
  const photo = data.get('photo');
  const note = photo instanceof File ? { name: photo.name, type: photo.type, size: photo.size } : null;
  return { ...rest, ...codesOf(values, countries), photo: note };
}

/** The application as a native form would send it, files included. */
export function formDataOf(data: FormData, values: FormValues, countries: readonly Country[]): FormData {
  const { country, route } = codesOf(values, countries);
  for (const name of ['format', 'country', 'route']) data.delete(name);
  if (country) data.set('country', country);
  for (const code of route) data.append('route', code);
  return data;
}
