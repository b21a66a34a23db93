import type { Tags } from '../generated/tags.js';

type SvelteTag<Name extends keyof Tags> = Omit<
  import('svelte/elements').HTMLAttributes<Tags[Name]['element']>,
  keyof Tags[Name]['properties'] | `on${keyof Tags[Name]['events'] & string}`
> &
  Tags[Name]['properties'] &
  Tags[Name]['attributes'] & {
    // `onconfirm` since Svelte 5, `on:confirm` before.
    [Event in keyof Tags[Name]['events'] as `on${'' | ':'}${Event & string}`]?: (
      event: Tags[Name]['events'][Event] & { readonly currentTarget: Tags[Name]['element'] },
    ) => void;
  };

type SvelteTags = { [Name in keyof Tags]: SvelteTag<Name> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
