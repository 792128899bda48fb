import type { LegalBlock } from '@songwai/core/terms/legal/legal-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { TableOfContents } from '@songwai/ui/table-of-contents/table-of-contents';
import { useSectionRead } from '@songwai/ui/table-of-contents/use-section-read';
import { Printer } from 'lucide';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ContentsBar } from './contents-bar.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import './legal-document.css';

/** A section; a text without parts is one section without a title. */
export interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

interface LegalDocumentProps {
  readonly title: string;
  /** Version, date, reading time. */
  readonly facts: string;
  /** A link to the version before. */
  readonly earlier?: ReactNode;
  /** That this is not the version in force. */
  readonly notice?: ReactNode;
  readonly summary?: ReactNode;
  /** Below the summary: who has yet to read the text. */
  readonly note?: string | null;
  readonly sections: readonly DocumentSection[];
}

/** A legal text: a summary first, and the contents as a route line beside it. */
export function LegalDocument({ title, facts, earlier, notice, summary, note, sections }: LegalDocumentProps) {
  const t = useTranslate();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useSectionRead(ids);
  const hasContents = sections.length > 1;

  // The browser looked for the section of the address before the text was there.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (ids.includes(id)) document.getElementById(id)?.scrollIntoView();
  }, [ids]);

  return (
    <main className="portal-legal" id="main">
      {hasContents ? (
        <div className="portal-legal__contents">
          <TableOfContents title={t('legal.contents')} entries={sections} current={current} />
        </div>
      ) : null}
      <article className="portal-legal__text">
        <h1 className="sw-heading--hero">{title}</h1>
        <p className="portal-legal__facts sw-soft">{facts}</p>
        <div className="portal-legal__actions sw-not-on-paper">
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            {t('legal.print')}
          </Button>
          {earlier}
        </div>
        {hasContents ? <ContentsBar entries={sections} current={current} /> : null}
        {notice ? <div className="portal-legal__notice">{notice}</div> : null}
        {summary ? <div className="portal-legal__summary">{summary}</div> : null}
        {note ? <p className="portal-legal__note sw-note">{note}</p> : null}
        {sections.map(({ id, title: heading, blocks }, index) => (
          <section key={id} className="portal-legal__section" id={id} aria-labelledby={heading ? `${id}-title` : undefined}>
            {heading ? (
              <h2 className="sw-heading" id={`${id}-title`}>
                {hasContents ? <span className="portal-legal__number sw-accent sw-figures">{index + 1}</span> : null}
                {heading}
              </h2>
            ) : null}
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
      </article>
    </main>
  );
}
