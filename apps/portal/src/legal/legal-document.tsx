import type { LegalBlock } from '@songwai/core/terms/legal/legal-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { TableOfContents } from '@songwai/ui/table-of-contents/table-of-contents';
import { useSectionRead } from '@songwai/ui/table-of-contents/use-section-read';
import { Printer } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { ContentsBar } from './contents-bar.tsx';
import { PrivacyContactsCard } from './privacy-contacts.tsx';
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
  readonly summary?: ReactNode;
  readonly sections: readonly DocumentSection[];
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p className="sw-prose">{block}</p>;
  if ('contacts' in block) return <PrivacyContactsCard />;
  return (
    <ul className="sw-prose">
      {block.list.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

/** A legal text: a summary first, and the contents as a route line beside it. */
export function LegalDocument({ title, facts, summary, sections }: LegalDocumentProps) {
  const t = useTranslate();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useSectionRead(ids);
  const hasContents = sections.length > 1;
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
        <div className="portal-legal__print sw-not-on-paper">
          <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
            {t('legal.print')}
          </Button>
        </div>
        {hasContents ? <ContentsBar entries={sections} current={current} /> : null}
        {summary}
        {sections.map(({ id, title: heading, blocks }, index) => (
          <section key={id} className="portal-legal__section" id={id} aria-labelledby={heading ? `${id}-title` : undefined}>
            {heading ? (
              <h2 className="sw-heading" id={`${id}-title`}>
                {hasContents ? <span className="portal-legal__number sw-accent sw-figures">{index + 1}</span> : null}
                {heading}
              </h2>
            ) : null}
            {blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is nothing but its place in the section
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}
