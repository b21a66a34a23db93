import type React from 'react';
import type { Tags } from './generated/tags.js';
import type { Handler } from './element-types.js';

/**
 * The JSX props of a tag without a wrapper. React 19 sets properties if they exist, else attributes, and listens to an event
 * by `on` and its exact name. React 18 sets attributes only.
 */
export type BareTag<Name extends keyof Tags> = Omit<
  React.HTMLAttributes<Tags[Name]['element']>,
  keyof Tags[Name]['properties']
> &
  React.RefAttributes<Tags[Name]['element']> & { class?: string } & Tags[Name]['properties'] &
  Tags[Name]['attributes'] & {
    [Event in keyof Tags[Name]['events'] as `on${Event & string}`]?: Handler<
      Tags[Name]['events'][Event] & globalThis.Event,
      Tags[Name]['element']
    >;
  };

type BareTags = { [Name in keyof Tags]: BareTag<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends BareTags {}
  }
}
