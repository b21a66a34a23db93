import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { drawn, nameOf, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { CONTROLS, mountLabelled, WAYS } from './label-controls-fixture.js';

describe('labels, those of Nacre and native ones, reach', () => {
  before(useTokens);

  for (const [name, { html, focus, state, becomes }] of Object.entries(CONTROLS)) {
    describe(name, () => {
      for (const [way, around] of Object.entries(WAYS)) {
        it(`by ${way}`, async () => {
          const { control, clickLabel } = await mountLabelled(html, around);
          let clicks = 0;
          control.addEventListener('click', () => clicks++);
          await clickLabel();
          expect(clicks, 'clicks').to.equal(1);
          expect(state?.(control)).to.equal(becomes);
          const target = focus ? control.querySelector(focus) : control;
          expect(nameOf(document.activeElement), 'the focus').to.equal(nameOf(target));
        });
      }
    });
  }

  it('a group by its text only, not by the space between its members', async () => {
    for (const tag of ['nc-checkbox-group', 'nc-radio-group']) {
      const home = await fixture<HTMLElement>(
        `<label>Name <${tag} style="display: block; padding: 20px"></${tag}></label>`,
      );
      const group = home.querySelector<HTMLElement>(tag)!;
      group.innerHTML = `<${tag.replace('-group', '')} value="a">A</${tag.replace('-group', '')}>`;
      await settled(home);
      const { left, top } = group.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(left + 5), Math.round(top + 5)] });
      await drawn();
      expect(nameOf(document.activeElement)).to.match(/^body/);
    }
  });
});
