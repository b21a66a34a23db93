import type { NetworkStatus, NetworkType } from '../types.js';
import type { Provider, SignalSource } from '../../../types.js';

interface NetworkInformation extends EventTarget {
  readonly type?: string;
  readonly effectiveType?: string;
}

const connection = (): NetworkInformation | undefined => (navigator as { connection?: NetworkInformation }).connection;

function networkType(): NetworkType {
  // `navigator.connection` does not change when the browser goes offline.
  if (!navigator.onLine) return 'none';
  const { type, effectiveType } = connection() ?? {};
  // Without `type`, `effectiveType` is only a measured speed: '4g' for a fast cable as well.
  const known = type === 'cellular' ? effectiveType?.replace('slow-', '') : type;
  return /^(?:wifi|ethernet|[2-5]g)$/.test(known ?? '') ? (known as NetworkType) : 'unknown';
}

export const getNetworkType: Provider<'getNetworkType'> = () => ({ networkType: networkType() });

export const networkStatusChange: SignalSource<'networkStatusChange'> = (emit, signal) => {
  const read = (): NetworkStatus => ({ isConnected: navigator.onLine, networkType: networkType() });
  let last = read();
  const update = () => {
    const status = read();
    const isSame = status.isConnected === last.isConnected && status.networkType === last.networkType;
    if (!isSame) emit((last = status));
  };
  addEventListener('online', update, { signal });
  addEventListener('offline', update, { signal });
  connection()?.addEventListener('change', update, { signal });
};
