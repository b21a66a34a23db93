import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/input';
import 'nacre/elements/label';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/slider';
import 'nacre/elements/switch';
import 'nacre/elements/textarea';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { accessibleNode } from '../../helpers/accessibility.js';
import { isChromium } from '../../helpers/commands.js';
import { deepActiveElement, drawn, nameOf, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

interface Control {
  /** With `ID` where its attributes are. */
  readonly html: string;
  /** Where the focus goes. Default: the control itself. */
  readonly focus?: string;
  /** What a click on the label changes, to read. Default: nothing. */
  readonly state?: (control: HTMLElement) => unknown;
  /** What it is then. */
  readonly becomes?: unknown;
  /** What bears the name is the control, not where the focus goes. */
  readonly group?: true;
}

const checked = (control: HTMLElement) => (control as HTMLInputElement).checked;
const value = (control: HTMLElement) => (control as HTMLInputElement).value;

const CONTROLS: Readonly<Record<string, Control>> = {
  'nc-button': { html: '<nc-button ID>Go</nc-button>' },
  'nc-checkbox': { html: '<nc-checkbox ID></nc-checkbox>', state: checked, becomes: true },
  'nc-checkbox-group': {
    html: '<nc-checkbox-group ID><nc-checkbox value="a" disabled>A</nc-checkbox><nc-checkbox value="b">B</nc-checkbox></nc-checkbox-group>',
    focus: '[value=b]',
    group: true,
    state: (group) => (group as HTMLInputElement).value.length,
    becomes: 0,
  },
  'nc-input': { html: '<nc-input ID value="x"></nc-input>' },
  'nc-input, password': { html: '<nc-input ID type="password" value="x"></nc-input>' },
  'nc-picker': { html: `<nc-picker ID range='["A", "B"]' value="1"></nc-picker>`, state: value, becomes: 1 },
  'nc-picker, with a button of the page': {
    html: `<nc-picker ID range='["A", "B"]' value="1"><button type="button">Choose</button></nc-picker>`,
    state: value,
    becomes: 1,
  },
  'nc-radio': { html: '<nc-radio ID name="r"></nc-radio>', state: checked, becomes: true },
  'nc-radio-group': {
    html: '<nc-radio-group ID value="b"><nc-radio value="a">A</nc-radio><nc-radio value="b">B</nc-radio></nc-radio-group>',
    focus: '[value=b]',
    group: true,
    state: value,
    becomes: 'b',
  },
  'nc-slider': { html: '<nc-slider ID value="30"></nc-slider>', state: value, becomes: 30 },
  'nc-slider, two thumbs': {
    html: `<nc-slider ID range value="[20, 60]"></nc-slider>`,
    state: (slider) => String(value(slider)),
    becomes: '20,60',
    group: true,
  },
  'nc-switch': { html: '<nc-switch ID></nc-switch>', state: checked, becomes: true },
  'nc-textarea': { html: '<nc-textarea ID value="x"></nc-textarea>' },
  'a native field': { html: '<input ID value="x">' },
  'a native checkbox': { html: '<input type="checkbox" ID>', state: checked, becomes: true },
  'a native radio': { html: '<input type="radio" ID>', state: checked, becomes: true },
  'a native slider': { html: '<input type="range" ID value="30">', state: value, becomes: '30' },
  'a native list': { html: '<select ID><option>A<option>B</select>', state: value, becomes: 'A' },
  'a native area': { html: '<textarea ID>x</textarea>' },
  'a native button': { html: '<button type="button" ID>Go</button>' },
};

const WAYS: Readonly<Record<string, (control: string) => string>> = {
  'nc-label for': (control) => `<nc-label for="c"><b>Name</b></nc-label><p>${control}</p>`,
  'nc-label around': (control) => `<nc-label><b>Name</b> <p>${control}</p></nc-label>`,
  'label for': (control) => `<label for="c"><b>Name</b></label><p>${control}</p>`,
  'label around': (control) => `<label><b>Name</b> <div>${control}</div></label>`,
};

describe('labels, those of Nacre and native ones, reach', () => {
  before(useTokens);

  for (const [name, { html, focus, state, becomes, group }] of Object.entries(CONTROLS)) {
    describe(name, () => {
      for (const [way, around] of Object.entries(WAYS)) {
        it(`by ${way}`, async () => {
          const home = await fixture<HTMLElement>(`<main>${around(html.replace('ID', 'id="c"'))}</main>`);
          await settled(home);
          const control = home.querySelector<HTMLElement>('#c')!;
          let clicks = 0;
          control.addEventListener('click', () => clicks++);
          const { left, top, height } = home.querySelector('b')!.getBoundingClientRect();
          await sendMouse({ type: 'click', position: [Math.round(left + 4), Math.round(top + height / 2)] });
          await drawn();
          expect(clicks, 'clicks').to.equal(1);
          expect(state?.(control)).to.equal(becomes);
          const target = focus ? control.querySelector(focus) : control;
          expect(nameOf(document.activeElement), 'the focus').to.equal(nameOf(target));
          if (isChromium) {
            // A sheet that opens takes a moment until it is told of.
            const name = async () => (await accessibleNode(group ? control : deepActiveElement()!)).name;
            await waitUntil(async () => /Name/.test(await name()), 'its name', { timeout: 4000 });
          }
        });
      }
    });
  }

  it('a group by its text only, not by the space between its members', async () => {
    for (const tag of ['nc-checkbox-group', 'nc-radio-group']) {
      const home = await fixture<HTMLElement>(
        `<label>Name <${tag} style="display: block; padding: 20px"></${tag}></label>`,
      );
      const group = home.querySelector<HTMLElement>(tag)!;
      group.innerHTML = `<${tag.replace('-group', '')} value="a">A</${tag.replace('-group', '')}>`;
      await settled(home);
      const { left, top } = group.getBoundingClientRect();
      await sendMouse({ type: 'click', position: [Math.round(left + 5), Math.round(top + 5)] });
      await drawn();
      expect(nameOf(document.activeElement)).to.match(/^body/);
    }
  });
});
