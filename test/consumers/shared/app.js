// What the apps of all frameworks show, and what the user and the app do with it: see app-tests.js.

/**
 * @typedef {object} State
 * @property {string} name
 * @property {number | null} age
 * @property {string} note
 * @property {string} query
 * @property {number | null} count
 * @property {boolean} terms
 * @property {string[]} toppings
 * @property {string} size
 * @property {boolean} news
 * @property {number | ''} color
 * @property {string} day
 * @property {number} volume
 * @property {number} stars
 * @property {string} view
 * @property {string} tab
 */

/** The state of an app that nobody has touched. @type {State} */
export const START = {
  name: '',
  age: null,
  note: '',
  query: '',
  count: 1,
  terms: false,
  toppings: [],
  size: 's',
  news: false,
  colour: '',
  day: '',
  volume: 50,
  stars: 0,
  view: 'list',
  tab: 'first',
};

/** What its button "Fill" sets. @type {State} */
export const FILLED = {
  name: 'Grace',
  age: 36,
  note: 'Two lines',
  query: 'moth',
  count: 5,
  terms: true,
  toppings: ['nuts', 'cream'],
  size: 'l',
  news: true,
  colour: 2,
  day: '2026-12-09',
  volume: 80,
  stars: 4,
  view: 'grid',
  tab: 'second',
};

/** @type {{ id: number, name: string }[]} */
export const PEOPLE = Array.from({ length: 200 }, (_, index) => ({ id: index, name: `Person ${index}` }));

export const COLOURS = ['Red', 'Green', 'Blue'];

/** @type {{ value: string, label: string }[]} */
export const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'grid', label: 'Grid' },
];

/**
 * What a form submits.
 * @param {Event} event
 */
export function submitted(event) {
  event.preventDefault();
  return JSON.stringify(Object.fromEntries(new FormData(/** @type {HTMLFormElement} */ (event.target))));
}
