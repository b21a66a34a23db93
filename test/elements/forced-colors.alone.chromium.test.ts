import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/radio';
import 'nacre/elements/rate';
import type { NcElement } from '../../elements/internal/element/nc-element.js';
import { emulate } from '../helpers/commands.js';
import { drawnBy, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

describe('colours that the user forces', () => {
  before(useTokens);
  beforeEach(() => emulate({ 'forced-colors': 'active' }));
  afterEach(() => emulate({ 'forced-colors': 'none' }));

  const mount = async (html: string) => {
    const instance = await fixture<NcElement>(html);
    await settled(instance);
    return instance;
  };

  /** What the browser makes of a system colour. */
  const system = async (color: string) =>
    getComputedStyle(await fixture(`<i style="forced-color-adjust: none; color: ${color}"></i>`)).color;

  it('fill a primary button, whose text has no plate of another colour', async () => {
    const style = getComputedStyle(await mount('<nc-button type="primary">Save</nc-button>'));
    expect(style.getPropertyValue('forced-color-adjust')).to.equal('none');
    expect(style.backgroundColor).to.equal(await system('Highlight'));
    expect(style.color).to.equal(await system('HighlightText'));
  });

  it('show that a primary button is disabled', async () => {
    const style = getComputedStyle(await mount('<nc-button type="primary" disabled>Save</nc-button>'));
    expect(style.backgroundColor).to.equal(await system('GrayText'));
    expect(style.color).to.equal(await system('Canvas'));
  });

  for (const html of [
    '<nc-button disabled>Save</nc-button>',
    '<nc-checkbox disabled>Yes</nc-checkbox>',
    '<nc-radio disabled checked>Yes</nc-radio>',
  ]) {
    it(`show a disabled element: ${html}`, async () => {
      expect(getComputedStyle(await mount(html)).color).to.equal(await system('GrayText'));
    });
  }

  it('distinguish a disabled radio that is on from an enabled one', async () => {
    const ring = async (html: string) => {
      const { borderTopColor, borderTopWidth } = drawnBy(await mount(html), '::before');
      return [borderTopColor, borderTopWidth];
    };
    expect(await ring('<nc-radio checked disabled>Yes</nc-radio>')).to.deep.equal([await system('GrayText'), '7px']);
    expect(await ring('<nc-radio checked>Yes</nc-radio>')).to.deep.equal([await system('Highlight'), '7px']);
  });

  for (const disabled of ['', 'disabled'])
    it(`tell stars that are not reached by more than their colour ${disabled}`, async () => {
      const { shadowRoot } = await mount(`<nc-rate value="2" aria-label="Taste" ${disabled}></nc-rate>`);
      const stars = [...shadowRoot!.querySelectorAll('[part=star]')].map((star) => getComputedStyle(star));
      expect(stars.map(({ backgroundSize }) => backgroundSize.split('%')[0])).to.deep.equal([
        '100',
        '100',
        '0',
        '0',
        '0',
      ]);
      for (const { backgroundImage, backgroundColor } of stars) {
        expect(backgroundImage).to.match(/^linear-gradient.*repeating-linear-gradient/);
        expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
      }
    });

  it('show a disabled field', async () => {
    const { shadowRoot } = await mount('<nc-input label="Name" value="Ada" disabled></nc-input>');
    for (const part of ['label', 'input']) {
      expect(getComputedStyle(shadowRoot!.querySelector(`[part=${part}]`)!).color).to.equal(await system('GrayText'));
    }
  });
});
