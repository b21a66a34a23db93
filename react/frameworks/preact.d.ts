import type { Tags } from '../generated/tags.js';

type Heard<Name extends keyof Tags, Event extends keyof Tags[Name]['events']> = (
  event: Tags[Name]['events'][Event] & {
    readonly target: Tags[Name]['element'];
    readonly currentTarget: Tags[Name]['element'];
  },
) => void;

/** `on` and the exact name; also `onInput` and `onChange`, as for native fields. */
type PreactTag<Name extends keyof Tags> = Omit<
  import('preact').HTMLAttributes<Tags[Name]['element']>,
  keyof Tags[Name]['properties'] | `on${keyof Tags[Name]['events'] & string}` | 'onInput' | 'onChange'
> &
  Tags[Name]['properties'] &
  Tags[Name]['attributes'] & {
    [Event in keyof Tags[Name]['events'] as `on${Event & string}`]?: Heard<Name, Event>;
  } & {
    [
      Event in 'input' | 'change' as Event extends keyof Tags[Name]['events'] ? `on${Capitalize<Event>}` : never
    ]?: Event extends keyof Tags[Name]['events'] ? Heard<Name, Event> : never;
  };

type PreactTags = { [Name in keyof Tags]: PreactTag<Name> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactTags {}
  }
}
