import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements';
import { settled } from '../../../helpers/dom.js';
import { collectWarnings } from '../../../helpers/warnings.js';

type Properties = HTMLElement & Record<string, unknown>;

/** Markup -> how its one warning begins, and what the element still shows. */
const MISTAKES: Readonly<Record<string, readonly [warning: string, shown: string]>> = {
  [`<nc-tab-bar list='{}'></nc-tab-bar>`]: ['list: expected a list of { pagePath', ''],
  [`<nc-tab-bar list='[null, {"text": "Home"}]'></nc-tab-bar>`]: ['list: expected a list', 'Home'],
  [`<nc-tab-bar list='[{"text": {}, "pagePath": "/home"}, {"text": "Two"}]'></nc-tab-bar>`]: ['list: ', 'Two'],
  [`<nc-nav-bar title="Page" buttons='[null]'></nc-nav-bar>`]: ['buttons: expected a list of { type', 'Page'],
  [`<nc-nav-bar title="Page" buttons='[null, {"text": "Save"}]'></nc-nav-bar>`]: ['buttons: expected', 'Page Save'],
  [`<nc-nav-bar title="Page" search-input='[1]'></nc-nav-bar>`]: ['searchInput: expected an object', 'Page'],
  [`<nc-nav-bar title="Page" buttons='[{"text":'></nc-nav-bar>`]: ['buttons: expected', 'Page'],
  [`<nc-slider show-value value="5" ticks='[null]'></nc-slider>`]: ['ticks: expected a list of values', '5'],
  [`<nc-slider show-value value="5" ticks='[{"value": 1, "label": {}}]'></nc-slider>`]: ['ticks: expected', '5'],
  [`<nc-slider show-value value="5" block-size="3em"></nc-slider>`]: ['blockSize: expected a number of px', '5'],
  [`<nc-modal open title="Ask" inputs='[null]'></nc-modal>`]: ['inputs: expected a list of { name', 'Ask OK'],
  [`<nc-modal open title="Ask" inputs='{}'></nc-modal>`]: ['inputs: expected', 'Ask OK'],
  [`<nc-modal open title="Ask" buttons='[null, "Yes"]'></nc-modal>`]: ['buttons: expected', 'Ask Yes'],
  [`<nc-modal open title="Ask" buttons='{}'></nc-modal>`]: ['buttons: expected a list of texts', 'Ask OK'],
  [`<nc-action-sheet open item-list='[null, "Copy"]'></nc-action-sheet>`]: ['itemList: expected', 'Copy Cancel'],
  [`<nc-progress percent="40" show-info stroke-width="10%"></nc-progress>`]: ['strokeWidth: expected a number', '40%'],
  [`<nc-progress percent="10px"></nc-progress>`]: ['percent: expected a number, got "10px"', ''],
};

describe('a value of another kind', () => {
  for (const [markup, [warning, shown]] of Object.entries(MISTAKES)) {
    it(`is told once and left out: ${markup}`, async () => {
      const warnings = collectWarnings();
      const element = await fixture<HTMLElement>(markup);
      await settled(element);
      expect(warnings.stop().map((text) => text.startsWith(`<${element.localName}> ${warning}`))).to.deep.equal([true]);
      expect(element.shadowRoot!.textContent!.replaceAll(/\s+/g, ' ').trim()).to.equal(shown);
    });
  }

  it('leaves the others in a list their index', async () => {
    const warnings = collectWarnings();
    const sheet = await fixture<HTMLElement>(
      `<nc-action-sheet open item-list='["Copy", null, "Delete"]'></nc-action-sheet>`,
    );
    const bar = await fixture<HTMLElement>(`<nc-tab-bar list='[null, {"text": "Two"}]' selected="1"></nc-tab-bar>`);
    warnings.stop();
    const chosen = new Promise<unknown>((resolve) => {
      sheet.addEventListener('select', (event) => resolve((event as Event & { tapIndex: number }).tapIndex));
    });
    sheet.shadowRoot!.querySelectorAll<HTMLElement>('[part=item]')[1]!.click();
    expect(await chosen).to.equal(2);
    expect(bar.shadowRoot!.querySelector('[aria-current=page]')!.textContent!.trim()).to.equal('Two');
  });

  it('is told for each type of property', async () => {
    const cases: readonly [tag: string, name: string, value: unknown, fallback: unknown][] = [
      ['nc-progress', 'duration', Symbol('number'), 30],
      ['nc-progress', 'duration', Object.create(null), 30],
      ['nc-progress', 'label', Symbol('text'), ''],
      ['nc-input', 'autocomplete', Object.create(null), ''],
      ['nc-input', 'selectionStart', Symbol('position'), 0],
      ['nc-nav-bar', 'frontColor', { color: 'white' }, ''],
      ['nc-slider', 'valueFormatter', 'text', undefined],
      ['nc-button', 'type', Symbol('attribute'), 'default'],
      ['nc-text', 'lines', 'two', undefined],
    ];
    for (const [tag, name, value, fallback] of cases) {
      const element = await fixture<Properties>(`<${tag}></${tag}>`);
      const warnings = collectWarnings();
      element[name] = value;
      await settled(element);
      expect(element[name], `${tag} ${name}`).to.equal(fallback);
      expect(warnings.stop().length, `${tag} ${name}`).to.equal(1);
      expect(warnings.texts[0]).to.include(`<${tag}> ${name}: expected `);
    }
  });

  it('is a hole in a list as well', async () => {
    const bar = await fixture<Properties>('<nc-tab-bar></nc-tab-bar>');
    const warnings = collectWarnings();
    bar['list'] = Object.assign([{ text: 'One' }], { length: 2 });
    await settled(bar);
    expect(warnings.stop().length).to.equal(1);
    expect(bar.shadowRoot!.querySelectorAll('[part~=tab]').length).to.equal(1);
  });

  it('is NaN without a warning', async () => {
    const element = await fixture<Properties>('<nc-progress duration="5"></nc-progress>');
    element['duration'] = NaN;
    expect(element['duration']).to.equal(30);
  });

  it('names the attribute where that has another name', async () => {
    const warnings = collectWarnings();
    await fixture('<nc-slider value="plenty"></nc-slider>');
    expect(warnings.stop().join()).to.match(/^<nc-slider> defaultValue \(attribute value\): expected a number/);
  });
});

describe('a property', () => {
  it('that is a length takes px, rpx and upx', async () => {
    const element = await fixture<Properties>('<nc-refresher range="12px" height="75rpx" offset="7.5"></nc-refresher>');
    const share = (innerWidth > 960 ? 375 : innerWidth) / 10;
    expect([element['range'], element['height'], element['offset']]).to.deep.equal([12, share, 7.5]);
    element['range'] = ' -1.5e1PX ';
    element['offset'] = '75upx';
    expect([element['range'], element['offset']]).to.deep.equal([-15, share]);
  });

  it('that holds a size in a list takes rpx', async () => {
    const bar = await fixture<HTMLElement>(`<nc-nav-bar buttons='[{"text": "A", "width": "75rpx"}]'></nc-nav-bar>`);
    const button = bar.shadowRoot!.querySelector<HTMLElement>('[part=button]')!;
    expect(parseFloat(button.style.width)).to.be.closeTo((innerWidth > 960 ? 375 : innerWidth) / 10, 0.01);
  });

  it('of data takes JSON as a text, as templates of frameworks set it', async () => {
    const bar = await fixture<Properties>('<nc-tab-bar></nc-tab-bar>');
    bar['list'] = '[{"text": "One"}]';
    await settled(bar);
    expect(bar.shadowRoot!.textContent!.trim()).to.equal('One');
  });

  it('of a text takes what has a text of its own', async () => {
    const image = await fixture<Properties>('<nc-progress></nc-progress>');
    for (const [value, text] of [
      [5, '5'],
      [new URL('https://a.test/b'), 'https://a.test/b'],
      [true, 'true'],
    ]) {
      image['label'] = value;
      expect(image['label']).to.equal(text);
    }
  });
});

describe('a language that browsers do not know', () => {
  it('does not keep numbers from being shown', async () => {
    for (const lang of ['de-de-de', 'x', '…']) {
      const element = await fixture<HTMLElement>(`<nc-progress lang="${lang}" percent="40" show-info></nc-progress>`);
      expect(element.shadowRoot!.textContent).to.match(/40\s?%/);
    }
  });
});
