import { each, either, json, listOf, NUMBER, objectOf, TEXT, WORDS } from '../internal/element/kinds.js';

const OPTION = either('an option', TEXT, objectOf({ value: WORDS, label: WORDS }, { needs: 'value' }));

const INPUT = objectOf({
  ...each(WORDS, 'name type label placeholder pattern min max customValidity autocomplete inputMode'),
  ...each(NUMBER, 'minlength maxlength step minRows maxRows'),
  value: either('a value', WORDS, listOf(WORDS, 'values')),
  options: listOf(OPTION, 'options'),
});

/** What `inputs` takes. */
export const INPUTS = json(listOf(INPUT, 'a list of { name, type, label, value, options … }'));
