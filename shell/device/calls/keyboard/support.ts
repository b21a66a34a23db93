import { is, type Probes } from '../../probes.js';

export const SUPPORT: Probes = {
  hideKeyboard: is('native', 'the focus leaves the field'),
  getSelectedTextRange: is('native', 'the selection of the field that has the focus'),
};
