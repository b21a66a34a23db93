/** An element: `type` may be left out. */
export interface RichTextElement {
  readonly type?: 'node';
  /** Its tag. Those that are not on the list are dropped, with all that is in them. */
  readonly name: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly children?: readonly RichTextNode[];
}

/** A text, in which entities are decoded. */
export interface RichTextText {
  readonly type: 'text';
  readonly text: string;
}

export type RichTextNode = RichTextElement | RichTextText;

/** HTML, or a tree of nodes. */
export type RichTextNodes = string | readonly RichTextNode[];
