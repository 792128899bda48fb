import { readingMinutesOf } from '@songwai/core/terms/legal/legal-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PageProps } from '../routes/route-entry.ts';
import { LazyErrorPage } from '../shell/errors/lazy-error-page.tsx';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { LegalDocument } from './document/legal-document.tsx';
import { LegalFailed } from './document/legal-failed.tsx';
import { LegalSkeleton } from './document/legal-skeleton.tsx';
import { longDate } from './long-date.ts';
import { partnerTermsQuery } from './partner-terms.queries.ts';

/** A partner's own terms in the paragraphs that it published. */
export function PartnerTermsPage({ params: { partner = '' } }: PageProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { transport } = usePortal();
  const query = useQuery(partnerTermsQuery(transport, partner));
  const words = query.data?.text[language] ?? '';
  const sections = useMemo(
    () => [{ id: 'terms', title: '', blocks: words.split(/\n{2,}/).map((paragraph) => ({ paragraph: [paragraph] })) }],
    [words],
  );

  return (
    <QueryFrame
      query={query}
      skeleton={<LegalSkeleton />}
      empty={<LazyErrorPage code="404" />}
      failed={(retry) => <LegalFailed onRetry={retry} />}
    >
      {(terms) => (
        <LegalDocument
          title={t('legal.partnerTitle', { partner: terms.partnerName })}
          facts={t('legal.partnerFacts', {
            version: terms.version,
            date: longDate(terms.publishedAt, language),
            minutes: readingMinutesOf(words, language),
          })}
          sections={sections}
        />
      )}
    </QueryFrame>
  );
}
