import { msg } from '@lit/localize';
import type { Example } from './example.js';
import { sampleTexts } from './texts.js';

function stepperExample(): Example {
  const guests = msg('Guests', { id: 'sc.entry.guests' });
  return {
    props: { 'aria-label': guests, value: 2, min: 1, max: 9 },
    variants: [
      { id: 'count', label: msg('A number from 1 to 9', { id: 'sc.entry.stepper.count' }) },
      {
        id: 'decimals',
        label: msg('Decimals', { id: 'sc.entry.stepper.decimals' }),
        props: { value: 0.3, min: 0, max: undefined, step: 0.1, decimalLength: 1 },
      },
      {
        id: 'empty',
        label: msg('May be empty', { id: 'sc.entry.stepper.empty' }),
        props: { value: undefined, allowEmpty: true },
      },
      { id: 'limit', label: msg('At its limit', { id: 'sc.entry.stepper.limit' }), props: { value: 9 } },
      { id: 'mini', label: msg('Small', { id: 'sc.entry.small' }), props: { size: 'mini' } },
      { id: 'large', label: msg('Large', { id: 'sc.entry.large' }), props: { size: 'large' } },
      { id: 'disabled', label: msg('Disabled', { id: 'sc.entry.disabled' }), props: { disabled: true } },
    ],
    choices: { size: ['mini', 'default', 'large'] },
  };
}

function rateExample(): Example {
  const text = sampleTexts();
  return {
    props: { 'aria-label': text.favourite, value: 3 },
    variants: [
      { id: 'stars', label: msg('Stars', { id: 'sc.entry.rate.stars' }) },
      {
        id: 'halves',
        label: msg('Half stars', { id: 'sc.entry.rate.halves' }),
        props: { allowHalf: true, value: 2.5, clearable: true },
      },
      {
        id: 'average',
        label: msg('An average, read-only', { id: 'sc.entry.rate.average' }),
        props: { readonly: true, value: 4.3, size: 18 },
      },
      {
        id: 'hearts',
        label: msg('Hearts', { id: 'sc.entry.rate.hearts' }),
        props: {
          icon: 'M12 20.5C6 16 3 13 3 9a4.5 4.5 0 0 1 9-1.5A4.5 4.5 0 0 1 21 9c0 4-3 7-9 11.5Z',
          color: '#c0285d',
        },
      },
      {
        id: 'character',
        label: msg('A character', { id: 'sc.entry.rate.character' }),
        props: { character: '♪', size: 28 },
      },
      {
        id: 'ten',
        label: msg('Ten, large', { id: 'sc.entry.rate.ten' }),
        props: { count: 10, size: 28, gutter: 2 },
      },
      { id: 'disabled', label: msg('Disabled', { id: 'sc.entry.disabled' }), props: { disabled: true } },
    ],
  };
}

function searchBarExample(): Example {
  const text = sampleTexts();
  const pearls = [text.whitePearl, text.goldenPearl, text.blackPearl];
  return {
    props: { placeholder: text.pearls },
    variants: [
      {
        id: 'suggestions',
        label: msg('Suggestions', { id: 'sc.entry.search.suggestions' }),
        props: { suggestions: pearls },
      },
      {
        id: 'history',
        label: msg('Recent searches', { id: 'sc.entry.search.history' }),
        props: { historyKey: 'nacre:playground-searches' },
      },
      {
        id: 'cancel',
        label: msg('Always with Cancel', { id: 'sc.entry.search.cancel' }),
        props: { cancelButton: 'always' },
      },
      { id: 'square', label: msg('Square corners', { id: 'sc.entry.search.square' }), props: { shape: 'square' } },
      {
        id: 'loading',
        label: msg('Loading', { id: 'sc.entry.search.loading' }),
        props: { loading: true, value: text.goldenPearl },
      },
      {
        id: 'label',
        label: msg('With a label', { id: 'sc.entry.search.label' }),
        props: { label: text.search, cancelButton: 'never' },
      },
    ],
    choices: { cancelButton: ['auto', 'always', 'never'], shape: ['round', 'square'] },
  };
}

/** The examples of what counts, rates and searches. */
export const entryExamples = (): Readonly<Record<string, Example>> => ({
  rate: rateExample(),
  'search-bar': searchBarExample(),
  stepper: stepperExample(),
});
