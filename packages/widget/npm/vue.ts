import type { HTMLAttributes } from 'vue';
import type { ElementOf, HandlersOf, MarkupOf, SongwaiTag } from './element-types.ts';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/**
 * `@songwai:not-found` in a template is `onSongwai:notFound` in what Vue makes of it, and so for its template checker; a function that renders may write
 * `onSongwai:not-found`, too.
 */
type Handlers<Tag extends SongwaiTag> = {
  [Name in keyof HandlersOf<Tag, ''> as `on${Capitalize<Name & string> | Capitalize<Camel<Name & string>>}`]: HandlersOf<
    Tag,
    ''
  >[Name];
};

/** An element as Vue's template checker reads components. */
type Component<Tag extends SongwaiTag> = new () => ElementOf<Tag> & {
  $props: Omit<HTMLAttributes, keyof MarkupOf<Tag>> & MarkupOf<Tag> & Handlers<Tag>;
};

type Elements = { [Tag in SongwaiTag]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
