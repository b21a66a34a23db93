import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import 'nacre/elements/picker';
import { accessibleNode } from '../../helpers/accessibility.js';
import { useTokens } from '../../helpers/tokens.js';
import { FRUIT, mount } from './picker-fixture.js';

describe('the accessibility tree of <nc-picker>', () => {
  before(useTokens);

  it('has a combobox, which opens a dialog of the same name with named wheels', async () => {
    const { picker, open, part, wheels } = await mount('mode="date" value="2024-02-29" label="Day"');
    const { role, name, properties } = await accessibleNode(picker);
    expect([role, name, properties.expanded, properties.hasPopup]).to.deep.equal(['combobox', 'Day', false, 'dialog']);
    await open();
    const dialog = await accessibleNode(part('dialog'));
    expect([dialog.role, dialog.name, dialog.properties.modal]).to.deep.equal(['dialog', 'Day', true]);
    const names: unknown[] = [];
    for (const wheel of wheels()) names.push((await accessibleNode(wheel)).name);
    expect(names).to.deep.equal(['month', 'day', 'year']);
  });

  it('has wheels that are named by what the page says they choose, else by their number', async () => {
    const range = JSON.stringify([{ name: 'Jura', children: [{ name: 'Dole', children: ['Azans'] }] }]);
    const region = await mount(`mode="region" column-labels='["Region", "City"]' range='${range}'`);
    const several = await mount(`mode="multiSelector" range='[["A"],["B"]]'`);
    const names = async ({ wheels }: typeof region) => {
      const found = [];
      for (const wheel of wheels()) found.push((await accessibleNode(wheel)).name);
      return found;
    };
    await region.open();
    expect(await names(region)).to.deep.equal(['Region', 'City', 'Column 3']);
    region.picker.columnLabels = ['Région'];
    await region.ready();
    expect(await names(region)).to.deep.equal(['Région', 'Column 2', 'Column 3']);
    await region.picker.hide();
    await several.open();
    expect(await names(several)).to.deep.equal(['Column 1', 'Column 2']);
  });

  it('has a listbox with options, in a list', async () => {
    const { innerWidth, innerHeight } = window;
    await setViewport({ width: 1000, height: 700 });
    const range = JSON.stringify(FRUIT);
    const { open, part, all } = await mount(`label="Fruit" range='${range}' selector-type="select" value="1"`);
    await open();
    const { role, name } = await accessibleNode(part('[role="listbox"]'));
    expect([role, name]).to.deep.equal(['listbox', 'Fruit']);
    const row = await accessibleNode(all('[role="option"]').find(({ textContent }) => textContent === 'Pear')!);
    expect([row.role, row.name, row.properties.selected]).to.deep.equal(['option', 'Pear', true]);
    await setViewport({ width: innerWidth, height: innerHeight });
  });

  it('has hours that are not cut in a narrow window with large text', async () => {
    const { documentElement: root } = document;
    const { lang } = root;
    const { innerWidth: width, innerHeight: height } = window;
    await setViewport({ width: 320, height: 640 });
    root.style.fontSize = '200%';
    try {
      for (const language of ['en', 'es-MX', 'zh-HK', 'ko', 'ar']) {
        root.lang = language;
        for (const fields of ['minute', 'second']) {
          const { open, wheels } = await mount(`mode="time" fields="${fields}" value="12:30" label="Time"`);
          await open();
          for (const wheel of wheels()) {
            const { scrollWidth, clientWidth } = wheel.shadowRoot!.querySelector('#rows')!;
            expect(scrollWidth, `${language} ${wheel.items![wheel.value]}`).to.be.at.most(clientWidth);
          }
        }
      }
    } finally {
      root.style.fontSize = '';
      root.lang = lang;
      await setViewport({ width, height });
    }
  });
});
