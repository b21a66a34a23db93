import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/elements';
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

  /** What the browser makes of a system color. */
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

  /** Elements with words on a filled box, each as an author writes it. */
  const FILLED: Readonly<Record<string, string>> = {
    'a badge': '<nc-badge type="primary" value="3"></nc-badge>',
    'a button': '<nc-button type="primary">Save</nc-button>',
    'a calendar': '<nc-calendar value="2026-03-03"></nc-calendar>',
    'a step': '<nc-steps current="1" items=\'[{"title":"One"},{"title":"Two"}]\'></nc-steps>',
    'a status': '<nc-status type="error"></nc-status>',
    'a row with actions':
      '<nc-swipe-action end-options=\'[{"text":"Archive","type":"primary"}]\' open="end"><nc-cell title="Ada"></nc-cell></nc-swipe-action>',
    'a tab bar':
      '<nc-tab-bar list=\'[{"text":"Home"},{"text":"Me"}]\' mid-button=\'{"text":"Add","iconfont":{"text":"+"}}\'></nc-tab-bar>',
    'a tag': '<nc-tag checkable checked>New</nc-tag>',
    'a modal': '<nc-modal open content="Really?"></nc-modal>',
    'the picker of a place':
      '<nc-location-picker latitude="48.85" longitude="2.35" style="height: 400px"></nc-location-picker>',
    'the viewer of a place':
      '<nc-location-viewer latitude="48.85" longitude="2.35" name="Paris" style="height: 400px"></nc-location-viewer>',
    'near markers on a map': `<nc-map latitude="48.85" longitude="2.35" scale="8" style="height: 300px" markers='${JSON.stringify(
      [1, 2, 3].map((id) => ({ id, latitude: 48.85, longitude: 2.35 + id / 1000, joinCluster: true })),
    )}'></nc-map>`,
  };

  /** Elements in it with words of their own, with the nearest box that is painted. */
  function* words(root: Element | ShadowRoot): Generator<[text: Element, fill: string]> {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) yield* words(element.shadowRoot);
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      if (isText && element.checkVisibility()) yield [element, fillBelow(element)];
    }
  }
  function fillBelow(element: Element | null): string {
    for (
      let node = element;
      node;
      node = node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host
    ) {
      const { backgroundColor } = getComputedStyle(node);
      if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
    }
    return '';
  }

  for (const [name, markup] of Object.entries(FILLED)) {
    it(`do not lay a plate over the words of ${name}`, async () => {
      const home = await fixture<HTMLElement>(`<div>${markup}</div>`);
      await settled(home);
      const highlight = await system('Highlight');
      const filled = () => [...words(home)].filter(([, fill]) => fill === highlight).map(([element]) => element);
      await waitUntil(() => filled().length > 0, 'no words on a fill');
      for (const element of filled())
        expect(getComputedStyle(element).getPropertyValue('forced-color-adjust'), element.outerHTML).to.equal('none');
    });
  }
});
