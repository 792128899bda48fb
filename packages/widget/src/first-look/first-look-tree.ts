import type { Language } from '@songwai/core/basics/language';

/** A text, the number of a text that differs between the languages, or an element with its attributes and children. */
export type LookNode =
  | string
  | number
  | readonly [tag: string, attributes: Readonly<Record<string, string | number>>, ...children: LookNode[]];

/** The first look of an element as the build has rendered it: the loader brings it, so that it is there before any other code is. */
export interface FirstLook {
  readonly tree: LookNode;
  readonly texts: Readonly<Record<Language, readonly string[]>>;
}

/** The build puts the booking's here (`build/first-look`); null while the sources run as they are, as in tests. */
export const bookingLook: FirstLook | null = null;
