import type { SongwaiElements, SongwaiEventMap } from './elements.ts';

/** The tag of one of our elements. */
export type SongwaiTag = keyof SongwaiElements;

export type ElementOf<Tag extends SongwaiTag> = SongwaiElements[Tag]['element'];

/** What can be set on an element, as properties. */
export type PropertiesOf<Tag extends SongwaiTag> = SongwaiElements[Tag]['properties'];

/** An element's attributes as markup has them, and its properties. */
export type MarkupOf<Tag extends SongwaiTag> = SongwaiElements[Tag]['properties'] &
  Omit<SongwaiElements[Tag]['attributes'], keyof SongwaiElements[Tag]['properties']>;

/** A handler for each event of an element, under its name with a prefix: `onsongwai:booked`. */
export type HandlersOf<Tag extends SongwaiTag, Prefix extends string> = {
  [Name in SongwaiElements[Tag]['events'] as `${Prefix}${Name}`]?: ((event: SongwaiEventMap[Name]) => void) | undefined;
};
