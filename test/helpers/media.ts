import { isWebKit } from './commands.js';

/**
 * How many players a test lets come and go. WebKitGTK makes a pipeline for each, and has stopped for good in pages with
 * hundreds of them.
 */
export const MANY_PLAYERS = isWebKit ? 20 : 200;

/** The URL of a file of test/media. `query`: how the server answers, see `media` of test/tools/servers/http-fixtures.mjs. */
export const mediaUrl = (file: string, query = ''): string =>
  new URL(`/__http__/media/${file}${query && `?${query}`}`, location.href).href;

const TYPES = {
  webm: 'video/webm; codecs="vp8, opus"',
  mp4: 'video/mp4; codecs="avc1.64000a, mp4a.40.2"',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg; codecs="opus"',
};

/** Whether this engine decodes the format. WebKitGTK depends on the GStreamer plugins that are installed. */
export const decodes = (format: keyof typeof TYPES): boolean =>
  document.createElement('video').canPlayType(TYPES[format]) !== '';

/** The clip of four seconds in the first format that this engine decodes. */
export const clip = (): string => (decodes('webm') ? 'clip.webm' : 'clip.mp4');

/** The tone of four seconds in the first format that this engine decodes. */
export const tone = (): string => (decodes('ogg') ? 'tone.ogg' : 'tone.mp3');
