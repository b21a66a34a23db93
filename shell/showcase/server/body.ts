import type { IncomingMessage } from 'node:http';

/** Most bytes of a body that the demo server reads. */
const LIMIT = 8_000_000;

export class TooLarge extends Error {}

/** A body that does not match its content type. */
export class Malformed extends Error {}

export async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LIMIT) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export const textOf = async (request: IncomingMessage): Promise<string> => (await bytesOf(request)).toString('utf8');

/** A body as an object: JSON, or the fields of a form, each with all its values. */
export async function fieldsOf(request: IncomingMessage): Promise<Map<string, unknown>> {
  const bytes = await bytesOf(request);
  const type = request.headers['content-type'] ?? '';
  const answer = new Response(bytes, { headers: { 'content-type': type } });
  const isForm = type.startsWith('multipart/form-data');
  try {
    if (isForm) return grouped(await answer.formData());
    const data: unknown = await answer.json();
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return new Map(Object.entries(data));
  } catch {
    // Said below.
  }
  throw new Malformed(isForm ? 'Expected multipart/form-data' : 'Expected a JSON object');
}

function grouped(data: FormData): Map<string, unknown> {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of data) fields.set(name, [...(fields.get(name) ?? []), value]);
  return fields;
}
