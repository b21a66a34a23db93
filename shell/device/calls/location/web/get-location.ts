import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';
import { converter, geolocationOf, positionFailure, wantsBest } from './position.js';

const NAME = 'getLocation';

const measure = (options: PositionOptions): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    const fail = (error: GeolocationPositionError) => reject(positionFailure(NAME, error));
    geolocationOf(NAME).getCurrentPosition(resolve, fail, options);
  });

export const getLocation: Provider<'getLocation'> = async (options, { signal }) => {
  const { type, highAccuracyExpireTime: expire } = options;
  // The bus ends the call as well; the browser then no longer measures.
  const timeout = (options as { timeout?: number | null }).timeout ?? 60_000;
  const atMost: PositionOptions = timeout ? { timeout } : {};
  const isBest = wantsBest(options);
  const position = async () => {
    try {
      return await measure({ enableHighAccuracy: isBest, ...(expire === undefined ? atMost : { timeout: expire }) });
    } catch (error) {
      const isExpired = isBest && expire !== undefined && (error as DeviceError).errCode === ErrCode.timeout;
      if (!isExpired || signal.aborted) throw error;
      return measure({ enableHighAccuracy: false, ...atMost });
    }
  };
  const [convert, measured] = await Promise.all([converter(NAME, type), position()]);
  return convert(measured);
};
