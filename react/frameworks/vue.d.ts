import type { Tags } from '../generated/tags.js';

/** `nc-request` -> `ncRequest`, as templates name listeners. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

type Handler<Name extends string> = `on${Capitalize<Camel<Name>>}`;

type VueTag<Name extends keyof Tags> = new () => {
  $props: Omit<
    import('vue').HTMLAttributes,
    keyof Tags[Name]['properties'] | Handler<keyof Tags[Name]['events'] & string>
  > &
    Tags[Name]['properties'] &
    Tags[Name]['attributes'] & {
      [Event in keyof Tags[Name]['events'] as Handler<Event & string>]?: (
        event: Tags[Name]['events'][Event] & { readonly currentTarget: Tags[Name]['element'] },
      ) => void;
    };
};

type VueTags = { [Name in keyof Tags]: VueTag<Name> };

declare module 'vue' {
  interface GlobalComponents extends VueTags {}

  // Vue leaves it out, since its components have slots of their own.
  interface HTMLAttributes {
    slot?: string | undefined;
  }
}
