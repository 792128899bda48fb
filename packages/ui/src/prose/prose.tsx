import type { ReactNode } from 'react';
import './prose.css';

export interface ProseProps {
  /** Paragraphs, lists, second- and third-level headings, quotations, tables of text. */
  readonly children: ReactNode;
}

/** Text to be read in full: an article, terms, an answer. At most 720 px wide, lines far enough apart for Thai's marks. */
export function Prose({ children }: ProseProps) {
  return <div className="sw-prose sw-prose-body">{children}</div>;
}
