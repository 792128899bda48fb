import type { HTMLAttributes } from 'preact';
import type { ElementOf, HandlersOf, MarkupOf, SongwaiTag } from './element-types.ts';

type Markup<Tag extends SongwaiTag> = Omit<HTMLAttributes<ElementOf<Tag>>, keyof MarkupOf<Tag>> &
  MarkupOf<Tag> &
  HandlersOf<Tag, 'on'>;

type Elements = { [Tag in SongwaiTag]: Markup<Tag> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
