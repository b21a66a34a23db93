/** Reads and fills the fields of a page, for the drafts of the shell. The same as the drafts of `nc-form`. */
export { isSavable } from './form/draft.js';
export { controlsIn, isField, setValues, valuesOf, type Field, type FormValues } from './form/fields.js';
