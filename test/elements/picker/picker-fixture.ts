import { fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcPicker } from '../../../elements/picker/picker.js';
import type { NcPickerPanel } from '../../../elements/picker/panel/index.js';
import { drawn, settled } from '../../helpers/dom.js';

export const FRUIT = ['Apple', 'Pear', 'Plum'];

/** Dates on wheels, which a mouse gets only on demand. */
const WHEELS = 'selector-type="picker"';

/** A picker in a form between two buttons, with a log of its events. Dates are on wheels unless `attributes` say how. */
export async function mount(attributes: string, content = '') {
  const look = /mode="date"(?!.*selector-type)/s.test(attributes) ? WHEELS : '';
  const form = await fixture<HTMLFormElement>(
    `<form><button type="button">Before</button><nc-picker name="field" ${look} ${attributes}>${content}</nc-picker
    ><button type="button">After</button></form>`,
  );
  const picker = form.querySelector<NcPicker>('nc-picker')!;
  await settled(picker);
  const log: string[] = [];
  for (const type of ['input', 'change', 'cancel', 'columnchange']) {
    picker.addEventListener(type, (event) => {
      const { value, column } = event as Event & { value?: unknown; column?: number };
      const entries = new FormData(form).getAll('field').join();
      log.push([type, column, JSON.stringify(value), entries].filter((each) => each !== undefined).join(' '));
    });
  }
  return { form, picker, log, ...partsOf(picker) };
}

export function partsOf(picker: NcPicker) {
  const panel = () => picker.shadowRoot!.querySelector<NcPickerPanel>('nc-picker-panel')!;
  const all = <E extends HTMLElement>(selector: string) => [...panel().shadowRoot!.querySelectorAll<E>(selector)];
  const part = <E extends HTMLElement>(selector: string) => all<E>(selector)[0]!;
  const wheels = () => all<HTMLElementTagNameMap['nc-picker-view-column']>('nc-picker-view-column');
  /** The texts of the rows that the wheels have picked. */
  const shown = () => wheels().map(({ items, value }) => items![value]);
  const isOpen = () => Boolean(panel()?.shadowRoot!.querySelector('dialog:modal')?.checkVisibility());
  const ready = async () => {
    await picker.updateComplete;
    await panel()?.updateComplete;
    for (const wheel of wheels()) await wheel.updateComplete;
    await drawn();
  };
  const open = async () => {
    await picker.show();
    await ready();
  };
  const press = async (selector: string) => {
    part(selector).click();
    await ready();
  };
  const field = () => part<HTMLInputElement>('input');
  return { panel, all, part, wheels, shown, isOpen, ready, open, press, field };
}

export async function clickAt(element: Element, x?: number, y?: number): Promise<void> {
  const box = element.getBoundingClientRect();
  const position: [number, number] = [Math.round(x ?? box.x + box.width / 2), Math.round(y ?? box.y + box.height / 2)];
  await sendMouse({ type: 'click', position });
  await drawn();
}
