/** The parts of custom-elements.json that the site reads. */
export interface Described {
  readonly name: string;
  readonly description?: string;
}

export interface Typed extends Described {
  readonly type?: { readonly text: string };
  readonly parsedType?: { readonly text: string };
}

export interface ElementField extends Typed {
  readonly kind: 'field';
  readonly attribute?: string;
  readonly default?: string;
  readonly readonly?: boolean;
}

export interface ElementMethod extends Described {
  readonly kind: 'method';
  readonly parameters?: readonly (Typed & { readonly optional?: boolean })[];
  readonly return?: { readonly type?: { readonly text: string } };
}

export interface ElementEvent extends Typed {
  readonly reactName: string;
  readonly fields?: readonly Typed[];
}

export interface ElementDescription extends Described {
  readonly tagName: string;
  readonly members?: readonly (ElementField | ElementMethod)[];
  readonly events?: readonly ElementEvent[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly (Described & { readonly default?: string })[];
  readonly cssStates?: readonly Described[];
}

export interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly (ElementDescription | { readonly tagName?: undefined })[];
  }[];
}

/** The elements of the manifest by name. */
export const elementsOf = ({ modules }: Manifest): readonly ElementDescription[] =>
  modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration): declaration is ElementDescription => declaration.tagName !== undefined)
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
