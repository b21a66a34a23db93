import { msg } from '@lit/localize';
import type { PageDefinition } from 'nacre/shell';

/** An address book. */
export const CONTACTS_PAGES: readonly PageDefinition[] = [
  {
    path: '/contacts',
    load: () => import('../pages/contacts.js'),
    style: { navigationBarTitleText: () => msg('Contacts', { id: 'sc.contacts.title' }) },
  },
];
