import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { argumentProblems, categoriesOf, plainForms } from '../../locales/check-values.mjs';

describe('rules for numbers and plurals', () => {
  it('know the categories of everyday numbers', () => {
    assert.deepEqual([...categoriesOf('fr')], ['one', 'other']);
    assert.deepEqual([...categoriesOf('zh-Hans')], ['other']);
    assert.deepEqual([...categoriesOf('ar')].sort(), ['few', 'many', 'one', 'other', 'two', 'zero']);
  });

  it('find arguments that are unknown, without an end, or within one another', () => {
    const ok = ['{{0}, number} of {{1}, number}', '{{0}, plural, other {#}}', 'no {0}'];
    for (const text of ok) assert.deepEqual(argumentProblems('zh-Hans', text), [], text);
    assert.deepEqual(argumentProblems('en', '{{0}, date}'), ['unknown argument: {{0}, date}']);
    assert.deepEqual(argumentProblems('en', '{{0}, number'), ['unknown argument: {{0}, number']);
    assert.ok(
      argumentProblems('en', '{{0}, plural, one {{{1}, plural, one {#} other {#}}} other {#}}').includes(
        'a plural within a plural: write two',
      ),
    );
  });

  it('show each form to the other rules', () => {
    assert.equal(plainForms('{{0}, number} in {{1}, plural, one {# file} other {# files}}'), '{0} in 0 file 0 files');
    assert.equal(plainForms('{0}: {1}'), '{0}: {1}');
  });
});
