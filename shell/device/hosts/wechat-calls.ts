// What WeChat answers, and how. What its functions cannot do as the call says is left to the page's provider.
import type { NetworkType } from '../calls/network/types.js';
import type { LocationResult } from '../calls/location/types.js';
import type { Answer, CallName, OptionsOf } from '../types.js';
import { readImages } from './wechat-images.js';
import type { RunWeChat } from './wechat-session.js';
import { SOCIAL } from './wechat-social.js';
import { absolute } from './wechat-urls.js';

export interface WeChatAnswer<K extends CallName> {
  /** Whether WeChat can do it with these options. Default: always. */
  can?(options: Readonly<OptionsOf<K>>): boolean;
  run(options: Readonly<OptionsOf<K>>, run: RunWeChat, signal: AbortSignal): Promise<Answer<K>>;
}

const isWeb = (url: string): boolean => /^https?:/.test(absolute(url));
const urlOf = (picture: string | { readonly url: string }): string =>
  typeof picture === 'string' ? picture : picture.url;

/** WeChat says 0 or less where it does not know. */
const known = (value: unknown): number | null => (Number(value) > 0 ? Number(value) : null);

const NETWORKS: Partial<Record<string, NetworkType>> = {
  wifi: 'wifi',
  '2g': '2g',
  edge: '2g',
  '3g': '3g',
  '4g': '4g',
  '5g': '5g',
  none: 'none',
};

type Answers = { readonly [K in CallName]?: WeChatAnswer<K> };

export const ANSWERS: Answers = {
  ...(SOCIAL as object),
  getLocation: {
    can: ({ type = 'wgs84' }) => /^(?:wgs84|gcj02)$/i.test(type),
    async run({ type = 'wgs84' }, run) {
      const here = await run('getLocation', { type: type.toLowerCase() });
      const accuracy = Number(here['accuracy'] ?? 0);
      const position: LocationResult = {
        latitude: Number(here['latitude']),
        longitude: Number(here['longitude']),
        accuracy,
        horizontalAccuracy: accuracy,
        altitude: null,
        verticalAccuracy: null,
        altitudeAccuracy: null,
        speed: known(here['speed']),
        heading: null,
        direction: null,
      };
      return position;
    },
  },
  openLocation: {
    can: ({ type = 'gcj02' }) => type.toLowerCase() === 'gcj02',
    async run({ latitude, longitude, scale, name, address }, run) {
      await run('openLocation', { latitude, longitude, scale, name, address });
    },
  },
  chooseImage: {
    can: ({ extension = [] }) => !extension.length,
    async run({ count = 9, sizeType, sourceType }, run, signal) {
      // WeChat lets the user choose nine at most.
      const most = count > 0 ? Math.min(count, 9) : 9;
      const { localIds } = await run('chooseImage', { count: most, sizeType, sourceType });
      const tempFiles = await readImages(run, localIds as string[], signal);
      return { tempFilePaths: tempFiles.map(({ path }) => path), tempFiles, dropped: [] };
    },
  },
  previewImage: {
    // WeChat loads the pictures by itself, and has a menu of its own for them.
    can: ({ urls, longPressActions }) => !longPressActions && urls.every((picture) => isWeb(urlOf(picture))),
    async run({ urls, current = 0 }, run) {
      const pictures = urls.map(urlOf);
      const first = typeof current === 'number' ? (pictures[current] ?? pictures[0]!) : current;
      await run('previewImage', { urls: pictures.map(absolute), current: absolute(first) });
    },
  },
  getNetworkType: {
    async run(_options, run) {
      const { networkType } = await run('getNetworkType', {});
      return { networkType: NETWORKS[String(networkType).toLowerCase()] ?? 'unknown' };
    },
  },
  closeWindow: {
    async run(_options, run) {
      await run('closeWindow', {});
    },
  },
};
