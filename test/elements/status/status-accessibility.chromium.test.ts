import 'nacre/elements/status';
import { expect, fixture } from '@open-wc/testing';
import type { NcStatus } from 'nacre/elements/status';
import { accessibleNode } from '../../helpers/accessibility.js';

describe('<nc-status> for assistive technology', () => {
  const ROLES = { loading: 'status', empty: 'status', error: 'alert', offline: 'status', timeout: 'alert' };
  for (const [type, expected] of Object.entries(ROLES)) {
    it(`is of the role ${expected} with the type ${type}`, async () => {
      const status = await fixture<NcStatus>(`<nc-status type="${type}"></nc-status>`);
      await status.updateComplete;
      expect((await accessibleNode(status)).role).to.equal(expected);
    });
  }
});
