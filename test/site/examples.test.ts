// The examples of the documentation, in each engine: nothing in the console, and everything that they have is drawn.
import { expect } from '@open-wc/testing';
import { EXAMPLES } from '../.cache/site-examples.js';
import { settled } from '../helpers/dom.js';
import { inOneEngine } from '../helpers/in-one-engine.js';
import { waitUntil } from '../helpers/testing.js';
import { useTokens } from '../helpers/tokens.js';

interface Example {
  readonly name: string;
  readonly markup: string;
  run(document: ParentNode): void;
}

/** What shows when it is opened, or has no look of its own. */
const UNSEEN =
  'nc-popup, nc-modal, nc-action-sheet, nc-toast, nc-loading, nc-popover, nc-menu, nc-menu-item, nc-image-viewer, nc-match-media, nc-refresher, nc-tab';

describe('examples of the documentation', () => {
  let stage: HTMLElement;

  before(useTokens);

  beforeEach(() => {
    stage = document.createElement('div');
    stage.style.inlineSize = '360px';
    document.body.append(stage);
  });
  afterEach(() => stage.remove());

  for (const { name, markup, run } of EXAMPLES as readonly Example[]) {
    it(`${name} shows all that it has`, async () => {
      stage.innerHTML = markup;
      run(stage);
      await settled(stage);
      // A picture may have its height when it is there.
      await waitUntil(() => !stage.querySelector('nc-image:not([lazy-load]):state(loading)'), 'the pictures are there');
      const elements = [...stage.querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
        localName.startsWith('nc-'),
      );
      expect(elements.filter((element) => element.matches(':not(:defined)'))).to.deep.equal([]);
      const seen = elements.filter((element) => !element.closest(UNSEEN) && element.checkVisibility());
      const empty = seen.filter(({ offsetWidth, offsetHeight }) => offsetWidth === 0 || offsetHeight === 0);
      expect(empty.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      expect(stage.scrollWidth, 'no wider than a phone').to.be.at.most(360);
    });
  }

  inOneEngine(() => {
    for (const { name, markup, run } of EXAMPLES as readonly Example[]) {
      it(`${name} is accessible`, async () => {
        stage.innerHTML = markup;
        run(stage);
        await settled(stage);
        // Browsers let keys reach what scrolls, without a tabindex; axe asks for one.
        await expect(stage).to.be.accessible({ ignoredRules: ['scrollable-region-focusable'] });
      });
    }
  });
});
