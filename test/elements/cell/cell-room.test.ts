import 'nacre/elements/button';
import 'nacre/elements/cell';
import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/segmented';
import 'nacre/elements/slider';
import 'nacre/elements/stepper';
import 'nacre/elements/switch';
import { expect, fixture } from '@open-wc/testing';
import type { NcCell } from 'nacre/elements/cell';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { brokenWords } from '../../helpers/words.js';

const MODES = `<nc-segmented options='["Automatisch", "Kontextmenü", "Nie"]' value="Nie"></nc-segmented>`;

/** A control, and the least width that it needs to be used. */
const CONTROLS: Record<string, readonly [markup: string, least: number]> = {
  switch: ['<nc-switch></nc-switch>', 40],
  stepper: ['<nc-stepper value="3"></nc-stepper>', 100],
  input: ['<nc-input placeholder="name@example.org"></nc-input>', 140],
  picker: [`<nc-picker mode="date" value="2026-02-28"></nc-picker>`, 140],
  slider: ['<nc-slider value="30"></nc-slider>', 140],
  segmented: [MODES, 200],
  button: ['<nc-button size="mini">Öffnen</nc-button>', 60],
};

const TITLES = ['An', 'Benachrichtigungen auf dem Sperrbildschirm anzeigen', '通知设置'];

const titleOf = (cell: NcCell) => cell.shadowRoot!.querySelector<HTMLElement>('[part=title]')!;

/** A cell in a window of some width, with text of some size. */
async function create(markup: string, width: number, dir = 'ltr') {
  const home = await fixture<HTMLElement>(`<div dir=${dir} style="width: ${width}px">${markup}</div>`);
  const cell = home.querySelector('nc-cell')!;
  const control = cell.lastElementChild as HTMLElement;
  await cell.updateComplete;
  await drawn();
  return { cell, control };
}

const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/** Where the text of the title is. */
function textBox(cell: NcCell): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(titleOf(cell));
  return range.getBoundingClientRect();
}

describe('<nc-cell> with a control', () => {
  before(useTokens);
  afterEach(() => document.documentElement.style.removeProperty('font-size'));

  for (const [name, [markup, least]] of Object.entries(CONTROLS)) {
    for (const percent of [100, 200]) {
      for (const width of [320, 390, 1000]) {
        it(`gives a ${name} its room, and the title's words theirs: ${width} px, ${percent} % text`, async () => {
          document.documentElement.style.fontSize = `${percent}%`;
          for (const title of TITLES) {
            const { cell, control } = await create(`<nc-cell title="${title}">${markup}</nc-cell>`, width);
            const [own, all] = [control.getBoundingClientRect(), cell.getBoundingClientRect()];
            expect(own.width, 'width of the control').to.be.at.least(Math.min(least, width - 32));
            expect(own.left, 'left').to.be.at.least(all.left);
            expect(own.right, 'right').to.be.at.most(all.right);
            // A word that is wider than the row has to break somewhere.
            const mayBreak = width === 320 && percent === 200;
            if (title !== TITLES[2]) expect(mayBreak ? [] : brokenWords(titleOf(cell)), title).to.deep.equal([]);
            else expect(textBox(cell).width, 'characters beside each other').to.be.at.least(48);
            const text = titleOf(cell).getBoundingClientRect();
            const overlap = Math.min(text.bottom, own.bottom) - Math.max(text.top, own.top);
            const isBeside = overlap > Math.min(text.height, own.height) / 2;
            if (isBeside) expect(middle(text), 'centred').to.be.closeTo(middle(own), 1);
            else expect(overlap, 'below the title').to.be.at.most(1);
            cell.remove();
          }
        });
      }
    }
  }

  it('has title and second line beside the control, centred on it', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const { cell, control } = await create(
        '<nc-cell title="Sync" label="Over any network, also over one that costs money and is slow" icon="info"><nc-switch></nc-switch></nc-cell>',
        390,
        dir,
      );
      const label = cell.shadowRoot!.querySelector('[part=label]')!.getBoundingClientRect();
      const title = titleOf(cell).getBoundingClientRect();
      expect(label.top).to.be.at.least(title.bottom - 0.5);
      expect(label.left).to.be.closeTo(title.left, 0.5);
      expect((title.top + label.bottom) / 2).to.be.closeTo(middle(control.getBoundingClientRect()), 1);
      if (dir === 'ltr') expect(control.getBoundingClientRect().left).to.be.at.least(title.right - 0.5);
      else expect(control.getBoundingClientRect().right).to.be.at.most(title.left + 0.5);
    }
  });

  const PAIRS = {
    pickers: '<nc-picker mode="date" value="2026-11-29"></nc-picker><nc-picker mode="time" value="09:30"></nc-picker>',
    inputs: '<nc-input value="2026-11-29"></nc-input><nc-input value="09:30"></nc-input>',
  };
  for (const [name, pair] of Object.entries(PAIRS)) {
    it(`has two ${name} beside each other where there is room, and never breaks their words`, async () => {
      for (const width of [360, 390, 1000]) {
        const { cell, control: time } = await create(`<nc-cell title="Starts">${pair}</nc-cell>`, width);
        const date = cell.firstElementChild!;
        const [one, other] = [date.getBoundingClientRect(), time.getBoundingClientRect()];
        expect(middle(one), `${width}`).to.be.closeTo(middle(other), 1);
        expect(one.right, `${width}`).to.be.at.most(other.left + 0.5);
        expect(other.right, `${width}`).to.be.at.most(cell.getBoundingClientRect().right);
        cell.remove();
      }
      document.documentElement.style.fontSize = '200%';
      const { cell } = await create(`<nc-cell title="Starts">${pair}</nc-cell>`, 320);
      for (const each of cell.children) {
        const field = each.shadowRoot!.querySelector('[part=field]');
        if (field) expect(brokenWords(field)).to.deep.equal([]);
        expect(each.getBoundingClientRect().right).to.be.at.most(cell.getBoundingClientRect().right);
      }
    });
  }

  it('gives the control all of the row if there is no title', async () => {
    const { cell, control } = await create('<nc-cell><nc-input aria-label="Mail"></nc-input></nc-cell>', 390);
    expect(control.offsetWidth).to.be.at.least(300);
    expect(cell.offsetHeight).to.equal(44);
  });

  it('is as other cells again when the control has gone', async () => {
    const { cell, control } = await create('<nc-cell title="Mode"><nc-switch></nc-switch></nc-cell>', 390);
    control.remove();
    cell.value = 'Dark';
    await cell.updateComplete;
    await drawn();
    const value = cell.shadowRoot!.querySelector('[part=value]')!.getBoundingClientRect();
    const title = titleOf(cell).getBoundingClientRect();
    expect(value.left).to.be.at.least(title.right - 0.5);
    expect(cell.shadowRoot!.querySelector('[part=row]')!.children.length).to.equal(5);
  });
});
