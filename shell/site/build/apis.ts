// The description of the bus, as the generator writes it.
export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly default?: string | number | boolean;
  readonly kind: string;
  readonly choices?: readonly (string | number)[];
}

export interface ApiCall {
  readonly name: string;
  readonly area: string;
  /** What its function returns: a promise, a task, or the result at once. */
  readonly kind: 'call' | 'task' | 'sync';
  readonly description: string;
  readonly options: readonly ApiField[];
  readonly result: readonly ApiField[];
  readonly errors: readonly { readonly name: string; readonly code: number; readonly description: string }[];
  readonly support: Readonly<Record<string, { readonly level: string; readonly reason: string } | undefined>>;
}

export interface ApiSignal {
  readonly name: string;
  readonly on: string;
  readonly off: string;
  readonly area: string;
  readonly description: string;
  readonly payload: readonly ApiField[];
}

export interface Apis {
  readonly calls: readonly ApiCall[];
  readonly signals: readonly ApiSignal[];
  readonly functions: readonly { readonly name: string; readonly description: string; readonly type: string }[];
  readonly common: readonly ApiField[];
  readonly codes: readonly { readonly name: string; readonly code: number; readonly description: string }[];
  readonly engines: Readonly<Record<string, string>>;
}
