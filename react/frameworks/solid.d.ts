import type { Tags } from '../generated/tags.js';

type SolidTag<Name extends keyof Tags> = Omit<
  import('solid-js').JSX.HTMLAttributes<Tags[Name]['element']>,
  keyof Tags[Name]['properties']
> &
  Tags[Name]['properties'] &
  Tags[Name]['attributes'] & {
    [Property in keyof Tags[Name]['properties'] as `prop:${Property & string}`]?: Tags[Name]['properties'][Property];
  } & {
    [Event in keyof Tags[Name]['events'] as `on:${Event & string}`]?: (
      event: Tags[Name]['events'][Event] & { readonly currentTarget: Tags[Name]['element'] },
    ) => void;
  };

type SolidTags = { [Name in keyof Tags]: SolidTag<Name> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidTags {}
  }
}
