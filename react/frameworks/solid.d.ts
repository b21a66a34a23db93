import type { Tags } from '../generated/tags.js';

/** Names of properties that are those of their attributes as well. */
type Plain<Name extends keyof Tags> = {
  [Property in keyof Tags[Name]['properties'] & string]: Property extends Lowercase<Property> ? Property : never;
}[keyof Tags[Name]['properties'] & string];

type Flag<Name extends keyof Tags> = {
  [Property in Plain<Name>]: [NonNullable<Tags[Name]['properties'][Property]>] extends [boolean] ? Property : never;
}[Plain<Name>];

type SolidTag<Name extends keyof Tags> = Omit<
  import('solid-js').JSX.HTMLAttributes<Tags[Name]['element']>,
  keyof Tags[Name]['properties'] | `on:${keyof Tags[Name]['events'] & string}`
> &
  Tags[Name]['properties'] &
  Tags[Name]['attributes'] & {
    [Property in keyof Tags[Name]['properties'] as `prop:${Property & string}`]?: Tags[Name]['properties'][Property];
  } & {
    [Attribute in Plain<Name> | (keyof Tags[Name]['attributes'] & string) as `attr:${Attribute}`]?:
      string | number | boolean | undefined;
  } & {
    [Attribute in Flag<Name> | (keyof Tags[Name]['attributes'] & string) as `bool:${Attribute}`]?: boolean | undefined;
  } & {
    [Event in keyof Tags[Name]['events'] as `on:${Event & string}`]?: (
      event: Tags[Name]['events'][Event] & {
        readonly target: Tags[Name]['element'];
        readonly currentTarget: Tags[Name]['element'];
      },
    ) => void;
  };

type SolidTags = { [Name in keyof Tags]: SolidTag<Name> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidTags {}
  }
}
