import type { AllowedComponentProps, HTMLAttributes, VNode, VNodeProps } from 'vue';
import type { Properties } from '../../element-types.js';

/** Attributes of Vue's types with which no element of the package does anything, unless it has a property of that name. */
type Idle =
  | 'about'
  | 'autosave'
  | 'color'
  | 'content'
  | 'contextmenu'
  | 'datatype'
  | 'inlist'
  | 'is'
  | 'placeholder'
  | 'prefix'
  | 'property'
  | 'radiogroup'
  | 'rel'
  | 'resource'
  | 'results'
  | 'rev'
  | 'security'
  | 'typeof'
  | 'unselectable'
  | 'vocab';

/**
 * Props of a component: those of every HTML element, and the element's own properties (`Own`). Handlers of its own events
 * (`Events`) and models are declared beside them.
 */
export type ElementProps<
  Element extends HTMLElement,
  Own extends keyof Element = never,
  Events extends string = never,
  Written = {},
> = Omit<HTMLAttributes, Own | Events | Idle> & Properties<Element, Own, Written>;

/** What may follow `v-model`: `.trim`, `.number`, and `.lazy`, which waits for `change`. */
export type Modifiers = { readonly [Name in 'lazy' | 'number' | 'trim']?: true | undefined };

/** A component. Its template ref is the element itself. */
export type Component<Element extends HTMLElement, Props, Slots extends string> = new (props: Props) => Element & {
  readonly $props: Props & VNodeProps & AllowedComponentProps;
  readonly $slots: { readonly [Name in Slots]?: () => VNode[] };
};
