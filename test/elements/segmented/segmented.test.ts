import 'nacre/elements/segmented';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcSegmented } from 'nacre/elements/segmented';
import type { ValueEvent } from '../../../elements/internal/element/events.js';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement, settled } from '../../helpers/dom.js';
import { brokenWords } from '../../helpers/words.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';
import { tap } from '../tabs/tabs-fixture.js';

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
const OPTIONS = `<option value="day">Day</option><option value="week">Week</option><option value="month">Month</option>`;

describe('<nc-segmented>', () => {
  elementSuite<NcSegmented>({
    tag: 'nc-segmented',
    html: `<nc-segmented label="Show" value="day" options="${attribute(['day', 'week', 'month'])}"></nc-segmented>`,
    states: {
      'with elements': `<nc-segmented aria-label="Elements" value="week">${OPTIONS}</nc-segmented>`,
      unset: `<nc-segmented label="Unset">${OPTIONS}</nc-segmented>`,
      block: `<nc-segmented label="Block" block value="day">${OPTIONS}</nc-segmented>`,
      icons: `<nc-segmented label="Icons" value="list" options="${attribute([
        { value: 'list', icon: 'menu', ariaLabel: 'List' },
        { value: 'grid', icon: 'grid', label: 'Grid', disabled: true },
      ])}"></nc-segmented>`,
      disabled: `<nc-segmented label="Disabled" disabled value="day">${OPTIONS}</nc-segmented>`,
      readonly: `<nc-segmented label="Read only" readonly value="day">${OPTIONS}</nc-segmented>`,
      invalid: `<nc-segmented label="Invalid" required>${OPTIONS}</nc-segmented>`,
    },
    enter: { invalid: (control) => void control.reportValidity() },
    properties: {
      options: { default: undefined, sample: ['a', { value: 'b', label: 'B' }] },
      label: { default: '', sample: 'Show' },
      block: { default: false, sample: true, reflects: true },
      value: { default: '', sample: 'b', attribute: false },
      defaultValue: { default: '', sample: 'b', attribute: 'value' },
      name: { default: '', sample: 'show', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (control) => control.shadowRoot!.querySelector('button')!.click(),
    text: {
      html: `<nc-segmented label="Show" required>${OPTIONS}</nc-segmented>`,
      enter: (control) => void control.reportValidity(),
      read: (control) => control.shadowRoot!.querySelector('[part=message]')?.textContent,
      en: 'Please choose an option.',
      fr: 'Veuillez choisir une option.',
    },
  });

  formSuite<NcSegmented>({
    tag: 'nc-segmented',
    content: OPTIONS,
    attributes: 'label="Show"',
    missing: { en: 'Please choose an option.', fr: 'Veuillez choisir une option.' },
    edit: () => keys('ArrowRight'),
    edited: ['week'],
    blank: [],
    initial: { attribute: 'value="day"', submits: ['day'] },
    live: { property: 'value', initial: 'defaultValue', value: 'month', submits: ['month'] },
  });

  const create = async (markup = `<nc-segmented name="show" label="Show">${OPTIONS}</nc-segmented>`, dir = 'ltr') => {
    const form = await fixture<HTMLFormElement>(`<form dir=${dir}>${markup}<button>After</button></form>`);
    const control = form.querySelector('nc-segmented')!;
    await settled(control);
    const log: string[] = [];
    for (const type of ['input', 'change']) {
      form.addEventListener(type, (event) => {
        const { value } = event as ValueEvent<string>;
        log.push(`${type} ${value ?? ''} ${[...new FormData(form).values()].join()}`);
      });
    }
    return { form, control, log };
  };
  const segments = (control: NcSegmented) => [
    ...control.shadowRoot!.querySelectorAll<HTMLButtonElement>('[role=radio]'),
  ];
  /** The texts: that of the chosen one in brackets. */
  const shown = (control: NcSegmented) =>
    segments(control)
      .map((segment) => {
        const text = segment.textContent!.trim() || segment.ariaLabel;
        return segment.ariaChecked === 'true' ? `[${text}]` : text;
      })
      .join(' ');
  const focused = () => deepActiveElement()?.textContent?.trim();

  it('submits the one that is tapped, and tells once', async () => {
    const { control, log } = await create();
    await tap(segments(control)[1]);
    await settled(control);
    expect([shown(control), control.value]).to.deep.equal(['Day [Week] Month', 'week']);
    expect(log).to.deep.equal(['input  week', 'change week week']);
    await tap(segments(control)[1]);
    expect(log).to.have.length(2);
  });

  it('keeps its value if the page prevents the click', async () => {
    const { control, log } = await create();
    control.addEventListener('click', (event) => event.preventDefault());
    await tap(segments(control)[1]);
    expect([control.value, ...log]).to.deep.equal(['']);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`follows the keys of the radio pattern, ${dir}`, async () => {
      const { control, log } = await create(undefined, dir);
      const [forth, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      control.focus();
      expect([focused(), control.value]).to.deep.equal(['Day', '']);
      await keys(' ');
      expect(control.value).to.equal('day');
      const walk = [
        [forth, 'week'],
        ['ArrowDown', 'month'],
        [forth, 'day'],
        [back, 'month'],
        ['ArrowUp', 'week'],
        ['End', 'month'],
        ['Home', 'day'],
      ];
      for (const [key, value] of walk) {
        await keys(key!);
        expect(control.value, key).to.equal(value);
      }
      expect(focused()).to.equal('Day');
      await keys('Tab');
      expect(focused()).to.equal('After');
      expect(log.filter((each) => each.startsWith('change'))).to.have.length(walk.length + 1);
    });
  }

  it('passes over disabled options', async () => {
    const { form, control } = await create(
      '<nc-segmented name="show" label="Show" value="b"><option value="a">A</option><option value="b" disabled>B</option><option value="c">C</option></nc-segmented>',
    );
    expect([control.value, ...new FormData(form).values()]).to.deep.equal(['b']);
    await tap(segments(control)[1]);
    control.focus();
    await keys('ArrowRight');
    expect(control.value).to.equal('c');
    await keys('ArrowRight');
    expect(control.value).to.equal('a');
  });

  it('takes texts, numbers and objects as options, by property and as JSON', async () => {
    const { control } = await create(
      `<nc-segmented name="show" label="Show" options='["A", 2, {"value": "c", "label": "Three", "icon": "star"}, {"value": 4, "icon": "home", "ariaLabel": "Home"}]'></nc-segmented>`,
    );
    expect(shown(control)).to.equal('A 2 Three Home');
    for (const [index, value] of ['A', '2', 'c', '4'].entries()) {
      await tap(segments(control)[index]);
      expect(control.value).to.equal(value);
    }
    expect(segments(control).map((segment) => segment.querySelector('nc-icon')?.type)).to.deep.equal([
      ...[undefined, undefined],
      ...['star', 'home'],
    ]);
    control.options = ['x', 'y'];
    await settled(control);
    expect([shown(control), control.value]).to.deep.equal(['x y', '']);
    control.value = 'y';
    await settled(control);
    expect(shown(control)).to.equal('x [y]');
  });

  it('follows its option elements, and the one that is selected at first', async () => {
    const { form, control } = await create(
      '<nc-segmented name="show" label="Show"><option>A</option><option selected data-icon="star" value="b">B</option></nc-segmented>',
    );
    expect([shown(control), ...new FormData(form).values()]).to.deep.equal(['A [B]', 'b']);
    control.append(Object.assign(document.createElement('option'), { textContent: 'C', value: 'c' }));
    control.value = 'c';
    await waitUntil(() => shown(control) === 'A B [C]', 'it has come');
    control.querySelector('option')!.textContent = 'New';
    await waitUntil(() => shown(control) === 'New B [C]', 'it has changed');
    control.lastElementChild!.remove();
    await waitUntil(() => shown(control) === 'New B', 'it has gone');
    expect([...new FormData(form).values()]).to.deep.equal([]);
    form.reset();
    expect(control.value).to.equal('b');
  });

  it('moves its thumb from one to the other', async () => {
    const { control } = await create();
    control.value = 'day';
    await settled(control);
    control.style.setProperty('--nc-duration-normal', '60s');
    const thumb = () => control.shadowRoot!.querySelector('[part=thumb]')!;
    const left = () => Math.round(thumb().getBoundingClientRect().left);
    const before = left();
    await tap(segments(control)[2]);
    await settled(control);
    expect(thumb().parentElement === segments(control)[2]).to.equal(true);
    expect(left(), 'it begins where it was').to.be.closeTo(before, 3);
    for (const animation of thumb().getAnimations()) animation.finish();
    expect(left()).to.be.closeTo(segments(control)[2]!.getBoundingClientRect().left + 3, 1);
  });

  describe('where there is little room', () => {
    const LONG = attribute(['Incomprehensibilities', 'Counterrevolutionaries', 'All of them', 'contextmenu']);

    // Browsers scroll by whole px, and round toward the start.
    const inView = (control: NcSegmented, segment: Element) => {
      const [own, all] = [segment.getBoundingClientRect(), control.getBoundingClientRect()];
      return own.left > all.left - 1 && own.right < all.right + 1;
    };

    it('is as wide as its words need, and equally wide as long as that is enough', async () => {
      const { form, control } = await create(
        `<nc-segmented label="Show" options="${attribute(['On', 'Automatic'])}"></nc-segmented>`,
      );
      form.style.width = '600px';
      const [one, other] = segments(control).map(({ offsetWidth }) => offsetWidth);
      expect(one).to.be.closeTo(other!, 1);
      form.style.width = '120px';
      const [short, long] = segments(control).map(({ offsetWidth }) => offsetWidth);
      expect(short).to.be.below(long!);
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`breaks no word, keeps to its width, and shows the chosen one: ${dir}`, async () => {
        const { form, control } = await create(
          `<nc-segmented label="Show" options="${LONG}" value="contextmenu"></nc-segmented>`,
          dir,
        );
        form.style.cssText = 'width: 260px; overflow-wrap: anywhere; word-break: break-all; hyphens: auto';
        await waitUntil(() => inView(control, segments(control)[3]!), 'the last one');
        for (const segment of segments(control)) {
          expect(brokenWords(segment)).to.deep.equal([]);
          expect(segment.scrollWidth, 'wide').to.be.at.most(segment.clientWidth);
          expect(segment.scrollHeight, 'high').to.be.at.most(segment.clientHeight);
        }
        expect(control.offsetWidth).to.equal(260);
        control.value = 'Incomprehensibilities';
        await waitUntil(() => inView(control, segments(control)[0]!), 'the first one');
        control.focus();
        await keys('ArrowRight');
        await keys('ArrowRight');
        await waitUntil(() => inView(control, segments(control)[2]!), 'the focused one');
      });
    }
  });
});
