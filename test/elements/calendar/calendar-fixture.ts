import { fixture } from '@open-wc/testing';
import type { NcCalendar } from '../../../elements/calendar/calendar.js';
import { settled } from '../../helpers/dom.js';

/** A calendar in a form, with a log of its events. */
export async function mount(attributes: string, properties: Partial<NcCalendar> = {}) {
  const form = await fixture<HTMLFormElement>(
    `<form><button type="button">Before</button><nc-calendar name="days" first-day="1" ${attributes}></nc-calendar></form>`,
  );
  const calendar = form.querySelector('nc-calendar')!;
  Object.assign(calendar, properties);
  await settled(calendar);
  const log: string[] = [];
  for (const type of ['input', 'change', 'cancel', 'monthchange']) {
    calendar.addEventListener(type, (event) => {
      const { month } = event as Event & { month?: string };
      log.push(`${type} ${month ?? String(calendar.value)}`);
    });
  }
  const submitted = () => new FormData(form).getAll('days');
  return { form, calendar, log, submitted, ...partsOf(calendar) };
}

export function partsOf(calendar: NcCalendar) {
  /** The tree in which the days are: that of the calendar, or of its panel. */
  const root = () => calendar.shadowRoot!.querySelector('nc-calendar-panel')?.shadowRoot ?? calendar.shadowRoot!;
  const part = <E extends HTMLElement>(name: string) => root().querySelector<E>(`[part=${name}]`)!;
  const texts = (selector: string) => [...root().querySelectorAll(selector)].map((each) => each.textContent!.trim());
  /** The shown day with a number. */
  const day = (number: number) =>
    [...root().querySelectorAll<HTMLElement>('[role=rowgroup] [part=day]')].find(
      ({ ariaLabel }) => ariaLabel?.match(/\b\d{1,2}\b/)?.[0] === String(number),
    )!;
  const month = () => part('month').textContent!.trim();
  /** What a screen reader says of the day that has the focus. */
  const focused = () => root().activeElement?.ariaLabel ?? root().activeElement?.textContent?.trim();
  const note = () => part('note').textContent!.trim();
  const ready = () => settled(calendar);
  const press = async (element: HTMLElement) => {
    element.click();
    await ready();
  };
  const choose = (number: number) => press(day(number));
  return { root, part, texts, day, month, focused, note, ready, press, choose };
}
