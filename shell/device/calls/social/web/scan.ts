import { lazy } from '../../../../../elements/base/lazy.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import { device } from '../../../instance.js';
import type { Provider } from '../../../types.js';
import { openPicker } from '../../files/web/choose.js';

const barcodes = /* @__PURE__ */ lazy(() => import('./barcodes.js'));

/** With the camera of the overlays. Without them the user takes or chooses a picture, at once as that needs the gesture. */
export const scan: Provider<'scanCode'> = async (options, { signal }) => {
  if (device.can('showScanner')) return device.call('showScanner', { ...options, signal });
  const { onlyFromCamera, hideAlbum, scanType } = options;
  const capture = onlyFromCamera || hideAlbum ? 'environment' : '';
  const [file] = await openPicker('scanCode', { accept: 'image/*', multiple: false, capture }, signal);
  const { createReader } = await barcodes();
  const reader = await createReader(scanType);
  signal.throwIfAborted();
  const code = await reader.readFile(file!);
  if (!code) throw new DeviceError('scanCode', ErrCode.notFound, `${file!.name}: no code in the picture`);
  return code;
};
