import 'nacre/elements/avatar';
import 'nacre/elements/avatar-group';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcAvatarGroup } from 'nacre/elements/avatar-group';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const NAMES = ['Ada', 'Bob', 'Cy', 'Dee', 'Eve'];
const AVATARS = NAMES.map((name) => `<nc-avatar name="${name}"></nc-avatar>`).join('');
const shownIn = (group: NcAvatarGroup) =>
  [...group.children].filter((each) => each.getClientRects().length > 0).map((each) => each.getAttribute('name'));
const restOf = (group: NcAvatarGroup) =>
  [...group.shadowRoot!.querySelectorAll('span')].map(({ textContent }) => textContent);
const boxes = (group: NcAvatarGroup) => [...group.children].map((each) => each.getBoundingClientRect());

describe('<nc-avatar-group>', () => {
  before(useTokens);

  elementSuite<NcAvatarGroup>({
    tag: 'nc-avatar-group',
    html: `<nc-avatar-group>${AVATARS}</nc-avatar-group>`,
    states: {
      empty: '<nc-avatar-group label="Nobody"></nc-avatar-group>',
      'of a size': `<nc-avatar-group label="Members">${AVATARS}</nc-avatar-group>`,
    },
    properties: {
      max: { default: undefined, sample: 3 },
      total: { default: undefined, sample: 120 },
      size: { default: 40, sample: 32 },
      overlap: { default: 8, sample: 16 },
      label: { default: '', sample: 'Members' },
    },
  });

  it('shows as many as it may, and how many more there are', async () => {
    const group = await fixture<NcAvatarGroup>(`<nc-avatar-group max="3">${AVATARS}</nc-avatar-group>`);
    expect(shownIn(group)).to.deep.equal(['Ada', 'Bob', 'Cy']);
    expect(restOf(group)).to.deep.equal(['+2', '2 more']);
    group.max = undefined;
    await group.updateComplete;
    expect(shownIn(group)).to.deep.equal(NAMES);
    expect(restOf(group)).to.deep.equal([]);
    group.total = 120;
    await group.updateComplete;
    expect(restOf(group)).to.deep.equal(['+115', '115 more']);
  });

  it('follows avatars that come and go', async () => {
    const group = await fixture<NcAvatarGroup>(`<nc-avatar-group max="4">${AVATARS}</nc-avatar-group>`);
    group.firstElementChild!.remove();
    await waitUntil(() => restOf(group).length === 0);
    expect(shownIn(group)).to.deep.equal(NAMES.slice(1));
    group.insertAdjacentHTML('afterbegin', '<nc-avatar name="Zoe"></nc-avatar>');
    await waitUntil(() => restOf(group)[0] === '+1');
    expect(shownIn(group)).to.deep.equal(['Zoe', 'Bob', 'Cy', 'Dee']);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`overlaps them in the direction of reading, ${dir}`, async () => {
      const home = await fixture<HTMLElement>(
        `<div dir=${dir}><nc-avatar-group size="32" overlap="8">${AVATARS}</nc-avatar-group></div>`,
      );
      const [first, second] = boxes(home.querySelector('nc-avatar-group')!);
      expect(first!.width).to.equal(32);
      expect(second!.x - first!.x).to.equal(dir === 'rtl' ? -24 : 24);
    });
  }

  if (isChromium) {
    it('is a group named by its label, or by how many there are', async () => {
      const group = await fixture<NcAvatarGroup>(`<nc-avatar-group max="2">${AVATARS}</nc-avatar-group>`);
      const { role, name } = await accessibleNode(group);
      expect([role, name]).to.deep.equal(['group', '5 people']);
      group.label = 'Members';
      await group.updateComplete;
      expect((await accessibleNode(group)).name).to.equal('Members');
    });
  }
});
