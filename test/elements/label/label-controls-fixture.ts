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
import { fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { drawn, settled } from '../../helpers/dom.js';

export interface LabelledControl {
  /** Markup, with `ID` in the place of the id. */
  readonly html: string;
  /** Where the focus goes. Default: the control itself. */
  readonly focus?: string;
  /** What a click on the label changes, to read. Default: nothing. */
  readonly state?: (control: HTMLElement) => unknown;
  /** `state` after the click. */
  readonly becomes?: unknown;
  /** The control has the name, not the element that gets the focus. */
  readonly group?: true;
}

const checked = (control: HTMLElement) => (control as HTMLInputElement).checked;
const value = (control: HTMLElement) => (control as HTMLInputElement).value;

export const CONTROLS: Readonly<Record<string, LabelledControl>> = {
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

export const WAYS: Readonly<Record<string, (control: string) => string>> = {
  'nc-label for': (control) => `<nc-label for="c"><b>Name</b></nc-label><p>${control}</p>`,
  'nc-label around': (control) => `<nc-label><b>Name</b> <p>${control}</p></nc-label>`,
  'label for': (control) => `<label for="c"><b>Name</b></label><p>${control}</p>`,
  'label around': (control) => `<label><b>Name</b> <div>${control}</div></label>`,
};

/** A control and its label, which the user then clicks. */
export async function mountLabelled(html: string, around: (control: string) => string) {
  const home = await fixture<HTMLElement>(`<main>${around(html.replace('ID', 'id="c"'))}</main>`);
  await settled(home);
  const control = home.querySelector<HTMLElement>('#c')!;
  const clickLabel = async () => {
    const { left, top, height } = home.querySelector('b')!.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 4), Math.round(top + height / 2)] });
    // A picker opens, and takes the focus, when its panel has loaded.
    await settled(home);
    await drawn();
  };
  return { control, clickLabel };
}
