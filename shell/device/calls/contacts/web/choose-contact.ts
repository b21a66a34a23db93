import type { Contact } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { Provider } from '../../../types.js';

interface PickedContact {
  readonly name?: readonly string[];
  readonly tel?: readonly string[];
  readonly email?: readonly string[];
}

declare global {
  interface Navigator {
    contacts?: {
      select(properties: readonly string[], options: { multiple: boolean }): Promise<readonly PickedContact[]>;
    };
  }
}

const contactOf = ({ name = [], tel = [], email = [] }: PickedContact): Contact => ({
  displayName: name[0] ?? '',
  phoneNumber: tel[0] ?? '',
  phoneNumberList: [...tel],
  emailList: [...email],
});

/** Synchronously in the caller's task: browsers allow it only within a gesture of the user. */
export const chooseContact: Provider<'chooseContact'> = async ({ multiple = false }) => {
  if (!navigator.contacts) throw new DOMException('this browser gives no contacts', 'NotSupportedError');
  const picked = await navigator.contacts.select(['name', 'tel', 'email'], { multiple });
  const contacts = picked.map(contactOf);
  const [first] = contacts;
  if (!first) throw new DeviceError('chooseContact', ErrCode.cancel, 'cancel');
  return { ...first, contacts };
};
