/** One tab of the inspector: it watches from its construction until `stop`, and draws when it is shown. */
export interface Panel {
  readonly name: string;
  label(): string;
  render(): unknown;
  /** Measures again what it does not follow. Called when the panel comes into view. */
  refresh?(): void;
  /** Ends all watching and gives back what was patched. */
  stop(): void;
}

/** Asks the inspector to draw again. */
export type Update = () => void;
