import type { Tags } from '../generated/tags.js';

/** `nc-request` -> `ncRequest`, as templates name listeners. */
type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;

type VueTag<Name extends keyof Tags> = new () => {
  $props: Omit<import('vue').HTMLAttributes, keyof Tags[Name]['properties']> &
    Tags[Name]['properties'] &
    Tags[Name]['attributes'] & {
      [Event in keyof Tags[Name]['events'] as `on${Capitalize<Camel<Event & string>>}`]?: (
        event: Tags[Name]['events'][Event],
      ) => void;
    };
};

type VueTags = { [Name in keyof Tags]: VueTag<Name> };

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
