import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementOf, HandlersOf, MarkupOf, SongwaiTag } from './element-types.ts';

type Markup<Tag extends SongwaiTag> = Omit<
  DetailedHTMLProps<HTMLAttributes<ElementOf<Tag>>, ElementOf<Tag>>,
  keyof MarkupOf<Tag>
> &
  MarkupOf<Tag> &
  HandlersOf<Tag, 'on'> & { class?: string | undefined };

type Elements = { [Tag in SongwaiTag]: Markup<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
