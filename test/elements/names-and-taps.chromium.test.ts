import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import { accessibleNode } from '../helpers/accessibility.js';
import { settled } from '../helpers/dom.js';
import { withLocale } from '../helpers/locale.js';

const WHEELS = `<nc-picker-view><nc-picker-view-column><p>1</p></nc-picker-view-column
  ><nc-picker-view-column><p>2</p></nc-picker-view-column
  ><nc-picker-view-column label="Day"><p>3</p></nc-picker-view-column
  ><nc-picker-view-column aria-label="Hour"><p>4</p></nc-picker-view-column></nc-picker-view>`;
const VIEWS = `<nc-movable-area style="width: 300px; height: 200px"><nc-movable-view direction="all">A</nc-movable-view
  ><nc-movable-view direction="all" aria-label="Card">B</nc-movable-view></nc-movable-area>`;

describe('What users operate has a name', () => {
  const namesOf = async (root: Element) => {
    await settled(root);
    const nodes = [];
    for (const child of root.children) nodes.push((await accessibleNode(child)).name);
    return nodes;
  };

  it('wheels, by their number unless the page names them', async () => {
    const view = await fixture(WHEELS);
    expect(await namesOf(view)).to.deep.equal(['Column 1', 'Column 2', 'Day', 'Hour']);
    await withLocale('fr', async () => {
      expect((await namesOf(view))[1]).to.equal('Colonne 2');
    });
  });

  it('what can be moved in an area', async () => {
    const area = await fixture(VIEWS);
    expect(await namesOf(area)).to.deep.equal(['Item', 'Card']);
    await withLocale('fr', async () => {
      expect((await namesOf(area))[0]).to.equal('Élément');
    });
  });
});

describe('What users tap', () => {
  const TAGS = `button image input movable-view nav-bar navigator picker picker-view radio checkbox refresher rate scroll-view
    search-bar segmented slider status stepper switch swiper tab-bar tabs textarea view modal action-sheet toast popup image-viewer loading label`;
  for (const name of TAGS.split(/\s+/)) {
    it(`is not marked by the browser: nc-${name}`, async () => {
      const element = await fixture(`<nc-${name}></nc-${name}>`);
      const { webkitTapHighlightColor } = getComputedStyle(element) as CSSStyleDeclaration & {
        readonly webkitTapHighlightColor: string;
      };
      expect(webkitTapHighlightColor).to.equal('rgba(0, 0, 0, 0)');
    });
  }
});
