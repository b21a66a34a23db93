import 'nacre/elements';
import { expect, fixture } from '@open-wc/testing';
import { accessibleNode } from '../../helpers/accessibility.js';
import { settled } from '../../helpers/dom.js';

interface Case {
  readonly markup: string;
  readonly name: string;
  readonly message: string;
  /** What screen readers call the control's field, where it is not the element itself. */
  readonly field?: string;
}

const FILL = 'Please fill in this field.';

const CASES: Readonly<Record<string, Case>> = {
  'a field': { markup: '<nc-input label="Boat" required></nc-input>', name: 'Boat', message: FILL, field: 'input' },
  'a stepper': {
    markup: '<nc-stepper aria-label="Boats" required allow-empty></nc-stepper>',
    name: 'Boats',
    message: FILL,
    field: 'input',
  },
  'a box to tick': { markup: '<nc-checkbox required>I agree</nc-checkbox>', name: 'I agree', message: '' },
  'a switch': { markup: '<nc-switch required>Lights</nc-switch>', name: 'Lights', message: '' },
  'a picker': {
    markup: `<nc-picker label="Day" mode="date" value="2020-01-02" start="2024-01-01" end="2024-12-31"></nc-picker>`,
    name: 'Day',
    message: '',
  },
  'a calendar': {
    markup: '<nc-calendar label="Days" type="multiple" required></nc-calendar>',
    name: 'Days',
    message: '',
  },
};

/** The text of the message that users see; undefined: none, or it takes no room. */
function seenMessage(element: Element): string | undefined {
  const part = element.shadowRoot!.querySelector<HTMLElement>('[part=message]');
  return part && part.getBoundingClientRect().height > 10 ? part.innerText : undefined;
}

describe('What is wrong with a control', () => {
  for (const [title, { markup, name, message, field }] of Object.entries(CASES)) {
    it(`is seen below it, and described once: ${title}`, async () => {
      const form = await fixture<HTMLFormElement>(`<form>${markup}</form>`);
      const element = form.firstElementChild as HTMLElement & { validationMessage: string };
      await settled(element);
      const node = () => accessibleNode(field ? element.shadowRoot!.querySelector(field)! : element);
      const before = await node();
      expect([before.description, before.properties['invalid']]).to.deep.equal(['', 'false']);

      form.requestSubmit();
      await settled(element);
      const expected = message || element.validationMessage;
      expect(expected).to.not.equal('');
      expect(seenMessage(element)).to.equal(expected);
      const after = await node();
      expect([after.name, after.description, after.properties['invalid']]).to.deep.equal([name, expected, 'true']);
      expect(after.value).to.equal(before.value);
    });
  }
});

describe('The star of a required control', () => {
  const FIELDS: Readonly<Record<string, string>> = { input: 'input', textarea: 'textarea', 'search-bar': 'input' };
  for (const tag of 'input textarea search-bar picker calendar segmented uploader checkbox-group radio-group'.split(
    ' ',
  )) {
    it(`is no part of its name: nc-${tag}`, async () => {
      const element = await fixture(`<nc-${tag} label="Boat" required></nc-${tag}>`);
      await settled(element);
      const field = FIELDS[tag];
      const { name } = await accessibleNode(field ? element.shadowRoot!.querySelector(field)! : element);
      expect(name).to.equal('Boat');
    });
  }
});
