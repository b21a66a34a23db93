import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import { drawn, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

const TEXT = 'Pearls of the northern bay';

/** Elements with text, in a column as wide as a phone. */
const PAGE = [
  `<nc-nav-bar title="Pearls" back buttons='[{"text":"Edit"},{"type":"share","badgeText":"3"}]'></nc-nav-bar>`,
  `<nc-button>${TEXT}</nc-button><nc-button size="mini">Save</nc-button>`,
  `<nc-input label="${TEXT}" value="Akoya" hint="${TEXT}" error="${TEXT}" clearable></nc-input>`,
  `<nc-textarea label="Notes" value="${TEXT}" counter></nc-textarea>`,
  '<nc-search-bar placeholder="Search" value="Akoya" cancel-button="always"></nc-search-bar>',
  `<nc-checkbox hint="${TEXT}">${TEXT}</nc-checkbox><nc-radio>${TEXT}</nc-radio><nc-switch>${TEXT}</nc-switch>`,
  '<nc-stepper aria-label="Count" value="12"></nc-stepper><nc-slider aria-label="Size" show-value value="40"></nc-slider>',
  `<nc-picker label="${TEXT}" range='["Akoya"]' value="0"></nc-picker>`,
  `<nc-calendar label="Day" value="2026-03-01"></nc-calendar>`,
  `<nc-calendar inline aria-label="Day" value="2026-03-01"></nc-calendar>`,
  `<nc-segmented aria-label="View" options='["Day","Week","Month"]' value="Day"></nc-segmented>`,
  `<nc-cell-group title="${TEXT}"><nc-cell title="${TEXT}" label="${TEXT}" value="3" icon="star" arrow clickable></nc-cell></nc-cell-group>`,
  `<nc-collapse><nc-collapse-item title="${TEXT}" open>${TEXT}</nc-collapse-item></nc-collapse>`,
  `<nc-tabs><nc-tab label="All" badge="3">${TEXT}</nc-tab><nc-tab label="Saved">Two</nc-tab></nc-tabs>`,
  `<nc-steps items='[{"title":"One"},{"title":"Two"}]'></nc-steps>`,
  `<nc-tag closable>${TEXT}</nc-tag><nc-badge value="120">${TEXT}</nc-badge><nc-badge value="new"></nc-badge>`,
  `<nc-avatar name="Ada Lovelace"></nc-avatar><nc-divider>${TEXT}</nc-divider><nc-spinner>${TEXT}</nc-spinner>`,
  `<nc-status type="empty" title="${TEXT}" description="${TEXT}" retry-text="Again"></nc-status>`,
  `<nc-notice-bar wrap>${TEXT}</nc-notice-bar><nc-progress percent="40" show-info></nc-progress>`,
  `<nc-uploader label="${TEXT}" hint="${TEXT}"></nc-uploader>`,
  `<nc-tab-bar list='[{"text":"Home","icon":"home"},{"text":"News","icon":"message","badge":"3"},{"text":"Me","icon":"user"}]'></nc-tab-bar>`,
].join('');

/** What WCAG 1.4.12 lets users set, as their tools do: in shadow trees too. */
const SPACED = new CSSStyleSheet();
SPACED.replaceSync(`*, *::before, *::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`);

/** The trees of a page: its own, and those of its elements. */
function treesOf(tree: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inner = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesOf(shadowRoot) : []));
  return [tree, ...inner];
}

const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** The box that cuts what is outside of it, around an element; null: there is none, or it scrolls. */
function cutterOf(element: Element): Element | null {
  for (let each: Element | null = element; each; each = around(each)) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(each);
    if (clipPath !== 'none' || each.matches('.unseen')) return null;
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
    if (/hidden|clip/.test(overflowX + overflowY) && each.getBoundingClientRect().height > 1) return each;
  }
  return null;
}

/** The texts that users see in part. */
function cutTexts(): string[] {
  const found: string[] = [];
  for (const element of treesOf(document).flatMap((tree) => [...tree.querySelectorAll('*')])) {
    const cutter = element.checkVisibility({ visibilityProperty: true }) ? cutterOf(element) : null;
    if (!cutter) continue;
    const box = cutter.getBoundingClientRect();
    const half = 0.4 * parseFloat(getComputedStyle(element).fontSize);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(({ left, right, top, bottom, width }) => {
        const middle = (top + bottom) / 2;
        const isHigh = middle - half < box.top - 1.5 || middle + half > box.bottom + 1.5;
        return width > 1 && (isHigh || left < box.left - 2 || right > box.right + 2);
      });
      if (isCut) found.push(`${node.textContent!.trim()} in ${cutter.localName} ${cutter.part.value}`);
    }
  }
  return found;
}

describe('text with more space between its letters, words and lines', () => {
  before(useTokens);
  const trees = new Set<Document | ShadowRoot>();
  afterEach(() => {
    for (const tree of trees) tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((sheet) => sheet !== SPACED);
    trees.clear();
  });

  it('is cut nowhere', async () => {
    const page = await fixture<HTMLElement>(`<div style="width: 390px; display: grid; gap: 8px">${PAGE}</div>`);
    await settled(page);
    await drawn();
    expect(cutTexts(), 'before').to.deep.equal([]);
    for (const tree of treesOf(document)) {
      trees.add(tree);
      tree.adoptedStyleSheets.push(SPACED);
    }
    await drawn();
    await drawn();
    expect(cutTexts()).to.deep.equal([]);
  });

  it('is found where it is cut', async () => {
    await fixture(
      '<div style="width: 60px; height: 12px; overflow: hidden; font-size: 16px; line-height: 2">Pearls</div>',
    );
    expect(cutTexts()).to.have.length(1);
  });
});
