import type { FormControl } from '../../elements/internal/form/form-control.js';
import { useTokens } from '../helpers/tokens.js';
import type { FormCase } from './form-case.js';
import { formNotesTests } from './form-notes.js';
import { formSubmitTests } from './form-submit.js';
import { formUseTests } from './form-use.js';
import { formValidityTests } from './form-validity.js';
import { formValueTests } from './form-values.js';

export type { FormCase } from './form-case.js';

/** What every form control promises (design, "Form controls"). Call it inside a `describe` of the element. */
export function formSuite<E extends FormControl>(control: FormCase<E>): void {
  describe('as every form control', () => {
    before(useTokens);
    describe('value', () => formValueTests(control));
    describe('validity', () => formValidityTests(control));
    describe('hint and error', () => formNotesTests(control));
    describe('submission', () => formSubmitTests(control));
    describe('use', () => formUseTests(control));
  });
}
