import type { CallName } from 'nacre/device';

/** Throws whatever is done with it. */
const trap = new Proxy(
  {},
  {
    get: () => {
      throw new Error('trap');
    },
    has: () => {
      throw new Error('trap');
    },
    ownKeys: () => {
      throw new Error('trap');
    },
    getPrototypeOf: () => {
      throw new Error('trap');
    },
  },
);

/** Values by what they are, which is what arguments accept. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 'x', 'javascript'],
  number: [0, 5, Infinity],
  'bad number': [NaN],
  boolean: [true, false],
  function: [() => true],
  'empty array': [[]],
  array: [[null], [{}], [5], [{ text: { nodeType: 1 } }], [{ name: 'a', label: { nodeType: 1 } }], [{ url: '' }]],
  object: [null, {}, { nodeType: 1 }, { length: 3 }, Object.create(null), trap, new Date(0), Symbol('x'), 5n],
};

/** Call -> argument -> kinds of values that are not wrong, or not always. */
const ACCEPTED: Readonly<Partial<Record<CallName, Readonly<Record<string, string>>>>> = {
  showToast: {
    ...{ title: 'string', key: 'string', actionText: 'string', image: 'string', icon: '', position: '' },
    ...{ duration: 'number', mask: 'boolean', positionAnchor: 'string', onAction: 'function' },
  },
  showLoading: { title: 'string', token: 'string', mask: 'boolean', delay: 'number', min: 'number' },
  showModal: {
    ...{ title: 'string', content: 'string', cancelText: 'string', confirmText: 'string', placeholderText: 'string' },
    ...{ cancelColor: 'string', confirmColor: 'string', showCancel: 'boolean', editable: 'boolean' },
    ...{ lightDismiss: 'boolean', canDismiss: 'boolean function', inputs: 'empty array', buttons: 'empty array' },
  },
  showActionSheet: {
    ...{ title: 'string', cancelText: 'string', titleColor: 'string', itemColor: 'string', cancelColor: 'string' },
    ...{ backgroundColor: 'string', showCancel: 'boolean', lightDismiss: 'boolean', canDismiss: 'boolean function' },
    ...{ itemList: '', popover: 'string' },
  },
  previewImage: { urls: '', current: 'string number', loop: 'boolean', indicator: '' },
};

/** A call with one wrong argument. */
export interface HostileCall {
  readonly name: CallName;
  readonly argument: string;
  readonly value: unknown;
}

/** Wrong values of other kinds than their argument's. */
const SPECIAL: readonly HostileCall[] = [
  { name: 'showToast', argument: 'duration', value: -1 },
  { name: 'showToast', argument: 'image', value: 'javascript:alert(1)' },
  { name: 'showLoading', argument: 'delay', value: -1 },
  { name: 'showModal', argument: 'confirmColor', value: 'no-colour' },
  { name: 'showActionSheet', argument: 'itemColor', value: 'no-colour' },
  { name: 'showActionSheet', argument: 'itemList', value: [{ text: 'One', role: 'no-role' }] },
  { name: 'showModal', argument: 'buttons', value: [{ text: 'One', role: 'selected' }] },
  { name: 'showModal', argument: 'inputs', value: [{ name: 'a', options: [{ value: 5 }] }] },
  { name: 'showModal', argument: 'inputs', value: ['a'] },
];

/** Every argument of every overlay call, with every value that is wrong for it. */
export const HOSTILE_CALLS: readonly HostileCall[] = [
  ...Object.entries(ACCEPTED).flatMap(([name, args]) =>
    Object.entries(args).flatMap(([argument, accepted]) =>
      Object.entries(VALUES)
        .filter(([kind]) => !accepted.split(/ (?!array)/).includes(kind))
        .flatMap(([, values]) => values.map((value) => ({ name: name as CallName, argument, value }))),
    ),
  ),
  ...SPECIAL,
];

/** Options that a call needs in any case. */
export const NEEDED: Readonly<Partial<Record<CallName, object>>> = {
  showActionSheet: { itemList: ['One'] },
  previewImage: { urls: ['a.png'] },
};
