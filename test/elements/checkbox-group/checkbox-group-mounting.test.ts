import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcCheckboxGroup } from 'nacre/elements/checkbox-group';
import { parse, settled } from '../../helpers/dom.js';

describe('<nc-checkbox-group> coming to a page', () => {
  for (const attribute of ['disabled', 'required', 'max="1"']) {
    it(`keeps a value that is set before it is inserted: ${attribute}`, async () => {
      const group = parse<NcCheckboxGroup>(
        `<nc-checkbox-group ${attribute} label="Letters" value='["c"]'><nc-checkbox value="a" checked>A</nc-checkbox>
            <nc-checkbox value="b">B</nc-checkbox><nc-checkbox checked value="c">C</nc-checkbox></nc-checkbox-group>`,
      );
      group.value = ['b'];
      expect(group.value, 'not inserted yet').to.deep.equal(['b']);
      (await fixture(html`<div></div>`)).append(group);
      expect(group.value, 'inserted').to.deep.equal(['b']);
      await settled(group);
      expect(group.value, 'updated').to.deep.equal(['b']);
    });
  }

  it('knows the value before its boxes, which come before it is inserted', () => {
    const group = document.createElement('nc-checkbox-group');
    group.value = ['b'];
    for (const value of ['a', 'b']) group.append(Object.assign(document.createElement('nc-checkbox'), { value }));
    expect(group.value).to.deep.equal(['b']);
  });

  it('finds the boxes whose values are the same numbers', async () => {
    const group = Object.assign(document.createElement('nc-checkbox-group'), { value: [2], label: 'Numbers' });
    for (const value of [1, 2]) group.append(Object.assign(document.createElement('nc-checkbox'), { value }));
    (await fixture(html`<div></div>`)).append(group);
    expect(group.value).to.deep.equal(['2']);
  });

  for (const [how, append] of [
    [
      'with it',
      (group: Element, boxes: readonly Element[], place: Element) => (group.append(...boxes), place.append(group)),
    ],
    [
      'after it',
      (group: Element, boxes: readonly Element[], place: Element) => (place.append(group), group.append(...boxes)),
    ],
  ] as const) {
    it(`takes in many boxes that come ${how} with as much work for each`, async () => {
      const place = await fixture(html`<form></form>`);
      const { closest } = Element.prototype;
      let work = 0;
      Element.prototype.closest = function (this: Element, selectors: string) {
        work++;
        return closest.call(this, selectors);
      } as typeof closest;
      const workFor = (count: number): number => {
        const group = Object.assign(document.createElement('nc-checkbox-group'), { name: 'n', min: 1 });
        const boxes = Array.from({ length: count }, (_, index) => {
          return Object.assign(document.createElement('nc-checkbox'), { value: `${index}` });
        });
        const before = work;
        append(group, boxes, place);
        return work - before;
      };
      try {
        workFor(1);
        expect(workFor(200)).to.be.lessThan(2.2 * workFor(100));
      } finally {
        Object.assign(Element.prototype, { closest });
      }
    });
  }
});
