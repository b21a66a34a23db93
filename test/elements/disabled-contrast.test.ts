import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/search-bar';
import 'nacre/elements/stepper';
import 'nacre/elements/switch';
import 'nacre/elements/textarea';
import { expect, fixture, html } from '@open-wc/testing';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

function luminance(color: string): number {
  const [red, green, blue] = channels(color)
    .slice(0, 3)
    .map((channel) => {
      const share = channel / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as Partial<ShadowRoot>).host || null);

/** The contrast of the text of an element with what is behind it. */
function contrastOf(element: Element): number {
  let behind = getComputedStyle(document.body).backgroundColor;
  for (let each: Element | null = element; each; each = parentOf(each)) {
    const { backgroundColor, opacity } = getComputedStyle(each);
    expect(opacity, `opacity of ${each.localName}`).to.equal('1');
    if ((channels(backgroundColor)[3] ?? 1) === 0) continue;
    behind = backgroundColor;
    break;
  }
  const [one, other] = [luminance(getComputedStyle(element).color), luminance(behind)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The elements that draw the text of a control. */
function textsOf(control: Element): Element[] {
  const parts = [...control.shadowRoot!.querySelectorAll('[part=label], [part=input], [part=field]')];
  return [...parts.filter((part) => part.checkVisibility()), ...(control.textContent.trim() ? [control] : [])];
}

describe('a disabled control', () => {
  const root = document.documentElement;
  before(useTokens);
  afterEach(() => root.removeAttribute('data-nc-theme'));

  for (const theme of ['light', 'dark']) {
    it(`can be read: ${theme}`, async () => {
      root.dataset.ncTheme = theme;
      const page = await fixture(
        html`<div>
          <nc-button disabled>A</nc-button><nc-button disabled type="primary">B</nc-button>
          <nc-button disabled type="warn">C</nc-button><nc-button disabled plain type="primary">D</nc-button>
          <nc-checkbox disabled checked>E</nc-checkbox><nc-switch disabled>F</nc-switch>
          <nc-checkbox-group disabled label="G"><nc-checkbox>H</nc-checkbox></nc-checkbox-group>
          <nc-radio-group disabled label="I"><nc-radio value="j">J</nc-radio></nc-radio-group>
          <nc-input disabled label="K" value="K"></nc-input>
          <nc-input disabled label="L" value="L" clearable></nc-input>
          <nc-textarea disabled label="M" value="M"></nc-textarea>
          <nc-picker disabled label="N" mode="date" value="2024-02-29"></nc-picker>
          <nc-stepper disabled value="1"></nc-stepper><nc-search-bar disabled value="Q"></nc-search-bar>
          <fieldset disabled><nc-button type="primary">O</nc-button><nc-input label="P" value="P"></nc-input></fieldset>
        </div>`,
      );
      await settled(page);
      const controls = [...page.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
      const pale = controls
        .flatMap((control) => textsOf(control).map((text) => ({ control, text, contrast: contrastOf(text) })))
        .filter(({ contrast }) => contrast < 4.5)
        .map(({ control, contrast }) => `${control.localName} ${control.textContent} ${contrast}`);
      expect(pale).to.deep.equal([]);
      expect(controls.flatMap(textsOf).length).to.equal(25);
    });
  }
});
