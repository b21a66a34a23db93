import { msg, str } from '@lit/localize';
import { request } from 'nacre/device';
import { serverText, unreachableText } from '../parts/failures.js';

/** Time-out in ms: less than the default, so that one can see it. */
const TIMEOUT = 4000;

/** What the server is asked to do. */
export const FAULTS = ['none', 'slow', 'crash', 'drop'] as const;
export type Fault = (typeof FAULTS)[number];

/** Sends one photo. Returns why it did not arrive, or an empty text. */
export async function send(photo: File, fault: Fault, signal: AbortSignal): Promise<string> {
  const data = new FormData();
  data.append('photo', photo, photo.name);
  data.append('fault', fault);
  try {
    const { statusCode } = await request({ url: 'api/photos', method: 'POST', data, timeout: TIMEOUT, signal });
    if (statusCode === 201) return '';
    if (statusCode >= 500) return serverText();
    return msg(str`The server refuses the photo: ${statusCode}.`, { id: 'sc.photos.refused' });
  } catch (error) {
    return unreachableText(error);
  }
}
