/** The frameworks whose code the site shows. */
export const FRAMEWORKS = ['html', 'react', 'vue', 'svelte', 'angular', 'solid'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

export const FRAMEWORK_NAMES: Readonly<Record<Framework, string>> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  solid: 'Solid',
};

/** What one attribute of an example says. */
export type Attribute =
  | { readonly kind: 'static'; readonly name: string; readonly value: string }
  /** `:name="expression"`: follows the state. */
  | { readonly kind: 'bound'; readonly name: string; readonly expression: string }
  /** `bind:name="variable"`: follows the state, and changes it. */
  | { readonly kind: 'model'; readonly name: string; readonly variable: string }
  /** `@name="statements"`. */
  | { readonly kind: 'event'; readonly name: string; readonly statements: readonly string[] };

export interface ElementNode {
  readonly kind: 'element';
  readonly tag: string;
  readonly attributes: readonly Attribute[];
  readonly children: readonly Node[];
}

export type Node =
  | ElementNode
  | { readonly kind: 'text'; readonly text: string }
  /** `{expression}`: the only content of its element. */
  | { readonly kind: 'value'; readonly expression: string };

/** An example as it is written, for all frameworks. */
export interface Example {
  readonly nodes: readonly Node[];
  /** Variables that change, with the code of their first values. */
  readonly state: ReadonlyMap<string, string>;
  /** Calls of `nacre/device` that the example makes. */
  readonly calls: readonly string[];
}

export const isCustom = (tag: string): boolean => tag.startsWith('nc-');

/** `nc-nav-bar` -> `nav-bar` */
export const shortOf = (tag: string): string => tag.replace(/^nc-/, '');

/** `nc-nav-bar` -> `NavBar` */
export const componentOf = (tag: string): string =>
  shortOf(tag).replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** `nav-bar` -> `navBar` */
export const camel = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Calls that `nacre/overlays` answers; in an app of the shell it is there already. */
const OVERLAYS =
  /^(?:show(?:Toast|Loading|Modal|ActionSheet)|hide(?:Toast|Loading|Modal|ActionSheet)|(?:close)?[pP]reviewImage)$/;

/** The lines that bring the calls of an example. */
export const callImports = ({ calls }: Example): string[] => [
  ...(calls.some((name) => OVERLAYS.test(name)) ? [`import 'nacre/overlays';`] : []),
  ...(calls.length > 0 ? [`import { ${calls.join(', ')} } from 'nacre/device';`] : []),
];

/** The nodes and all that is in them. */
export function* everyElement(nodes: readonly Node[]): Generator<ElementNode> {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    yield node;
    yield* everyElement(node.children);
  }
}

/** The tags of Nacre that an example has, each once, in their order. */
export const customTags = ({ nodes }: Example): string[] => [
  ...new Set([...everyElement(nodes)].map(({ tag }) => tag).filter(isCustom)),
];
