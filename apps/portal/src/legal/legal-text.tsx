import { type LegalKind, readingMinutes } from '@songwai/core/terms/legal/legal-text';
import { isLegalVersion } from '@songwai/core/terms/legal-version';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { startupQuery } from '../shell/startup.queries.ts';
import { LegalDocument } from './legal-document.tsx';
import { LegalFailed } from './legal-failed.tsx';
import { LegalSkeleton } from './legal-skeleton.tsx';
import { legalTextQuery } from './legal-text.queries.ts';
import { longDate } from './long-date.ts';

/** One of our texts, in the version in force or in that of the address, so that every accepted version stays readable. */
export function LegalText({ kind }: { readonly kind: LegalKind }) {
  const t = useTranslate();
  const language = useLanguage();
  const portal = usePortal();
  const [search] = useSearchParams();
  const startup = useQuery(startupQuery(portal));
  const asked = search.get('version') ?? '';
  const version = isLegalVersion(asked) ? asked : startup.data?.termsVersion;
  // The text is shown even if the gateway does not answer.
  const isKnown = version !== undefined || startup.isError;
  const query = useQuery({ ...legalTextQuery({ kind, language, version }), enabled: isKnown });

  return (
    <QueryFrame query={query} skeleton={<LegalSkeleton />} failed={(retry) => <LegalFailed onRetry={retry} />}>
      {(text) => (
        <LegalDocument
          title={text.title}
          facts={t('legal.facts', {
            version: text.version,
            date: longDate(text.effectiveOn, language),
            minutes: readingMinutes(text, language),
          })}
          summary={
            <div className="portal-legal__summary">
              <Banner tone="info" title={t('legal.summary')}>
                {text.summary}
              </Banner>
            </div>
          }
          sections={text.sections}
        />
      )}
    </QueryFrame>
  );
}
