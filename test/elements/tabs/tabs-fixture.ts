import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcTabs, TabsChangeEvent, TabsTapEvent } from 'nacre/elements/tabs';
import { drawn, settled } from '../../helpers/dom.js';

export const ABC = ['a', 'b', 'c']
  .map((name) => `<nc-tab name="${name}" label="Tab ${name}">Panel ${name}</nc-tab>`)
  .join('');

/** Tabs from markup, which may hold more than them. */
export async function mount(markup: string, dir = 'ltr'): Promise<NcTabs> {
  const home = await fixture<HTMLElement>(html`<div dir=${dir}></div>`);
  const template = document.createElement('template');
  template.innerHTML = markup;
  home.append(document.importNode(template.content, true));
  await settled(home);
  await drawn();
  return home.querySelector('nc-tabs')!;
}

export const buttonsOf = (tabs: NcTabs): HTMLButtonElement[] => [
  ...tabs.shadowRoot!.querySelectorAll<HTMLButtonElement>('[role=tab]'),
];

/** The names of the tabs: that of the selected one in brackets. */
export const shown = (tabs: NcTabs): string =>
  buttonsOf(tabs)
    .map((button) => {
      const text = button.querySelector('[part=label]')?.textContent ?? button.ariaLabel;
      return button.ariaSelected === 'true' ? `[${text}]` : text;
    })
    .join(' ');

/** The events of the tabs from now on, with the value at that moment. */
export function follow(tabs: NcTabs): string[] {
  const reports: string[] = [];
  tabs.addEventListener('tabtap', (event) => {
    const { value, index, same } = event as TabsTapEvent;
    reports.push(`tabtap ${value} ${index}${same ? ' same' : ''}, is ${tabs.value}`);
  });
  tabs.addEventListener('change', (event) => {
    if (event.target !== tabs) return;
    const { value, index } = event as TabsChangeEvent;
    reports.push(`change ${value} ${index}, is ${tabs.value}`);
  });
  return reports;
}

/** Taps where the element rests: the strip may still scroll to what was selected before. */
export async function tap(element: Element | undefined): Promise<void> {
  let moving: number | undefined;
  while (moving !== element!.getBoundingClientRect().left) {
    moving = element!.getBoundingClientRect().left;
    await drawn();
  }
  const { left, top, width, height } = element!.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}
