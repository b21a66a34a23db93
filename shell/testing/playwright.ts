import { mirrorInternals } from './mirror.js';
import type { SwipeDirection } from './index.js';

/** What these functions use of a context or page of Playwright. */
interface Scripted {
  addInitScript(script: () => void): Promise<unknown>;
}

/** What they use of a mouse. */
interface Mouse {
  move(x: number, y: number, options?: { steps?: number }): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** A file that a test has made. */
interface FileOfPlaywright {
  name: string;
  mimeType: string;
  buffer: Uint8Array;
}

/** What they use of a locator. */
interface Locator {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  blur(): Promise<void>;
  press(key: string): Promise<void>;
  count(): Promise<number>;
  selectOption(options: readonly string[]): Promise<unknown>;
  setInputFiles(files: readonly string[]): Promise<void>;
  evaluate<Result>(read: (element: HTMLElement) => Result): Promise<Result>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  scrollIntoViewIfNeeded(): Promise<void>;
  locator(selectors: string): Locator;
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  or(other: Locator): Locator;
  getByRole(role: 'option', options: { name: string; exact: boolean }): Locator;
  getByText(text: string, options: { exact: boolean }): Locator;
  waitFor(): Promise<void>;
  page(): { readonly mouse: Mouse };
}

/**
 * For `test.extend(fixtures)`: the pages of each test have roles, names and states where `getByRole` and `getByLabel` find
 * them.
 */
export const fixtures = {
  context: async <Context extends Scripted>(
    { context }: { context: Context },
    use: (context: Context) => Promise<void>,
  ): Promise<void> => {
    await context.addInitScript(mirrorInternals);
    await use(context);
  },
};

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

/** The field of a control: the control itself, or the one inside. */
async function fieldOf(control: Locator): Promise<Locator> {
  const isField = await control.evaluate((element) => /^(?:input|textarea)$/.test(element.localName));
  return isField ? control : control.locator(FIELDS).first();
}

/** As `fill` of `nacre/testing`, by real input. */
export async function fill(control: Locator, text: string): Promise<void> {
  const field = await fieldOf(control);
  await field.fill(text);
  await field.blur();
}

/** As `choose` of `nacre/testing`, by real input. */
export async function choose(control: Locator, ...options: string[]): Promise<void> {
  const name = await control.evaluate((element) => element.localName);
  if (name === 'select') await control.selectOption(options);
  else if (name === 'nc-picker') await chooseInPicker(control, options);
  else await chooseAmong(control, options, name === 'nc-checkbox-group');
}

async function chooseInPicker(picker: Locator, options: string[]): Promise<void> {
  await picker.click();
  const wheels = picker.locator('nc-picker-view-column');
  const list = picker.locator('[role=listbox]');
  await wheels.first().or(list).first().waitFor();
  if (await list.count()) {
    await picker.getByRole('option', { name: options[0]!, exact: true }).click();
    return;
  }
  for (const [index, option] of options.entries()) {
    const wheel = wheels.nth(index);
    // A letter leads to the next row that begins with it, so rows are counted.
    const rows = await wheel.evaluate((element) =>
      [...((element as HTMLElement & { items?: readonly unknown[] }).items ?? element.children)].map((row) =>
        String((row as Element).textContent ?? row).trim(),
      ),
    );
    const to = rows.indexOf(option);
    if (to < 0) throw new Error(`<nc-picker> shows no option '${option}'`);
    await wheel.press('Home');
    for (let row = 0; row < to; row += 1) await wheel.press('ArrowDown');
  }
  await wheels.first().press('Enter');
}

async function chooseAmong(group: Locator, options: string[], isMultiple: boolean): Promise<void> {
  const boxes = group.locator('nc-checkbox');
  for (let index = 0; isMultiple && index < (await boxes.count()); index += 1) {
    const box = boxes.nth(index);
    const names = await box.evaluate((element) => [element.textContent.trim(), element.getAttribute('value')]);
    const isWanted = options.some((option) => names.includes(option));
    if ((await isCheckedNow(box)) !== isWanted) await box.click();
  }
  for (const option of isMultiple ? [] : options) await group.getByText(option, { exact: true }).first().click();
}

const isCheckedNow = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => (element as HTMLElement & { checked: boolean }).checked);

/** As `pickDate` of `nacre/testing`, by real input. */
export async function pickDate(control: Locator, date: string): Promise<void> {
  const [name, mode, type] = await control.evaluate((element) => {
    const { localName, mode: shown, type: kind } = element as HTMLElement & { mode?: string; type?: string };
    return [localName, shown, kind];
  });
  if (name === 'nc-calendar') {
    if (mode === 'popup') await control.click();
    await pickInCalendar(control, date);
    if (mode === 'popup' && type === 'single') await control.locator('[part=confirm]').click();
    return;
  }
  if (name !== 'nc-picker') return (await fieldOf(control)).fill(date);
  await control.click();
  const field = control.locator('input').first();
  // With touch the wheels have the room, and a button brings the field.
  const offer = control.locator('[part=type]');
  await field.or(offer).first().waitFor();
  if (!(await field.count())) await offer.click();
  await field.fill(date);
  await field.press('Enter');
}

const MS_PER_DAY = 86_400_000;
/** Months that a calendar is turned by, at most: two hundred years. */
const MAX_MONTHS = 2400;

async function pickInCalendar(calendar: Locator, date: string): Promise<void> {
  const day = Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
  const days = calendar.locator('[data-day]');
  for (let turn = 0; turn < MAX_MONTHS; turn += 1) {
    const cell = calendar.locator(`[data-day="${day}"]`);
    if (await cell.count()) return cell.click();
    const last = await days.last().evaluate((element) => Number(element.dataset['day']));
    await calendar.locator(`[part=${day > last ? 'next' : 'previous'}]`).click();
  }
  throw new Error(`<nc-calendar> has no day ${date}`);
}

/** As `upload` of `nacre/testing`: files as `setInputFiles` of Playwright takes them, such as a path. */
export async function upload(control: Locator, ...files: readonly (string | FileOfPlaywright)[]): Promise<void> {
  const isField = await control.evaluate((element) => element.localName === 'input');
  const field = isField ? control : control.locator('input[type=file]').first();
  await field.setInputFiles(files as readonly string[]);
}

const MIN_SWIPE = 100;
const SWIPE_STEPS = 8;

/** As `swipe` of `nacre/testing`, by the mouse. */
export async function swipe(element: Locator, direction: SwipeDirection): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('What is swiped is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isAcross = /^[lr]/.test(direction);
  const way = Math.max(MIN_SWIPE, (isAcross ? box.width : box.height) / 2);
  const to = /^(?:right|down)$/.test(direction) ? way : -way;
  const { mouse } = element.page();
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(isAcross ? x + to : x, isAcross ? y : y + to, { steps: SWIPE_STEPS });
  await mouse.up();
}
