/** The names of the built-in icons. */
export type BuiltInIcon =
  | 'success'
  | 'success-no-circle'
  | 'info'
  | 'warn'
  | 'waiting'
  | 'cancel'
  | 'clear'
  | 'download'
  | 'search'
  | 'close'
  | 'back'
  | 'forward'
  | 'home'
  | 'menu'
  | 'share'
  | 'more'
  | 'star'
  | 'heart'
  | 'user'
  | 'settings'
  | 'grid'
  | 'bolt'
  | 'eye'
  | 'phone'
  | 'image'
  | 'edit'
  | 'mail'
  | 'message'
  | 'qr-code'
  | 'rotate'
  | 'copy'
  | 'globe'
  | 'chat'
  | 'headphones'
  | 'location'
  | 'locate'
  | 'navigate';

/**
 * The names of icons. Apps add those that they register:
 *
 *     declare module 'nacre/elements/icon' {
 *       interface IconNames { rocket: unknown }
 *     }
 */
export interface IconNames extends Record<BuiltInIcon, unknown> {}

/** Other runtimes write `success_no_circle`. */
type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name;

/** The name of an icon of a registered library. */
type LibraryIconName = `${string}:${string}`;

/** The name of an icon; empty for none. */
export type IconName = '' | Underscored<keyof IconNames & string> | (keyof IconNames & string) | LibraryIconName;

/** The address of a picture, which has a slash, a dot or a colon: no name of an icon has. */
export type PictureAddress = `${string}${'/' | '.' | ':'}${string}`;

/** What an `icon` of an element takes. */
export type IconSource = IconName | PictureAddress;

/** In lists of data, which may come from a server: any text, with the names for editors. */
export type IconData = IconSource | (string & {});
