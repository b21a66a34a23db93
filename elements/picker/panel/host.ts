import type { NcElement } from '../../internal/element/nc-element.js';
import type { PickerOptions, PickerValue } from '../model/value.js';

/** The properties of a picker that its panel reads. */
export interface PanelOptions extends PickerOptions {
  readonly selectorType: string;
  readonly cancelText: string;
  readonly confirmText: string;
}

/** How a panel was closed: by confirming a value, by the user without a value, or by code. */
export type PanelOutcome =
  | { readonly type: 'confirmed'; readonly value: PickerValue; readonly codes: readonly unknown[] | undefined }
  | { readonly type: 'cancelled' | 'closed' };

/** The picker, as its panel sees it. */
export interface PanelHost {
  readonly options: PanelOptions;
  /** The value of the picker; null if nothing is chosen. */
  chosen(): PickerValue | null;
  /** The value that the panel opens at; null: today, now, or the first rows. */
  start(): PickerValue | null;
  /** The heading, if there is one. */
  title(): string;
  /** The language of dates and numbers. */
  language(): string;
  /** The element beside which the panel opens on larger screens. */
  anchor(): Element;
  /** The user turned a wheel. */
  wheelTurned(column: number, row: number): void;
  closed(outcome: PanelOutcome): void;
}

/** The panel, as its grid of days sees it. */
export interface MonthHost {
  readonly panel: NcElement & { readonly host: PanelHost };
  /** The day that is chosen so far, as yyyy-mm-dd. */
  date(): string;
  /** The user moved to a day by a key. */
  moved(date: string): void;
  /** The user chose a day. */
  chose(date: string): void;
}

/** The days of a month, instead of wheels. */
export interface MonthPanel {
  /** What has the focus first; null while it is not shown. */
  readonly element: HTMLElement | null;
  /** Shows the chosen day if that is another one. */
  follow(): void;
  render(): unknown;
}
