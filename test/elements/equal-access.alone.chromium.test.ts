import 'nacre/elements';
import { expect, waitUntil } from '@open-wc/testing';
import type { Content, Tag } from '../../shell/showcase/playground/code.js';
import type { Variant } from '../../shell/showcase/playground/example.js';
import { exampleOf } from '../../shell/showcase/playground/examples.js';
import { emulate } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';

// IBM's Equal Access checker: another opinion beside axe, which each element's own tests ask.

interface Issue {
  readonly ruleId: string;
  /** How severe it is, and whether it is sure. */
  readonly value: readonly [policy: string, result: string];
  readonly message: string;
  readonly path: { readonly dom: string };
  readonly snippet: string;
}
declare const ace: {
  readonly Checker: new () => {
    check(node: Node, guidelines: readonly string[]): Promise<{ readonly results: readonly Issue[] }>;
  };
};

/** What it finds without reason: the rule, what its path and markup contain, and why. */
const FALSE_ALARMS: readonly (readonly [rule: string, where: RegExp, reason: string])[] = [
  ['aria_attribute_deprecated', /role="search"/, 'that the field is disabled may be said twice'],
  ['aria_attribute_redundant', /^<nc-/, 'attributes that this test has written'],
  ['aria_child_tabbable', /nc-menu\b/, 'an open menu moves the focus to its items itself'],
  ['aria_child_tabbable', /nc-tabs\b/, 'the only tab is disabled'],
  [
    'aria_child_valid',
    /nc-(list|menu)\b|^<nc-segmented/,
    'it looks neither into slots nor from a host into its shadow tree',
  ],
  ['aria_landmark_name_unique', /nc-search-bar\b/, 'a page has one of them'],
  ['aria_parent_required', /nc-menu-item/, 'the items are in a slot'],
  [
    'aria_role_redundant',
    /nc-(steps|uploader)\b/,
    'for Safari, lists without markers are none unless the role says so',
  ],
  ['aria_role_valid', /nc-search-bar\b/, 'a search field with suggestions is a combobox for all engines, and for axe'],
  [
    'combobox_popup_reference',
    /^<nc-calendar/,
    'no attribute reaches the dialog in the shadow tree, which takes the focus',
  ],
  ['element_tabbable_role_valid', /role="article"/, 'the articles of a feed take the focus'],
  ['element_tabbable_role_valid', /sticky-scroller|style="overflow: auto/, 'what scrolls can be scrolled by keys'],
];

const FORMS = 'calendar rate search-bar segmented stepper uploader'.split(' ');
const ROWS =
  'avatar avatar-group badge cell cell-group collapse collapse-item divider index-list list skeleton spinner'.split(
    ' ',
  );
const OTHERS = 'menu menu-item notice-bar popover steps sticky swipe-action tab tabs tag'.split(' ');

const STATES = ['ariaChecked', 'ariaDisabled', 'ariaExpanded', 'ariaHidden', 'ariaValueNow'] as const;
const MIRRORED = ['role', 'ariaLabel', ...STATES] as const;

const NO_VARIANTS: readonly Variant[] = [{ id: '', label: '' }];

const root = document.documentElement;
const page = document.createElement('main');
/** The checker reads attributes only. */
const internalsOf = new Map<HTMLElement, ElementInternals>();
const { attachInternals } = HTMLElement.prototype;

/** Roles and states that elements have without attributes become attributes. */
function writeInternals(): void {
  for (const [element, internals] of internalsOf) {
    for (const name of MIRRORED) {
      const attribute = name.replace('aria', 'aria-').toLowerCase();
      const value = internals[name];
      if (value !== null && !element.hasAttribute(attribute)) element.setAttribute(attribute, value);
    }
  }
}

/** A tag of the playground. The ids are those of this sample only. */
function make({ tag, props = {}, content }: Tag, sample: number): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'htmlFor') element.setAttribute('for', `${String(value)}-${sample}`);
    else if (name === 'id') element.id = `${String(value)}-${sample}`;
    else if (name === 'style') Object.assign(element.style, value);
    else if (/-|^slot$|^role$/.test(name)) element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  fill(element, content, sample);
  return element;
}

function fill(element: HTMLElement, content: Content | undefined, sample: number): void {
  if (typeof content === 'object') element.append(...content.map((each) => make(each, sample)));
  else if (content) element.textContent = content;
}

/** Puts the variants of an element's playground on the page, with `more` properties. */
function show(name: string, more: Readonly<Record<string, unknown>> = {}, limit = Infinity): void {
  const { props, content, beside, within, variants = NO_VARIANTS, ready } = exampleOf(name);
  for (const variant of variants.slice(0, limit)) {
    const sample = page.childElementCount;
    const box = document.createElement('div');
    fill(box, [{ tag: 'h2', content: `${name} ${sample}` }, ...((beside ?? []) as readonly Tag[])], sample);
    const outer = within ? make(within, sample) : box;
    if (within) box.append(outer);
    const inside = variant.content ?? content ?? '';
    const element = make(
      { tag: `nc-${name}`, props: { ...props, ...variant.props, ...more }, content: inside },
      sample,
    );
    outer.append(element);
    page.append(box);
    ready?.(element);
  }
}

/** What the checker is sure of. */
async function issues(): Promise<string[]> {
  await settled(page);
  await drawn();
  await waitUntil(() =>
    document.getAnimations().every(({ effect }) => effect!.getComputedTiming().endTime === Infinity),
  );
  writeInternals();
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
  return results
    .filter(({ value }) => value[1] === 'FAIL')
    .map(({ ruleId, message, snippet, path }) => ({ ruleId, message, where: `${snippet} ${path.dom}` }))
    .filter(({ ruleId, where }) => !FALSE_ALARMS.some(([rule, pattern]) => rule === ruleId && pattern.test(where)))
    .map(({ ruleId, message, where }) => `${ruleId}: ${message} ${where}`);
}

describe('everyday elements and the Equal Access checker', () => {
  before(async () => {
    HTMLElement.prototype.attachInternals = function () {
      const internals = attachInternals.call(this);
      internalsOf.set(this, internals);
      return internals;
    };
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    await useTokens();
    document.title = 'Elements';
    root.lang = 'en';
    const src = '/node_modules/accessibility-checker-engine/ace.js';
    const script = Object.assign(document.createElement('script'), { src });
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve, { once: true }));
    document.head.append(script);
    await loaded;
    document.body.append(page);
  });
  afterEach(() => {
    page.replaceChildren();
    internalsOf.clear();
    for (const name of ['dir', 'data-nc-theme']) root.removeAttribute(name);
  });
  after(() => {
    HTMLElement.prototype.attachInternals = attachInternals;
    root.removeAttribute('lang');
  });

  for (const [group, names] of Object.entries({ 'form controls': FORMS, rows: ROWS, others: OTHERS })) {
    it(`finds nothing in ${group}, in any variant of the playground`, async () => {
      for (const name of names) show(name);
      expect(await issues()).to.deep.equal([]);
    });
  }

  it('finds nothing in what is disabled, read-only, invalid or open, from right to left and in dark colours', async () => {
    root.dir = 'rtl';
    root.dataset.ncTheme = 'dark';
    for (const name of [...FORMS, ...ROWS, ...OTHERS]) {
      for (const state of ['disabled', 'readonly', 'loading']) {
        if (state in document.createElement(`nc-${name}`)) show(name, { [state]: true }, 1);
      }
    }
    for (const name of FORMS) show(name, { required: true, value: undefined, defaultValue: undefined }, 1);
    for (const field of page.querySelectorAll<HTMLInputElement>('*')) {
      field.setCustomValidity?.('Not so');
      field.reportValidity?.();
    }
    for (const side of ['start', 'end']) show('swipe-action', { open: side }, 2);
    show('popover', { open: true, lightDismiss: false });
    show('menu', { open: true, lightDismiss: false });
    expect(await issues()).to.deep.equal([]);
  });

  it('finds nothing in a calendar that is open over the page', async () => {
    const { props, variants } = exampleOf('calendar');
    const popup = variants!.find(({ id }) => id === 'popup');
    const calendar = make({ tag: 'nc-calendar', props: { ...props, ...popup!.props } }, 0);
    page.append(calendar);
    calendar.click();
    await settled(calendar);
    expect(await issues()).to.deep.equal([]);
  });

  it('finds what is wrong', async () => {
    page.append(make({ tag: 'nc-stepper' }, 0), make({ tag: 'nc-button' }, 1));
    const found = (await issues()).join();
    for (const tag of ['nc-stepper', '<nc-button']) expect(found).to.match(new RegExp(`input_label_exists.*${tag}`));
  });
});
