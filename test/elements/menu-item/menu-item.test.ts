import 'nacre/elements/menu';
import 'nacre/elements/menu-item';
import { expect, fixture } from '@open-wc/testing';
import type { NcMenuItem } from '../../../elements/menu-item/menu-item.js';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium } from '../../helpers/commands.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { elementSuite } from '../../suites/element-suite.js';

const inMenu = (item: string) => `<nc-menu open label="Actions">${item}</nc-menu>`;

describe('<nc-menu-item>', () => {
  elementSuite<NcMenuItem>({
    tag: 'nc-menu-item',
    html: '<nc-menu-item>Copy</nc-menu-item>',
    states: {
      checkbox: inMenu('<nc-menu-item type="checkbox" checked>Ruler</nc-menu-item>'),
      radio: inMenu('<nc-menu-item type="radio" name="size">Small</nc-menu-item>'),
      disabled: inMenu('<nc-menu-item disabled>Copy</nc-menu-item>'),
      destructive: inMenu('<nc-menu-item destructive icon="close" shortcut="Del">Delete</nc-menu-item>'),
    },
    properties: {
      type: { default: 'normal', sample: 'checkbox' },
      value: { default: '', sample: 'copy' },
      name: { default: '', sample: 'size' },
      checked: { default: false, sample: true },
      disabled: { default: false, sample: true, reflects: true },
      destructive: { default: false, sample: true },
      icon: { default: '', sample: 'copy' },
      shortcut: { default: '', sample: 'Ctrl+C' },
      href: { default: '', sample: 'https://example.com/pearls' },
      target: { default: '', sample: '_blank' },
    },
    cssStates: ['checked', 'disabled', 'open'],
  });

  for (const [what, address] of [
    ['a script', 'javascript:alert(1)'],
    ['content of the app', `blob:${location.origin}/3d6f`],
  ]) {
    it(`is no link to ${what}`, async () => {
      const warnings = collectWarnings();
      const item = await fixture<NcMenuItem>(`<nc-menu-item href="${address}">Run</nc-menu-item>`);
      expect(item.shadowRoot!.querySelector('a')).to.equal(null);
      expect(warnings.stop()).to.have.lengthOf(1);
    });
  }

  if (isChromium) {
    const menu = `<nc-menu-item>More<nc-menu slot="submenu"><nc-menu-item>Print</nc-menu-item></nc-menu></nc-menu-item>`;
    for (const [html, role, name, about] of [
      ['<nc-menu-item shortcut="Ctrl+C">Copy</nc-menu-item>', 'menuitem', 'Copy', 'Ctrl+C'],
      ['<nc-menu-item type="checkbox" checked>Ruler</nc-menu-item>', 'menuitemcheckbox', 'Ruler', ''],
      ['<nc-menu-item type="radio">Small</nc-menu-item>', 'menuitemradio', 'Small', ''],
      [menu, 'menuitem', 'More', ''],
    ] as const) {
      it(`is a ${role} named ${name} to assistive technology`, async () => {
        const list = await fixture<HTMLElement>(`<nc-menu open label="Actions">${html}</nc-menu>`);
        const node = await accessibleNode(list.firstElementChild!);
        expect([node.role, node.name, node.description]).to.deep.equal([role, name, about]);
      });
    }
  }
});
