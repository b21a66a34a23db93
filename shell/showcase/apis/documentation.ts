import documentation from 'nacre/device-apis.json';

/** The part of the description of the bus that the showcase reads. */
export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly default?: string | number | boolean;
  readonly kind: 'text' | 'number' | 'boolean' | 'choice' | 'choices' | 'texts' | 'json' | 'code';
  readonly choices?: readonly (string | number)[];
}

export interface ApiCall {
  readonly name: string;
  /** What its function returns: a promise, a task, or the result at once. */
  readonly kind: 'call' | 'task' | 'sync';
  readonly description: string;
  readonly options: readonly ApiField[];
  readonly result: readonly ApiField[];
  readonly errors: readonly { readonly name: string; readonly code: number; readonly description: string }[];
  /** By engine; none for a call that is newer than the last run in the engines. */
  readonly support: Readonly<Record<string, { readonly level: string; readonly reason: string } | undefined>>;
}

export interface ApiSignal {
  readonly name: string;
  readonly description: string;
  readonly payload: readonly ApiField[];
}

const { calls, signals } = documentation as unknown as {
  readonly calls: readonly ApiCall[];
  readonly signals: readonly ApiSignal[];
};

export const SIGNALS = signals;

export const callOf = (name: string): ApiCall | undefined => calls.find((call) => call.name === name);
