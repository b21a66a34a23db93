import { either, is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  chooseContact: either(
    () => 'contacts' in navigator,
    'needs-gesture',
    'Contact Picker',
    'this browser gives no contacts; those of Android phones do',
  ),
  addPhoneContact: is('emulated', 'a vCard, shared or downloaded, which the user adds to the contacts'),
};
