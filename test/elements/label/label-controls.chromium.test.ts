import { waitUntil } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { deepActiveElement } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { CONTROLS, mountLabelled, WAYS } from './label-controls-fixture.js';

describe('labels, those of Nacre and native ones, name', () => {
  before(useTokens);

  for (const [control, { html, group }] of Object.entries(CONTROLS)) {
    describe(control, () => {
      for (const [way, around] of Object.entries(WAYS)) {
        it(`by ${way}`, async () => {
          const labelled = await mountLabelled(html, around);
          await labelled.clickLabel();
          // A sheet that opens is reported a moment later.
          const name = async () => (await accessibleNode(group ? labelled.control : deepActiveElement()!)).name;
          await waitUntil(async () => /Name/.test(await name()), 'its name');
        });
      }
    });
  }
});
