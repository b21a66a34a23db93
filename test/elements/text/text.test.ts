import 'nacre/elements/text';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcText } from 'nacre/elements/text';
import { elementSuite } from '../../suites/element-suite.js';

const create = async (markup: unknown): Promise<NcText> => {
  const element = await fixture<NcText>(markup as ReturnType<typeof html>);
  await element.updateComplete;
  return element;
};

/** What is on screen: the copy, where there is one, else the text itself. */
const shown = (element: NcText): string =>
  element.shadowRoot!.querySelector('slot')!.hidden
    ? element.shadowRoot!.textContent!
    : (element.textContent as string);

describe('<nc-text>', () => {
  elementSuite<NcText>({
    tag: 'nc-text',
    html: '<nc-text>Some words</nc-text>',
    states: {
      selectable: '<nc-text selectable>Some words</nc-text>',
      decoded: '<nc-text decode>1 &amp;lt; 2</nc-text>',
      clamped: '<nc-text lines="1">Some words</nc-text>',
    },
    properties: {
      selectable: { default: false, sample: true, reflects: true },
      space: { default: '', sample: 'emsp', reflects: true },
      decode: { default: false, sample: true, reflects: true },
      lines: { default: undefined, sample: 2, reflects: true },
    },
    // What is decoded is shorter than it was.
    jump: 24,
    use: async (element) => {
      element.decode = true;
      await element.updateComplete;
    },
  });

  it('keeps line breaks and folds spaces', async () => {
    const element = await create(html`<nc-text></nc-text>`);
    element.textContent = 'one   two\nthree';
    const height = element.getBoundingClientRect().height;
    element.textContent = 'one two three';
    expect(height).to.be.greaterThan(element.getBoundingClientRect().height * 1.5);
  });

  it('is as the page says, and selectable where nothing else is', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="user-select: none; -webkit-user-select: none">
        <nc-text>No</nc-text><nc-text selectable>Yes</nc-text>
      </div>`,
    );
    const select = (element: Element): string => {
      const style = getComputedStyle(element);
      return style.userSelect || style.webkitUserSelect;
    };
    const [no, yes] = box.querySelectorAll('nc-text');
    expect(select(no!)).not.to.equal('text');
    expect(select(yes!)).to.equal('text');
  });

  for (const [space, character] of [
    ['ensp', '\u2002'],
    ['emsp', '\u2003'],
    ['nbsp', '\u00a0'],
  ] as const) {
    it(`shows every space as ${space}`, async () => {
      const element = await create(html`<nc-text space=${space}>a  b</nc-text>`);
      expect(shown(element)).to.equal(`a${character}${character}b`);
      element.space = '';
      await element.updateComplete;
      expect(shown(element)).to.equal('a  b');
    });
  }

  it('decodes entities and escapes once', async () => {
    const element = await create(html`<nc-text decode></nc-text>`);
    element.textContent = '&lt;&amp;lt;&nbsp;&quot;&apos;&gt; a\\nb \\\\n &unknown; &constructor;';
    await Promise.resolve();
    await element.updateComplete;
    expect(shown(element)).to.equal('<&lt;\u00a0"\'> a\nb \\n &unknown; &constructor;');
  });

  it('never reads decoded text as markup', async () => {
    const element = await create(html`<nc-text decode></nc-text>`);
    element.textContent = '&lt;img src=x onerror=alert(1)&gt;';
    await Promise.resolve();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('img')).to.equal(null);
    expect(shown(element)).to.equal('<img src=x onerror=alert(1)>');
  });

  it('follows a text that changes in place', async () => {
    const element = await create(html`<nc-text decode>&amp;lt;</nc-text>`);
    (element.firstChild as Text).data = '&gt;';
    await Promise.resolve();
    await element.updateComplete;
    expect(shown(element)).to.equal('>');
  });

  it('leaves nested elements as they are', async () => {
    const element = await create(html`<nc-text decode>&amp;lt;<b>bold</b></nc-text>`);
    expect(element.shadowRoot!.querySelector('slot')!.hidden).to.equal(false);
  });

  it('cuts what does not fit into its lines', async () => {
    const heightOf = (element: Element): number => element.getBoundingClientRect().height;
    const line = heightOf(await create(html`<nc-text style="display: block; width: 200px">word</nc-text>`));
    const element = await create(html`<nc-text style="width: 200px">${'word '.repeat(200)}</nc-text>`);
    for (const lines of [2, 4]) {
      element.lines = lines;
      await element.updateComplete;
      expect(heightOf(element)).to.be.closeTo(line * lines, 1);
    }
  });
});
