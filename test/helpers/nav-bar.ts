import 'nacre/elements/nav-bar';
import { fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { ButtonTapEvent, NavBarButton, NcNavBar, SearchFocusEvent, SearchTextEvent } from 'nacre/elements/nav-bar';

export const BUTTONS: readonly NavBarButton[] = [
  { type: 'share' },
  { text: 'City', select: true, float: 'left' },
  { type: 'menu', badgeText: '3' },
  { type: 'home', redDot: true, float: 'left' },
];

/** A navigation bar, and a log of its events. */
export async function createNavBar(
  settings: Partial<NcNavBar> = {},
  dir = 'ltr',
): Promise<{ bar: NcNavBar; log: unknown[] }> {
  const home = await fixture<HTMLElement>(html`<div dir=${dir}><nc-nav-bar></nc-nav-bar></div>`);
  const bar = home.querySelector('nc-nav-bar')!;
  const log: unknown[] = [];
  bar.addEventListener('back', () => log.push('back'));
  bar.addEventListener('buttontap', (event) =>
    log.push([(event as ButtonTapEvent).index, (event as ButtonTapEvent).button]),
  );
  bar.addEventListener('searchinput', (event) => log.push(`input ${(event as SearchTextEvent).text}`));
  bar.addEventListener('searchconfirm', (event) => log.push(`confirm ${(event as SearchTextEvent).text}`));
  bar.addEventListener('searchclick', () => log.push('click'));
  bar.addEventListener('searchfocus', (event) => log.push(`focus ${(event as SearchFocusEvent).focus}`));
  Object.assign(bar, settings);
  await bar.updateComplete;
  return { bar, log };
}

/** The first match inside the bar. */
export const $ = <E extends HTMLElement = HTMLElement>(bar: NcNavBar, selector: string): E | null =>
  bar.shadowRoot!.querySelector<E>(selector);

export async function tap(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}
