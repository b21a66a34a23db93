import { optionsOf } from '../../../showcase/apis/calls.js';

export interface Sample {
  /** Options to start from, as JSON. */
  readonly text: string;
  /** The call talks to a server, and the site has none. */
  readonly needsServer: boolean;
}

/** Addresses of the server that the showcase starts with it. */
const DEMO_SERVER = /^api\//;

/** The showcase's options for a call, with files of the site where they name the showcase's own. */
export function sampleOf(name: string, root: URL): Sample {
  const media = (file: string): string => new URL(`media/${file}`, root).pathname;
  /** Where the showcase's options do not fit this page. */
  const own: Readonly<Record<string, object>> = {
    request: { url: media('pearls.json') },
    setPageMeta: { pageStyle: 'letter-spacing: 0.02em' },
  };
  let needsServer = false;
  const fit = (_key: string, value: unknown): unknown => {
    if (value === 'clip.mp4') return media('waves.webm');
    if (typeof value !== 'string' || !DEMO_SERVER.test(value)) return value;
    needsServer = true;
    return '';
  };
  const text = JSON.stringify(own[name] ?? optionsOf(name) ?? {}, fit, 2);
  return { text, needsServer };
}
