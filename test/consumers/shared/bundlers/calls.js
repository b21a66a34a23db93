// Calls of the bus that the first page does not need.
import 'nacre/libraries/barcodes';
import { scanCode, setStorage, showToast, uploadResumable } from 'nacre/device';

export async function keep(name) {
  await setStorage({ key: 'name', data: name });
  await showToast({ title: `Kept ${name}` });
}

export const scan = async () => (await scanCode()).result;

/** Without `nacre/libraries/tus`. */
export const send = () =>
  uploadResumable({ url: '/files', file: new File(['a'], 'a.txt') }).catch(({ errMsg }) => errMsg);
