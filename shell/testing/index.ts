import { asUser, found, settled } from './act.js';
import { click, leave, point, press, type } from './dom/input.js';
import { fieldOf, firstInside, inside, ownerOf, says } from './find.js';

export { mirrorInternals } from './mirror.js';

/** Where a finger moves to. */
export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/**
 * Fills a field: it gets the focus, `text` replaces its text, and it is left. `input` and `change` are fired.
 * @param control an element of ours with a field, such as `nc-input`, or a native field
 */
export function fill(control: Element, text: string): Promise<void> {
  return asUser(async () => {
    const field = fieldOf(control);
    type(field, text);
    await settled();
    leave(field);
  });
}

const CHOICES = 'nc-checkbox, nc-radio, [role=radio], [role=option], [role=checkbox], [role=tab]';

/**
 * Chooses options by what they say, or by their `value`: in a picker, a group of radios or checkboxes, a segmented control,
 * tabs, or a native select. In a group of checkboxes exactly these are ticked afterwards.
 */
export function choose(control: Element, ...options: string[]): Promise<void> {
  return asUser(async () => {
    const owner = ownerOf(control);
    if (owner.localName === 'select') chooseNatively(owner as HTMLSelectElement, options);
    else if (owner.localName === 'nc-picker') await chooseInPicker(owner, options);
    else await chooseAmong(owner, options);
  });
}

function chooseNatively(select: HTMLSelectElement, texts: string[]): void {
  const options = texts.map((text) => {
    const option = [...select.options].find((each) => says(each, text));
    if (!option) throw new Error(`<select> has no option '${text}'`);
    return option;
  });
  select.focus();
  for (const option of select.options) option.selected = options.includes(option);
  for (const name of ['input', 'change'])
    select.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }));
}

async function chooseInPicker(picker: HTMLElement, texts: string[]): Promise<void> {
  click(picker);
  for (const [index, text] of texts.entries()) {
    const option = await found(
      () =>
        [...inside(picker)].find((each) => each.matches('[role=option]') && says(each, text)) ?? wheelAt(picker, index),
      () => `<nc-picker> shows no option '${text}'`,
    );
    if (option.matches('[role=option]')) click(option);
    else await turnTo(option, text);
  }
  await settled();
  // A list closes with the choice; wheels are confirmed.
  if ((picker as HTMLElement & { open?: boolean }).open) press(fieldOrWheel(picker), 'Enter');
}

const wheelsIn = (picker: Element): HTMLElement[] =>
  [...inside(picker)].filter((each) => each.localName === 'nc-picker-view-column');

const wheelAt = (picker: Element, index: number): HTMLElement | undefined => wheelsIn(picker)[index];

const fieldOrWheel = (picker: Element): HTMLElement => wheelAt(picker, 0) ?? fieldOf(picker);

/** Turns a wheel to a row by the keyboard. */
async function turnTo(wheel: HTMLElement, text: string): Promise<void> {
  const rows =
    (wheel as HTMLElement & { items?: readonly unknown[] }).items ?? [...wheel.children].map((row) => row.textContent);
  const to = rows.findIndex((row) => String(row).trim() === text);
  if (to < 0) throw new Error(`<nc-picker> shows no option '${text}'`);
  wheel.focus();
  press(wheel, 'Home');
  for (let row = 0; row < to; row += 1) press(wheel, 'ArrowDown');
  await settled();
}

async function chooseAmong(group: HTMLElement, texts: string[]): Promise<void> {
  const choices = [...inside(group)].filter((each) => each.matches(CHOICES));
  const wanted = texts.map((text) => {
    const choice = choices.find((each) => says(each, text));
    if (!choice) throw new Error(`<${group.localName}> has no option '${text}'`);
    return choice;
  });
  const isMultiple = group.localName === 'nc-checkbox-group';
  for (const choice of isMultiple ? choices : wanted) {
    const { checked = false } = choice as Partial<HTMLInputElement>;
    if (checked === wanted.includes(choice)) continue;
    click(choice);
    await settled();
  }
}

/**
 * Chooses a day in a date picker, a calendar or a native date field. A single day of a calendar that has opened is confirmed.
 * @param date '2027-03-14', or a date of which the local day counts
 */
export function pickDate(control: Element, date: string | Date): Promise<void> {
  const text = typeof date === 'string' ? date : dayOf(date);
  return asUser(async () => {
    const owner = ownerOf(control);
    if (owner.localName === 'nc-calendar') return pickInCalendar(owner, text);
    if (owner.localName === 'nc-picker') {
      click(owner);
      // With touch the wheels have the room, and a button brings the field.
      const offer = await found(
        () => firstInside(owner, 'input, [part=type]'),
        () => '<nc-picker> offers no field for a date or time: its mode is neither `date` nor `time`',
      );
      if (offer.localName === 'button') click(offer);
      await settled();
      const field = fieldOf(owner);
      type(field, text);
      await settled();
      press(field, 'Enter');
      return;
    }
    const field = fieldOf(owner);
    type(field, text);
    leave(field);
  });
}

const dayOf = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');

const MS_PER_DAY = 86_400_000;
/** Months that a calendar is turned by, at most: two hundred years. */
const MAX_MONTHS = 2400;

async function pickInCalendar(calendar: HTMLElement, text: string): Promise<void> {
  const day = Date.parse(`${text}T00:00:00Z`) / MS_PER_DAY;
  const { mode, type } = calendar as HTMLElement & { mode?: string; type?: string };
  if (mode === 'popup') click(calendar);
  const days = (): HTMLElement[] => [...inside(calendar)].filter((each) => each.hasAttribute('data-day'));
  await found(
    () => days()[0],
    () => '<nc-calendar> shows no days',
  );
  for (let turn = 0; turn < MAX_MONTHS; turn += 1) {
    const shown = days();
    const cell = shown.find((each) => Number(each.dataset['day']) === day);
    if (cell) {
      click(cell);
      await settled();
      // Of several days the app's user confirms the last one.
      if (mode === 'popup' && type === 'single') click(firstInside(calendar, '[part=confirm]')!);
      return;
    }
    const isLater = day > Number(shown.at(-1)!.dataset['day']);
    click(firstInside(calendar, `[part=${isLater ? 'next' : 'previous'}]`)!);
    await settled();
  }
  throw new Error(`<nc-calendar> has no day ${text}`);
}

/**
 * Chooses files in an uploader or a native file field.
 * @param control `nc-uploader`, or an `input` of type `file`
 */
export function upload(control: Element, ...files: File[]): Promise<void> {
  return asUser(() => {
    const isFile = (element: Element): boolean => element.matches('input[type=file]');
    const owner = ownerOf(control);
    const field = [control, ...inside(owner)].find(isFile) as HTMLInputElement | undefined;
    if (!field) throw new Error(`<${owner.localName}> takes no files`);
    if (files.length > 1 && !field.multiple) throw new Error(`<${owner.localName}> takes one file at a time`);
    // No script can make a FileList everywhere; what reads it takes an array as well.
    Object.defineProperty(field, 'files', { configurable: true, value: files });
    try {
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    } finally {
      delete (field as Partial<HTMLInputElement>).files;
    }
  });
}

/** Moves a finger across an element: half its size, 100 px at least. */
export function swipe(element: Element, direction: SwipeDirection): Promise<void> {
  return asUser(async () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const way = Math.max(MIN_SWIPE, (/^[lr]/.test(direction) ? width : height) / 2);
    const sign = /^(?:right|down)$/.test(direction) ? 1 : -1;
    const at = (part: number): [x: number, y: number] =>
      /^[lr]/.test(direction) ? [x + sign * way * part, y] : [x, y + sign * way * part];
    point(element, 'pointerdown', x, y, 1);
    for (let step = 1; step <= SWIPE_STEPS; step += 1) {
      await settled();
      point(element, 'pointermove', ...at(step / SWIPE_STEPS), 1);
    }
    point(element, 'pointerup', ...at(1), 0);
  });
}

const MIN_SWIPE = 100;
const SWIPE_STEPS = 8;
