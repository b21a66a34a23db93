import { expect } from '@open-wc/testing';
import type { RegionList, RegionNode } from '../../../elements/picker/model/region.js';
import { RegionTree } from '../../../elements/picker/panel/region-tree.js';

const nameOf = (place: RegionNode): string => (typeof place === 'string' ? place : String(place.name));

const PLACES: Readonly<Record<string, RegionList>> = {
  names: ['North', 'South'],
  entries: [{ name: 'North' }, { name: 'South' }],
};

describe('the places of a region', () => {
  for (const [kind, places] of Object.entries(PLACES)) {
    it(`may have the same name in two of them: ${kind}`, () => {
      const asked: string[] = [];
      const tree = new RegionTree(
        (path) => {
          asked.push(path.map(nameOf).join('/'));
          return path.length === 0 ? places : path.length === 1 ? ['Centre'] : [`${nameOf(path[0]!)} 1`];
        },
        () => {},
      );
      const [north, south] = tree.placesIn([]) as RegionList;
      for (const _ of ['first', 'again']) {
        expect(tree.placesIn([north!, 'Centre'])).to.deep.equal(['North 1']);
        expect(tree.placesIn([south!, 'Centre'])).to.deep.equal(['South 1']);
      }
      expect(asked, 'each is loaded once').to.deep.equal(['', 'North/Centre', 'South/Centre']);
    });
  }
});
