/** An element: `type` may be left out. */
export interface RichTextElement {
  readonly type?: 'node';
  /** Its tag. An element whose tag is not allowed is dropped with its content. */
  readonly name: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly children?: readonly RichTextNode[];
}

/** A text. Entities in it are decoded. */
export interface RichTextText {
  readonly type: 'text';
  readonly text: string;
}

export type RichTextNode = RichTextElement | RichTextText;

/** HTML, or a tree of nodes. */
export type RichTextNodes = string | readonly RichTextNode[];
