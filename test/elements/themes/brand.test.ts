import { expect, fixture } from '@open-wc/testing';
import fc from 'fast-check';
import { contrast } from '../../helpers/contrast.js';
import { adoptThemes, colorIn, THEMES } from '../../helpers/themes.js';

const GROUNDS = ['background', 'surface', 'surface-raised', 'fill', 'primary-soft'];

/** Any color, among them those at the corners of what screens show and beyond. */
const COLORS = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
  fc.constantFrom('#ff0', '#f00', '#0f0', '#00f', '#0ff', '#f0f', '#fff', '#000', 'rgb(255 200 0 / 0.4)'),
  fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 360 }))
    .map(([light, chroma, hue]) => `oklch(${light}% ${chroma / 100} ${hue})`),
);

describe('Themes: one brand colour', () => {
  let drop = (): void => undefined;

  before(() => {
    drop = adoptThemes(...Object.keys(THEMES).slice(1));
  });
  after(() => drop());

  for (const name of Object.keys(THEMES)) {
    for (const scheme of ['light', 'dark']) {
      it(`gives colours that can be read, whatever it is: ${name}, ${scheme}`, async () => {
        const part = await fixture<HTMLElement>(`<div data-nc-look="${name}" style="color-scheme: ${scheme}"></div>`);
        const color = (token: string) => colorIn(part, `var(--nc-color-${token})`);
        const least = name === 'high-contrast' ? 7 : 4.5;
        fc.assert(
          fc.property(COLORS, (brand) => {
            part.style.setProperty('--nc-brand', brand);
            const primary = color('primary');
            expect(color('link')).to.equal(primary);
            expect(contrast(primary, color('on-primary')), 'on-primary').to.be.at.least(least);
            for (const ground of GROUNDS) expect(contrast(primary, color(ground)), ground).to.be.at.least(least);
            for (const text of ['text', 'text-muted'])
              expect(contrast(color(text), color('primary-soft')), `${text} on soft`).to.be.at.least(least);
            // Material's surfaces are tinted too.
            for (const ground of GROUNDS) expect(contrast(color('text'), color(ground)), ground).to.be.at.least(least);
            expect(contrast(color('border-strong'), color('surface'))).to.be.at.least(3);
          }),
          { numRuns: 60 },
        );
      });
    }
  }

  it('is kept where it can be read, and gives way where not', async () => {
    const part = await fixture<HTMLElement>('<div data-nc-look="default" style="color-scheme: light"></div>');
    const primaryOf = (brand: string) => {
      part.style.setProperty('--nc-brand', brand);
      return colorIn(part, 'color-mix(in srgb, var(--nc-color-primary) 100%, transparent 0%)');
    };
    const parts = (color: string) => color.match(/[\d.]+/g)!.map(Number);
    for (const [at, share] of parts(primaryOf('#5b21b6')).entries())
      expect(share, String(at)).to.be.closeTo([91, 33, 182].map((value) => value / 255)[at]!, 0.004);
    expect(primaryOf('#ffd400')).not.to.equal(colorIn(part, '#ffd400'));
  });

  it('unset, leaves each look as it is', async () => {
    const part = await fixture<HTMLElement>('<div data-nc-look="default"></div>');
    const look = () =>
      ['light', 'dark'].map((scheme) => {
        part.style.colorScheme = scheme;
        return ['primary', 'on-primary', 'primary-soft', 'link'].map((name) =>
          colorIn(part, `var(--nc-color-${name})`),
        );
      });
    const own = [
      ['rgb(11, 110, 125)', 'rgb(255, 255, 255)', 'rgb(220, 240, 242)', 'rgb(11, 110, 125)'],
      ['rgb(99, 203, 217)', 'rgb(4, 39, 45)', 'rgb(20, 58, 65)', 'rgb(99, 203, 217)'],
    ];
    expect(look()).to.deep.equal(own);
    part.style.setProperty('--nc-brand', '#b00');
    expect(look()).not.to.deep.equal(own);
    part.style.removeProperty('--nc-brand');
    expect(look()).to.deep.equal(own);
  });
});
