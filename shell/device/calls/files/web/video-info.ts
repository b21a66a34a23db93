import type { VideoSize } from '../types.js';
import type { Provider } from '../../../types.js';
import { fileAt } from './temp-files.js';

/** Beyond the end of any video: a player goes to the end, and then knows its time. */
const FAR = 1e10;

/** Waits for what a player knows of a video. Rejects if it cannot play it. */
export async function readVideo(src: string, signal: AbortSignal): Promise<VideoSize> {
  const video = document.createElement('video');
  const happens = (type: string) =>
    new Promise<void>((resolve, reject) => {
      const refuse = (error: unknown) => reject(error as Error);
      video.addEventListener(type, () => resolve(), { once: true });
      video.addEventListener('error', () => {
        const { code = 0, message = '' } = video.error ?? {};
        const reason = code === MediaError.MEDIA_ERR_NETWORK ? 'the network failed' : 'cannot be played here';
        refuse(new Error(`${src.slice(0, 200)}: ${reason}${message && ` (${message})`}`));
      });
      signal.addEventListener('abort', () => refuse(signal.reason));
    });
  video.preload = 'metadata';
  video.muted = true;
  video.playsInline = true;
  try {
    const known = happens('loadedmetadata');
    video.src = src;
    await known;
    const { videoWidth: width, videoHeight: height } = video;
    // Recordings of a browser do not say how long they are.
    if (video.duration === Infinity) {
      const sought = happens('durationchange');
      video.currentTime = FAR;
      await sought;
    }
    const { duration } = video;
    return { duration: Number.isFinite(duration) ? duration : 0, width, height };
  } finally {
    video.removeAttribute('src');
    // Releases the decoder and the connection.
    video.load();
  }
}

/** Bytes and MIME type, as far as the file or its server tells. */
async function readFile(src: string, signal: AbortSignal): Promise<{ bytes: number; mime: string }> {
  if (!/^https?:/.test(src)) {
    const { size, type } = await fileAt(src, signal);
    return { bytes: size, mime: type };
  }
  const { ok, headers } = await fetch(src, { method: 'HEAD', signal });
  const read = (name: string) => (ok ? headers.get(name) : null) ?? '';
  return { bytes: Number(read('content-length')), mime: read('content-type') };
}

export const getVideoInfo: Provider<'getVideoInfo'> = async ({ src }, { signal }) => {
  const url = new URL(src, document.baseURI).href;
  const [video, { bytes, mime }] = await Promise.all([
    readVideo(url, signal),
    readFile(url, signal).catch(() => ({ bytes: 0, mime: '' })),
  ]);
  const [, type = 'unknown'] = /^video\/([^;]+)/.exec(mime) ?? [];
  return { ...video, size: Math.ceil(bytes / 1024), type };
};
