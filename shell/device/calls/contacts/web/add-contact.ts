import type { AddPhoneContactOptions } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';
import { compress } from '../../files/web/compress.js';
import { download } from '../../files/web/save.js';
import { fileAt } from '../../files/web/temp-files.js';

/** Longest side of the picture in px: address books keep small ones. */
const PHOTO_SIZE = 480;
/** Octets of a line: longer ones go on in the next, after a space. */
const LINE = 75;

const escaped = (text = ''): string =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[,;]/g, '\\$&');

/** The parts of a value, escaped. */
const parts = (...values: (string | undefined)[]): string => values.map(escaped).join(';');

function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let size = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (size + length > LINE) {
      text += '\r\n ';
      size = 1;
    }
    text += character;
    size += length;
  }
  return `${text}\r\n`;
}

/** The bytes of a picture as JPEG, in base64. */
async function photoOf(url: string, signal: AbortSignal): Promise<string> {
  const settings = { fileType: 'jpg', width: PHOTO_SIZE } as const;
  const { file } = await compress(await fileAt(url, signal), settings, signal, 'photoFilePath');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A vCard 3.0, which address books of all systems read. */
export function vCard(contact: AddPhoneContactOptions, photo = ''): string {
  const { firstName, middleName, lastName, nickName } = contact;
  const address = (prefix: 'address' | 'workAddress' | 'homeAddress'): string => {
    const [street, city, state, code, country] = (['Street', 'City', 'State', 'PostalCode', 'Country'] as const).map(
      (part) => contact[`${prefix}${part}`],
    );
    return [street, city, state, code, country].some(Boolean) ? parts('', '', street, city, state, code, country) : '';
  };
  const lines: [name: string, value: string][] = [
    ['N', parts(lastName, firstName, middleName, '', '')],
    ['FN', escaped([firstName, middleName, lastName].filter(Boolean).join(' '))],
    ['NICKNAME', escaped(nickName)],
    ['TEL;TYPE=CELL', escaped(contact.mobilePhoneNumber)],
    ['TEL;TYPE=WORK', escaped(contact.workPhoneNumber)],
    ['TEL;TYPE=HOME', escaped(contact.homePhoneNumber)],
    ['TEL;TYPE=MAIN', escaped(contact.hostNumber)],
    ['TEL;TYPE=WORK,FAX', escaped(contact.workFaxNumber)],
    ['TEL;TYPE=HOME,FAX', escaped(contact.homeFaxNumber)],
    ['EMAIL', escaped(contact.email)],
    ['URL', escaped(contact.url)],
    ['ORG', escaped(contact.organization)],
    ['TITLE', escaped(contact.title)],
    ['ADR', address('address')],
    ['ADR;TYPE=WORK', address('workAddress')],
    ['ADR;TYPE=HOME', address('homeAddress')],
    ['X-WECHAT', escaped(contact.weChatNumber)],
    ['NOTE', escaped(contact.remark)],
    ['PHOTO;ENCODING=b;TYPE=JPEG', photo],
  ];
  const filled = lines.filter(([, value]) => value).map(([name, value]) => folded(`${name}:${value}`));
  return ['BEGIN:VCARD\r\n', 'VERSION:3.0\r\n', ...filled, 'END:VCARD\r\n'].join('');
}

/** Whether the share sheet took the file. */
async function share(file: File): Promise<boolean> {
  const content = { files: [file] };
  if (!navigator.canShare?.(content)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (cause) {
    if ((cause as Error).name === 'AbortError') {
      throw new DeviceError('addPhoneContact', ErrCode.cancel, 'cancel', { cause });
    }
    // Outside of a gesture; a download needs none.
    return false;
  }
}

export const addPhoneContact: Provider<'addPhoneContact'> = async (contact, { signal }) => {
  const photo = contact.photoFilePath && (await photoOf(contact.photoFilePath, signal));
  signal.throwIfAborted();
  const name = `${contact.firstName}.vcf`.replace(/[\\/:*?"<>|]/g, '_');
  const file = new File([vCard(contact, photo)], name, { type: 'text/vcard' });
  if (!(await share(file))) download(file, name);
};
