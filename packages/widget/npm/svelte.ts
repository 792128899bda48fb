import type { HTMLAttributes } from 'svelte/elements';
import type { ElementOf, HandlersOf, MarkupOf, SongwaiTag } from './element-types.ts';

/** `onsongwai:booked` of Svelte 5, and `on:songwai:booked` of before. */
type Markup<Tag extends SongwaiTag> = Omit<HTMLAttributes<ElementOf<Tag>>, keyof MarkupOf<Tag>> &
  MarkupOf<Tag> &
  HandlersOf<Tag, 'on'> &
  HandlersOf<Tag, 'on:'>;

type Elements = { [Tag in SongwaiTag]: Markup<Tag> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
