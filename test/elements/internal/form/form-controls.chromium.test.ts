import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/rate';
import 'nacre/elements/search-bar';
import 'nacre/elements/slider';
import 'nacre/elements/stepper';
import 'nacre/elements/switch';
import 'nacre/elements/textarea';
import type { FormControl } from '../../../../elements/internal/form/form-control.js';
import { keys } from '../../../helpers/commands.js';
import { settled } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';
import { formBrowserTests } from '../../../suites/form-browser.js';

const missing = { en: 'Please choose an option.', fr: 'Veuillez choisir une option.' };
const toggle = { content: 'Yes', edit: () => keys(' '), edited: ['on'], missing };
const text = { edit: () => keys('x'), edited: ['x'], missing };

/** By keys alone: opens the picker, presses these keys, confirms. */
const pick =
  (...pressed: string[]) =>
  async (picker: FormControl) => {
    await keys('Enter');
    await settled(picker);
    for (const key of [...pressed, 'Enter']) await keys(key);
  };

const CONTROLS = {
  'nc-input': { tag: 'nc-input', text: true, ...text },
  'nc-textarea': { tag: 'nc-textarea', ...text },
  'nc-checkbox': { tag: 'nc-checkbox', ...toggle },
  'nc-radio': { tag: 'nc-radio', ...toggle },
  'nc-switch': { tag: 'nc-switch', ...toggle },
  'nc-slider': { tag: 'nc-slider', edit: () => keys('ArrowRight'), edited: ['1'] },
  'nc-stepper': { tag: 'nc-stepper', edit: () => keys('ArrowUp'), edited: ['1'] },
  'nc-rate': { tag: 'nc-rate', edit: () => keys('ArrowUp'), edited: ['1'], missing },
  'nc-search-bar': { tag: 'nc-search-bar', ...text },
  'nc-picker': {
    tag: 'nc-picker',
    attributes: `range='["Apple","Pear","Plum"]'`,
    edit: pick('ArrowDown'),
    edited: ['1'],
    missing,
  },
  'nc-picker with a date': {
    tag: 'nc-picker',
    attributes: 'mode="date" selector-type="picker" start="2024-05-06" end="2024-05-31"',
    edit: pick('Tab', 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown'),
    edited: ['2024-05-09'],
    missing,
  },
};

describe('every form control, to the browser', () => {
  before(useTokens);

  for (const [name, control] of Object.entries(CONTROLS)) {
    describe(name, () => {
      formBrowserTests(control);
    });
  }
});
