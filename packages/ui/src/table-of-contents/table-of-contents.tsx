import { useId } from 'react';
import { type ContentsEntry, ContentsLine } from '../contents-line/contents-line.tsx';
import './table-of-contents.css';

export interface TableOfContentsProps {
  /** "On this page"; names the navigation. */
  readonly title: string;
  /** A stable array: the parts in their order, by the ids of their elements. */
  readonly entries: readonly ContentsEntry[];
  /** Index of the part being read, from `useSectionRead`. */
  readonly current: number;
}

/** The contents of a long page as the route line, beside it. */
export function TableOfContents({ title, entries, current }: TableOfContentsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className="sw-table-of-contents__title sw-note" id={id}>
        {title}
      </h2>
      <ContentsLine entries={entries} current={current} />
    </nav>
  );
}
