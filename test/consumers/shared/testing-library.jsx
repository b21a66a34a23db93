import { configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'nacre/elements';
import { Calendar } from 'nacre/react/calendar';
import { Cell } from 'nacre/react/cell';
import { Input } from 'nacre/react/input';
import { List } from 'nacre/react/list';
import { Picker } from 'nacre/react/picker';
import { Popup } from 'nacre/react/popup';
import { Uploader } from 'nacre/react/uploader';
import { choose, fill, pickDate, swipe, upload } from 'nacre/testing';
import { queries, screen, within } from 'nacre/testing/library';
import { CONTROLS, markupOf, WRAPPED, wrappedMarkupOf } from './controls.js';
import { SignUp } from './sign-up.jsx';
import { works } from './works.js';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });

/** What a user of Testing Library does first, for any runner with `describe`, `test` and `expect`. `tool`: how it is called. */
export function specify(tool, { describe, test, expect, beforeEach }) {
  beforeEach(() => document.body.replaceChildren());

  describe('finds by role and name', () => {
    test.each(CONTROLS)('%s as %s', async (...control) => {
      document.body.innerHTML = markupOf(control);
      expect((await screen.findAllByRole(control[1], { name: 'Thing' })).length).toBe(1);
    });
  });

  describe('finds by label', () => {
    test.each(CONTROLS)('%s as %s', async (...control) => {
      document.body.innerHTML = markupOf(control);
      expect((await screen.findAllByLabelText('Thing')).length).toBe(1);
      works(tool, control[0]);
    });
  });

  describe.each(['label', 'nc-label'])('finds by the text of the %s around', (label) => {
    test.each(WRAPPED)('%s as %s %s', async (...control) => {
      document.body.innerHTML = wrappedMarkupOf(control, label);
      expect((await screen.findAllByRole(control[1], { name: 'Thing' })).length).toBe(1);
      expect(screen.getAllByLabelText('Thing').length).toBe(1);
    });
  });

  describe('a form', () => {
    test('is typed into and submitted with user-event', async () => {
      const user = userEvent.setup();
      const { findByRole } = render(<SignUp />, { queries });
      await user.type(await findByRole('textbox', { name: 'Email' }), 'ada@example.org');
      expect(document.body.textContent).toContain('For ada@example.org');
      await user.click(screen.getByRole('switch', { name: 'News' }));
      await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
      expect(screen.getByRole('checkbox', { name: 'I agree', checked: true }).checked).toBe(true);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByRole('status')).toBeTruthy();
      expect(JSON.parse(screen.getByRole('status').textContent)).toMatchObject({
        email: 'ada@example.org',
        news: 'on',
        terms: 'on',
      });
    });

    test('is filled with the helpers', async () => {
      render(<SignUp />);
      await fill(await screen.findByRole('textbox', { name: 'Email' }), 'grace@example.org');
      await choose(screen.getByRole('combobox', { name: 'Colour' }), 'Green');
      await pickDate(screen.getByRole('combobox', { name: 'Day' }), '2027-03-14');
      await choose(screen.getByRole('radiogroup', { name: 'Size' }), 'Large');
      await choose(screen.getByRole('group', { name: 'Extras' }), 'Milk', 'Sugar');
      screen.getByRole('checkbox', { name: 'I agree' }).click();
      screen.getByRole('button', { name: 'Send' }).click();
      expect(JSON.parse((await screen.findByRole('status')).textContent)).toEqual({
        ...{ email: 'grace@example.org', colour: '1', day: '2027-03-14', size: 'l', extras: 'milk,sugar', terms: 'on' },
      });
    });

    test('is not submitted while something is missing, and says what', async () => {
      const user = userEvent.setup();
      render(<SignUp />);
      await user.click(await screen.findByRole('button', { name: 'Send' }));
      expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
      expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true');
      expect(screen.queryByRole('status')).toBeNull();
    });

    test('is reset', async () => {
      render(<SignUp />);
      const large = await screen.findByRole('radio', { name: 'Large' });
      large.click();
      expect(large.checked).toBe(true);
      document.querySelector('form').reset();
      await waitFor(() => expect(large.getAttribute('aria-checked')).toBe('false'));
    });

    test('is disabled by its fieldset', async () => {
      document.body.innerHTML = '<fieldset><nc-input label="Name"></nc-input><nc-button>Send</nc-button></fieldset>';
      const field = await screen.findByRole('textbox', { name: 'Name' });
      document.querySelector('fieldset').disabled = true;
      await waitFor(() => expect(field.disabled).toBe(true));
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    });
  });

  test('picks a day and a time where the page has touch', async () => {
    const { matchMedia } = window;
    const isTouch = (query) => query === '(pointer: coarse)';
    window.matchMedia = (query) => {
      const list = matchMedia.call(window, query);
      return isTouch(query) ? Object.defineProperty(list, 'matches', { value: true }) : list;
    };
    try {
      document.body.innerHTML =
        '<nc-picker mode="date" selector-type="picker" label="Day"></nc-picker><nc-picker mode="time" label="Time"></nc-picker>';
      await pickDate(await screen.findByRole('combobox', { name: 'Day' }), '2027-03-14');
      await pickDate(screen.getByRole('combobox', { name: 'Time' }), '14:30');
      expect([...document.body.children].map(({ value }) => value).join()).toBe('2027-03-14,14:30');
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  test('picks days in a calendar', async () => {
    document.body.innerHTML = '<nc-calendar label="Day" value="2027-03-01"></nc-calendar>';
    const calendar = await screen.findByRole('group', { name: 'Day' });
    const days = [];
    calendar.addEventListener('change', () => days.push(calendar.value));
    await pickDate(calendar, '2027-05-31');
    expect(days.join()).toBe('2027-05-31');
  });

  test('picks a day in a calendar that opens from a field', async () => {
    const days = [];
    const add = (event) => days.push(event.target.value);
    render(<Calendar mode="popup" label="Day" defaultValue="2027-03-01" onChange={add} />);
    await pickDate(await screen.findByLabelText('Day'), '2027-03-14');
    await waitFor(() => expect(days.join()).toBe('2027-03-14'));
  });

  test('finds a picker by the title of the cell around it', async () => {
    render(
      <Cell title="Language">
        <Picker range={['English', 'French']} value={0} />
      </Cell>,
    );
    expect((await screen.findByRole('combobox', { name: 'Language' })).localName).toBe('nc-picker');
  });

  test('finds the first rows of a list, and no others', async () => {
    const items = Array.from({ length: 500 }, (_, index) => `Row ${index}`);
    render(<List items={items} renderItem={(text) => <Cell title={text} />} />);
    expect(await screen.findByText('Row 0')).toBeTruthy();
    expect(screen.getByText('Row 9')).toBeTruthy();
    expect(screen.queryByText('Row 300')).toBeNull();
    works(tool, 'nc-list');
  });

  test('renders other segments after the one with the focus has left the page', async () => {
    document.body.innerHTML = '<nc-segmented label="View"></nc-segmented>';
    const segmented = document.querySelector('nc-segmented');
    segmented.options = ['List', 'Map'];
    (await screen.findByRole('radio', { name: 'Map' })).focus();
    expect(document.activeElement).toBe(segmented);
    segmented.remove();
    expect(document.activeElement).toBe(document.body);
    segmented.options = ['List', 'Map', 'Tree'];
    document.body.append(segmented);
    await segmented.updateComplete;
    expect(await screen.findByRole('radio', { name: 'Tree' })).toBeTruthy();
  });

  test('finds within a dialog what the app has put into it, and nothing beside it', async () => {
    render(
      <>
        <Input label="Name" />
        <Popup open label="Details">
          <p>About it</p>
          <Input label="Name" defaultValue="Ada" />
        </Popup>
      </>,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Details' }));
    expect((await dialog.findByLabelText('Name')).value).toBe('Ada');
    expect(dialog.getByRole('textbox', { name: 'Name' }).value).toBe('Ada');
    expect(dialog.getByText('About it')).toBeTruthy();
    expect(screen.getAllByRole('textbox').length).toBe(2);
    works(tool, 'nc-popup');
  });

  test('chooses files', async () => {
    const names = [];
    render(<Uploader label="Photos" onChange={({ target }) => names.push(...target.value.map(({ name }) => name))} />);
    await upload(await screen.findByLabelText('Photos'), new File(['-'], 'roof.png', { type: 'image/png' }));
    await waitFor(() => expect(names.join()).toBe('roof.png'));
  });

  test('chooses in a native select', async () => {
    document.body.innerHTML = '<select aria-label="Size"><option>Small</option><option>Large</option></select>';
    await choose(screen.getByRole('combobox', { name: 'Size' }), 'Large');
    expect(document.querySelector('select').value).toBe('Large');
  });

  test('swipes', async () => {
    document.body.innerHTML = '<nc-view>Row</nc-view>';
    const places = [];
    const view = document.querySelector('nc-view');
    for (const type of ['pointerdown', 'pointermove', 'pointerup'])
      view.addEventListener(type, ({ clientX }) => places.push(clientX));
    await swipe(view, 'left');
    expect(places.at(-1) - places[0]).toBeLessThanOrEqual(-100);
  });
}
