import { expect, fixture } from '@open-wc/testing';
import { contrast } from '../../helpers/contrast.js';
import { adoptThemes, colorIn, THEMES } from '../../helpers/themes.js';

const GROUNDS = ['background', 'surface', 'surface-raised'];

/** Text, and what it is on. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  text: [...GROUNDS, 'fill', 'primary-soft'],
  'text-muted': [...GROUNDS, 'fill', 'primary-soft'],
  primary: [...GROUNDS, 'fill', 'primary-soft'],
  link: GROUNDS,
  'on-primary': ['primary'],
  success: GROUNDS,
  warning: GROUNDS,
  warn: GROUNDS,
  'on-warn': ['warn'],
  'on-inverse': ['inverse'],
};

/** Borders and rings of controls, and what they are on. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = { 'border-strong': GROUNDS, primary: GROUNDS };

const token = (parent: Element, name: string) => colorIn(parent, `var(--nc-color-${name})`);

/** Pairs with too little contrast: `text-muted on fill 4.31`. */
function faint(part: Element, pairs: typeof TEXTS, least: number): string[] {
  return Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => {
      const found = contrast(token(part, front), token(part, ground));
      return found < least ? [`${front} on ${ground} ${found.toFixed(2)}`] : [];
    }),
  );
}

describe('Themes: contrast', () => {
  let drop = (): void => undefined;

  afterEach(() => drop());

  for (const name of Object.keys(THEMES)) {
    for (const scheme of ['light', 'dark']) {
      it(`is enough in ${name}, ${scheme}`, async () => {
        drop = adoptThemes(...Object.keys(THEMES).slice(1));
        const part = await fixture(`<div data-nc-look="${name}" style="color-scheme: ${scheme}"></div>`);
        expect(faint(part, TEXTS, name === 'high-contrast' ? 7 : 4.5)).to.deep.equal([]);
        expect(faint(part, CONTROLS, 3)).to.deep.equal([]);
        for (const track of ['#ffffff', 'var(--nc-color-surface)']) {
          const on = colorIn(part, 'var(--nc-switch-active-background-color, var(--nc-color-primary))');
          const thumb = 'var(--nc-switch-active-fore-color, var(--nc-color-on-primary))';
          expect(contrast(on, colorIn(part, track === '#ffffff' ? thumb : track)), track).to.be.at.least(3);
        }
        const bar = colorIn(part, 'var(--nc-tab-bar-background, var(--nc-color-surface))');
        expect(contrast(token(part, 'text-muted'), bar)).to.be.at.least(4.5);
        expect(
          contrast(colorIn(part, 'var(--nc-tab-bar-selected-color, var(--nc-color-primary))'), bar),
        ).to.be.at.least(4.5);
      });
    }
  }
});
