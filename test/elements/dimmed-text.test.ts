import 'nacre/elements/action-sheet';
import 'nacre/elements/menu';
import 'nacre/elements/menu-item';
import 'nacre/elements/navigator';
import 'nacre/elements/picker-view';
import 'nacre/elements/picker-view-column';
import 'nacre/elements/segmented';
import 'nacre/elements/slider';
import 'nacre/elements/uploader';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { textContrast } from '../helpers/contrast.js';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

/** Markup of what is disabled, and the parts with a text; none: the element's own text. */
const DISABLED: Record<string, readonly [markup: string, parts?: string]> = {
  'nc-segmented': [
    `<nc-segmented value="1" options='["1", {"value": "2", "text": "Two", "disabled": true}]'></nc-segmented>`,
    '[part~=segment]',
  ],
  'nc-slider': ['<nc-slider disabled show-value value="40"></nc-slider>', '[part=value]'],
  'nc-navigator': ['<nc-navigator disabled url="/pearls">Pearls of the sea</nc-navigator>', 'a'],
  'nc-menu-item': ['<nc-menu-item disabled>Rename</nc-menu-item>'],
  'nc-picker-view-column': [
    '<nc-picker-view><nc-picker-view-column disabled><div>One</div><div>Two</div></nc-picker-view-column></nc-picker-view>',
  ],
  'nc-uploader': [
    `<nc-uploader disabled value='[{"name": "letter.pdf", "url": "/letter.pdf"}]'></nc-uploader>`,
    '[part=name]',
  ],
};

describe('what is disabled can be read', () => {
  const { dataset } = document.documentElement;
  before(useTokens);
  afterEach(() => void delete dataset['ncTheme']);

  for (const theme of ['light', 'dark'] as const) {
    for (const [tag, [markup, parts]] of Object.entries(DISABLED)) {
      it(`${tag}, ${theme}`, async () => {
        dataset['ncTheme'] = theme;
        const root = await fixture<HTMLElement>(`<div>${markup}</div>`);
        const element = root.querySelector<HTMLElement>(tag)!;
        await settled(root);
        const texts = parts ? [...element.shadowRoot!.querySelectorAll(parts)] : [element];
        expect(texts).to.not.deep.equal([]);
        for (const text of texts) expect(textContrast(text), text.textContent ?? '').to.be.at.least(4.5);
      });
    }

    it(`an item of nc-action-sheet, ${theme}`, async () => {
      dataset['ncTheme'] = theme;
      const sheet = await fixture<HTMLElementTagNameMap['nc-action-sheet']>(
        `<nc-action-sheet open item-list='["Share", {"text": "Remove", "disabled": true}]'></nc-action-sheet>`,
      );
      await settled(sheet);
      const item = sheet.shadowRoot!.querySelector('button:disabled [part=text]')!;
      await waitUntil(() => textContrast(item) >= 4.5, 'it can be read when it has come');
    });
  }
});
