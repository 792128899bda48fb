import type { HTMLAttributes } from 'vue';
import type { ElementOf, HandlersOf, MarkupOf, SongwaiTag } from './element-types.ts';

/** `@songwai:booked` in a template is `onSongwai:booked` in the types. */
type Handlers<Tag extends SongwaiTag> = {
  [Name in keyof HandlersOf<Tag, ''> as `on${Capitalize<Name & string>}`]: HandlersOf<Tag, ''>[Name];
};

/** An element as Vue's template checker reads components. */
type Component<Tag extends SongwaiTag> = new () => ElementOf<Tag> & {
  $props: Omit<HTMLAttributes, keyof MarkupOf<Tag>> & MarkupOf<Tag> & Handlers<Tag>;
};

type Elements = { [Tag in SongwaiTag]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
