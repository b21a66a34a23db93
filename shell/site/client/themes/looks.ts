/** What the editor changes of a look, as its style sheet has it; a test compares them. Lengths are px, type is rem. */
export interface LookValues {
  /** In light, without a brand. */
  readonly primary: string;
  readonly radius: readonly [sm: number, md: number, lg: number];
  /** Corners of buttons and of fields; without them they are those of `md`. */
  readonly button?: number;
  readonly field?: number;
  readonly family: readonly string[];
  readonly sizes: readonly [xs: number, sm: number, md: number, lg: number, xl: number, xxl: number];
  /** Steps 2, 3, 4, 5, 6, 8 and 10. */
  readonly space: readonly number[];
  readonly target: number;
  readonly navBar: number;
  readonly tabBar: number;
  readonly durations: readonly [fast: number, normal: number, page: number];
}

export const LOOKS = ['default', 'ios', 'material', 'high-contrast', 'compact'] as const;
export type Look = (typeof LOOKS)[number];

export const LOOK_NAMES: Readonly<Record<Look, string>> = {
  default: 'Default',
  ios: 'iOS',
  material: 'Material',
  'high-contrast': 'High contrast',
  compact: 'Compact',
};

export const SYSTEM = [
  ...['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Noto Sans', 'PingFang SC', 'PingFang TC'],
  ...['Noto Sans CJK SC', 'Microsoft YaHei', 'sans-serif'],
];

export const MONO = [...['ui-monospace', 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'Liberation Mono', 'monospace']];

const DEFAULT: LookValues = {
  primary: '#0b6e7d',
  radius: [6, 10, 16],
  family: SYSTEM,
  sizes: [0.75, 0.875, 1, 1.1875, 1.4375, 1.75],
  space: [8, 12, 16, 20, 24, 32, 40],
  target: 44,
  navBar: 44,
  tabBar: 50,
  durations: [120, 220, 300],
};

export const LOOK_VALUES: Readonly<Record<Look, LookValues>> = {
  default: DEFAULT,
  ios: {
    ...DEFAULT,
    primary: '#0062cc',
    radius: [7, 10, 14],
    button: 14,
    family: [
      ...['-apple-system', 'SF Pro Text', 'system-ui', 'Helvetica Neue', 'PingFang SC', 'PingFang TC', 'sans-serif'],
    ],
    sizes: [0.75, 0.8125, 1.0625, 1.25, 1.375, 2.125],
    durations: [120, 300, 380],
  },
  material: {
    ...DEFAULT,
    primary: '#6750a4',
    radius: [8, 12, 28],
    button: 24,
    field: 4,
    family: ['Roboto', 'Google Sans', 'system-ui', 'Noto Sans', 'Noto Sans CJK SC', 'sans-serif'],
    sizes: [0.75, 0.875, 1, 1.125, 1.375, 1.75],
    target: 48,
    navBar: 64,
    tabBar: 72,
    durations: [150, 250, 300],
  },
  'high-contrast': { ...DEFAULT, primary: '#00475a' },
  compact: {
    ...DEFAULT,
    radius: [4, 6, 10],
    sizes: [0.6875, 0.75, 0.875, 1, 1.25, 1.5],
    space: [6, 8, 12, 14, 16, 22, 28],
    target: 32,
    navBar: 40,
    tabBar: 44,
  },
};
