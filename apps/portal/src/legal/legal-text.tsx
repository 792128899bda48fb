import type { LegalKind } from '@songwai/core/terms/legal/legal-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useLanguage } from '../shell/language/use-language.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { startupQuery } from '../shell/startup.queries.ts';
import { LegalDocument } from './document/legal-document.tsx';
import { LegalFailed } from './document/legal-failed.tsx';
import { LegalSkeleton } from './document/legal-skeleton.tsx';
import { legalTextQuery } from './legal-text.queries.ts';
import { isAcceptedByUsers, legalPaths, placeOf, versionShown } from './legal-versions.ts';
import { longDate } from './long-date.ts';

/** One of our texts, in the version in force or in that of the address, so that every accepted version stays readable. */
export function LegalText({ kind }: { readonly kind: LegalKind }) {
  const t = useTranslate();
  const language = useLanguage();
  const portal = usePortal();
  const [search] = useSearchParams();
  const startup = useQuery({ ...startupQuery(portal), enabled: isAcceptedByUsers(kind) });
  const inForce = startup.data?.termsVersion;
  // The text is shown even if the gateway does not answer.
  const isKnown = !isAcceptedByUsers(kind) || inForce !== undefined || startup.isError;
  const version = versionShown({ kind, asked: search.get('version'), inForce });
  const query = useQuery({ ...legalTextQuery({ kind, language, version }), enabled: isKnown });

  return (
    <QueryFrame query={query} skeleton={<LegalSkeleton />} failed={(retry) => <LegalFailed onRetry={retry} />}>
      {(text) => {
        const { number, earlier, state } = placeOf(kind, text.version, inForce);
        return (
          <LegalDocument
            title={text.title}
            facts={t('legal.facts', { version: number, date: longDate(text.effectiveOn, language), minutes: text.minutes })}
            earlier={
              earlier ? (
                <LocalLink kind="standalone" to={`${legalPaths[kind]}?version=${earlier}`}>
                  {t('legal.earlier')}
                </LocalLink>
              ) : null
            }
            notice={
              state === 'current' ? null : (
                <Banner tone="warn" title={t(state === 'old' ? 'legal.old' : 'legal.coming')}>
                  <LocalLink to={legalPaths[kind]}>{t('legal.current')}</LocalLink>
                </Banner>
              )
            }
            summary={
              <Banner tone="info" title={t('legal.summary')}>
                {text.summary}
              </Banner>
            }
            note={text.isReviewed ? null : t('legal.unreviewed')}
            sections={text.sections}
          />
        );
      }}
    </QueryFrame>
  );
}
