export interface IntakeHost {
  /** Whether the user cannot add files. */
  isFixed(): boolean;
  /** Whether files are dragged over the element. */
  dropping(on: boolean): void;
  add(files: readonly File[]): void;
}

/** The events that it handles. */
export const INTAKE_EVENTS = ['paste', 'dragenter', 'dragover', 'dragleave', 'drop'];

/** The files in what was dropped or pasted. Folders are none. */
const filesIn = (data: DataTransfer | null): File[] =>
  Array.from(data?.items ?? []).flatMap((item) => {
    const file = item.kind === 'file' && !item.webkitGetAsEntry?.()?.isDirectory && item.getAsFile();
    return file ? [file] : [];
  });

/** Files that the user drops on an element, or pastes into it. */
export class Intake {
  readonly #host: IntakeHost;
  /** How many boxes the dragged files are in. */
  #depth = 0;

  constructor(host: IntakeHost) {
    this.#host = host;
  }

  handle(event: Event): void {
    const { type } = event;
    const isPaste = type === 'paste';
    const data = isPaste ? (event as ClipboardEvent).clipboardData : (event as DragEvent).dataTransfer;
    if (this.#host.isFixed() || !data?.types.includes('Files')) return;
    if (type === 'dragenter') this.#depth++;
    else if (type === 'dragleave') this.#depth--;
    else if (type !== 'dragover') this.#depth = 0;
    this.#host.dropping(this.#depth > 0);
    // The browser would open the files, or put their names into a text.
    event.preventDefault();
    const files = isPaste || type === 'drop' ? filesIn(data) : [];
    if (files.length > 0) this.#host.add(files);
  }
}
