import { msg, str } from '@lit/localize';
import { counted } from '../../base/counted.js';

/** The name of a wheel that has no other; `number` counts from 1. */
export const columnName = (number: number): string =>
  counted(
    msg(str`Column {${number}, number}`, { id: 'nc.picker.column', desc: 'Name of a wheel, for screen readers' }),
  );
