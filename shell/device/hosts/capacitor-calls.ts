// What plugins of Capacitor answer, and how. The plugins are those of https://capacitorjs.com/docs/apis; which of them an
// app has is its choice. What a plugin cannot do as the call says is left to the page's provider.
import type { TempFile } from '../calls/files/types.js';
import type { LocationResult } from '../calls/location/types.js';
import type { NetworkType } from '../calls/network/types.js';
import type { ScanCodeOptions, ShareOptions } from '../calls/social/types.js';
import type { Answer, CallName, OptionsOf } from '../types.js';
import { withPath } from '../calls/files/web/temp-files.js';
import { scanned } from '../scanned.js';

type Method = (options?: object) => Promise<Record<string, unknown>>;
/** A plugin, as `registerPlugin` gives it. */
export type Plugin = Readonly<Record<string, Method | undefined>> & {
  addListener(event: string, listener: (data: never) => void): Promise<{ remove(): Promise<void> }>;
};

export interface CapacitorAnswer<K extends CallName> {
  /** The plugin's name on the native side. */
  readonly plugin: string;
  /** Whether it can do it with these options. Default: always. */
  can?(options: Readonly<OptionsOf<K>>): boolean;
  run(options: Readonly<OptionsOf<K>>, plugin: Plugin, signal: AbortSignal): Promise<Answer<K>>;
}
type Answers = { readonly [K in CallName]?: CapacitorAnswer<K> };

interface Photo {
  webPath?: string;
  format?: string;
}

/** The picture of a plugin as a file of the page. */
async function fileOf({ webPath, format = 'jpeg' }: Photo, index: number, signal: AbortSignal): Promise<TempFile> {
  const blob = await (await fetch(webPath!, { signal })).blob();
  const name = `image-${index + 1}.${format === 'jpeg' ? 'jpg' : format}`;
  return withPath(new File([blob], name, { type: blob.type || `image/${format}` }));
}

/** `connected` and `connectionType` of the plugin. A mobile network of any generation is unknown. */
function networkOf({ connected, connectionType }: { connected?: unknown; connectionType?: unknown }): NetworkType {
  if (!connected) return 'none';
  return connectionType === 'wifi' ? 'wifi' : 'unknown';
}

/** The plugin's numbers for kinds of codes. */
const CODE_TYPES = [
  ...['QR_CODE', 'AZTEC', 'CODABAR', 'CODE_39', 'CODE_93', 'CODE_128', 'DATA_MATRIX', 'MAXICODE', 'ITF', 'EAN_13'],
  ...['EAN_8', 'PDF_417', 'RSS_14', 'RSS_EXPANDED', 'UPC_A', 'UPC_E', 'UPC_EAN_EXTENSION'],
];
/** To look for one kind is a hint; this is for all. */
const ALL_CODES = 17;
const HINTS: Partial<Record<string, number>> = { qrCode: 0, datamatrix: 6, pdf417: 11 };

const SOCIAL = {
  share: {
    plugin: 'Share',
    can: ({ files = [], filePaths = [] }: ShareOptions) => !files.length && !filePaths.length,
    async run({ title, summary, text, href, url }: ShareOptions, plugin: Plugin) {
      const link = href ?? url ?? (summary === undefined && text === undefined ? location.href : undefined);
      await plugin['share']!({
        title: title ?? document.title,
        text: summary ?? text,
        ...(link !== undefined && { url: new URL(link, document.baseURI).href }),
      });
      return { method: 'system' };
    },
  },
  scanCode: {
    plugin: 'CapacitorBarcodeScanner',
    async run({ scanType = [] }: ScanCodeOptions, plugin: Plugin) {
      const hint = scanType.length === 1 ? (HINTS[scanType[0]!] ?? ALL_CODES) : ALL_CODES;
      const { ScanResult, format } = await plugin['scanBarcode']!({ hint });
      return scanned(String(ScanResult), CODE_TYPES[Number(format ?? -1)] ?? 'UNKNOWN');
    },
  },
};

export const ANSWERS: Answers = {
  ...(SOCIAL as object),
  getLocation: {
    plugin: 'Geolocation',
    // The page's provider converts to other systems.
    can: ({ type = 'wgs84' }) => /^wgs84$/i.test(type),
    async run({ isHighAccuracy = false, altitude = false, highAccuracyExpireTime }, plugin) {
      const { coords } = await plugin['getCurrentPosition']!({
        enableHighAccuracy: isHighAccuracy || altitude,
        ...(highAccuracyExpireTime !== undefined && { timeout: highAccuracyExpireTime }),
      });
      const { latitude, longitude, accuracy, ...others } = coords as GeolocationCoordinates;
      const position: LocationResult = {
        ...{ latitude, longitude, accuracy, horizontalAccuracy: accuracy },
        ...{ altitude: others.altitude ?? null, speed: others.speed ?? null },
        ...{ verticalAccuracy: others.altitudeAccuracy ?? null, altitudeAccuracy: others.altitudeAccuracy ?? null },
        ...{ heading: others.heading ?? null, direction: others.heading ?? null },
      };
      return position;
    },
  },
  chooseImage: {
    plugin: 'Camera',
    can: ({ extension = [] }) => !extension.length,
    async run({ count = 9, sourceType = [] }, plugin, signal) {
      const limit = count > 0 ? count : 9;
      const fromCamera = sourceType.length === 1 && sourceType[0] === 'camera';
      const photos = fromCamera
        ? [await plugin['getPhoto']!({ source: 'CAMERA', resultType: 'uri' })]
        : ((await plugin['pickImages']!({ limit }))['photos'] as Photo[]);
      // Older Androids do not know the limit.
      const files = await Promise.all(photos.slice(0, limit).map((photo, index) => fileOf(photo, index, signal)));
      const dropped = photos.slice(limit).map((_photo, index) => ({
        ...{ name: `image-${limit + index + 1}`, size: 0, reason: 'count' as const },
      }));
      return { tempFilePaths: files.map(({ path }) => path), tempFiles: files, dropped };
    },
  },
  getClipboardData: {
    plugin: 'Clipboard',
    async run(_options, plugin) {
      const { value } = await plugin['read']!();
      return { data: String(value ?? '') };
    },
  },
  vibrateShort: {
    plugin: 'Haptics',
    async run(_options, plugin) {
      await plugin['impact']!({ style: 'LIGHT' });
    },
  },
  vibrateLong: {
    plugin: 'Haptics',
    async run(_options, plugin) {
      await plugin['vibrate']!({ duration: 400 });
    },
  },
  getNetworkType: {
    plugin: 'Network',
    async run(_options, plugin) {
      return { networkType: networkOf(await plugin['getStatus']!()) };
    },
  },
  makePhoneCall: {
    plugin: 'AppLauncher',
    async run({ phoneNumber }, plugin) {
      await plugin['openUrl']!({ url: `tel:${phoneNumber.replace(/\s+/g, '')}` });
    },
  },
  closeWindow: {
    plugin: 'App',
    async run(_options, plugin) {
      await plugin['exitApp']!();
    },
  },
};

/** Signal -> the plugin whose events are it, and how each event becomes its payload. */
export const SIGNALS: Readonly<
  Record<string, { readonly plugin: string; readonly events: Readonly<Record<string, (data: never) => unknown>> }>
> = {
  networkStatusChange: {
    plugin: 'Network',
    events: {
      networkStatusChange: (status: { connected: boolean; connectionType: string }) => ({
        isConnected: status.connected,
        networkType: networkOf(status),
      }),
    },
  },
  keyboardHeightChange: {
    plugin: 'Keyboard',
    events: {
      keyboardWillShow: ({ keyboardHeight }: { keyboardHeight: number }) => ({ height: keyboardHeight }),
      keyboardWillHide: () => ({ height: 0 }),
    },
  },
};
