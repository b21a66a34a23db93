import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../helpers/dom.js';
import { openFrame } from '../helpers/frame.js';
import { useTokens } from '../helpers/tokens.js';

/** Elements that are in a line with words, as an author writes them. */
const MARKUP: readonly string[] = [
  '<nc-avatar text="Ada"></nc-avatar>',
  '<nc-avatar-group><nc-avatar text="Ada"></nc-avatar><nc-avatar text="Bo"></nc-avatar></nc-avatar-group>',
  '<nc-badge value="3"></nc-badge>',
  '<nc-badge dot></nc-badge>',
  '<nc-badge value="3"><nc-avatar text="Ada"></nc-avatar></nc-badge>',
  '<nc-button size="mini">Save</nc-button>',
  '<nc-divider vertical style="--nc-divider-space: 6px"></nc-divider>',
  '<nc-icon type="success" label="Done"></nc-icon>',
  '<nc-rate label="Taste"></nc-rate>',
  '<nc-slider vertical aria-label="Volume"></nc-slider>',
  '<nc-spinner></nc-spinner>',
  '<nc-spinner vertical>Wait</nc-spinner>',
  '<nc-stepper aria-label="Guests"></nc-stepper>',
  '<nc-tag>New</nc-tag>',
  '<nc-tag closable checkable size="large">New</nc-tag>',
];

/** Those that paint a box. A page's row, which is higher, does not make it higher. */
const PAINTED = MARKUP.filter((markup) => /^<nc-(?:badge|button|tag|avatar) /.test(markup));

const WIDE: Readonly<Record<string, string>> = {
  'a stack': 'class="nc-stack"',
  'a grid': 'style="display: grid"',
  'a column': 'style="display: flex; flex-direction: column"',
};

const boxOf = (element: Element) => element.getBoundingClientRect();

async function show(markup: string, attributes: string): Promise<HTMLElement> {
  const home = await fixture<HTMLElement>(`<div style="width: 500px"><div ${attributes}>${markup}</div></div>`);
  await settled(home);
  return home.firstElementChild!.firstElementChild as HTMLElement;
}

describe('an element that is inline by nature', () => {
  before(useTokens);

  for (const markup of MARKUP) {
    it(`is as wide in a stack, a grid and a column as in a line: ${markup}`, async () => {
      // A box around it: of an inline element the line says nothing about its parts.
      const { width } = boxOf(await show(markup, 'style="display: inline-flex; align-items: start"'));
      for (const [name, attributes] of Object.entries(WIDE)) {
        const box = boxOf(await show(markup, attributes));
        expect(box.width, name).to.be.closeTo(width, 0.5).and.above(0);
      }
    });
  }

  for (const markup of PAINTED) {
    it(`is no higher in a high row: ${markup}`, async () => {
      const { height } = boxOf(await show(markup, 'style="display: inline-flex; align-items: start"'));
      const row = boxOf(await show(markup, 'style="display: flex; block-size: 120px"'));
      expect(row.height).to.be.closeTo(height, 0.5);
    });
  }

  it('has its badge at the corner of what it marks', async () => {
    for (const attributes of Object.values(WIDE)) {
      const badge = await show('<nc-badge value="3"><nc-avatar text="Ada"></nc-avatar></nc-badge>', attributes);
      const mark = boxOf(badge.shadowRoot!.querySelector('[part="badge"]')!);
      expect(mark.x + mark.width / 2).to.be.closeTo(boxOf(badge.querySelector('nc-avatar')!).right, 1);
    }
  });

  it('is as wide as the page wants it', async () => {
    for (const markup of [
      '<nc-tag style="width: 100%">New</nc-tag>',
      '<nc-button size="mini" style="width: 100%"></nc-button>',
    ]) {
      expect(boxOf(await show(markup, 'style="display: grid"')).width).to.equal(500);
    }
  });

  it('has room for a long hint, which is in one line where it can be', async () => {
    for (const tag of ['nc-stepper', 'nc-rate']) {
      const noted = await show(
        `<${tag} label="Guests" hint="With children, and those who come later"></${tag}>`,
        WIDE['a grid']!,
      );
      expect(boxOf(noted).width, tag).to.equal(500);
    }
  });

  it('is no wider before it is defined', async () => {
    const frame = await openFrame({
      html: `<link rel="stylesheet" href="/elements/tokens.css"><div style="display: grid">${MARKUP.join('')}</div>`,
    });
    for (const [place, element] of [...frame.document.querySelectorAll('body > div > *')].entries()) {
      if (!element.matches('nc-badge:empty')) expect(boxOf(element).width, MARKUP[place]).to.be.below(200);
    }
    frame.remove();
  });
});
