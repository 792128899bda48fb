import { formatJobId } from '@songwai/core/basics/ids';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { LostWay } from '@songwai/ui/illustration/lost-way';
import { Stack } from '@songwai/ui/layout/stack';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import type { PageProps } from '../routes/route-entry.ts';
import { useAddress } from '../routes/use-address.ts';
import { useLanguage } from '../shell/language/use-language.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { jobToRateQuery } from '../shell/ratings/job-rating.queries.ts';
import { LinkRating } from '../shell/ratings/link-rating.tsx';
import { JobLine } from './job-line.tsx';
import './rating.page.css';

/** Stars of a link in a message: `?stars=4`; null for anything else. */
const starsIn = (search: string): number | null => {
  const stars = new URLSearchParams(search).get('stars') ?? '';
  return /^[1-5]$/.test(stars) ? Number(stars) : null;
};

function PageLink({ to, text, variant }: { to: string; text: string; variant?: 'primary' }) {
  return (
    <Link href={localizedPath(useLanguage(), to)} className={buttonClass({ variant })}>
      {text}
    </Link>
  );
}

/** The rating behind a link, for whoever has it: the job's line, and how the driver was (spec §2 `/rating/:token`). */
export function RatingPage({ params: { token = '' } }: PageProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { search } = useAddress();
  const query = useQuery(jobToRateQuery(transport, token));
  const [isRated, setRated] = useState(false);
  return (
    <main className="portal-rating" id="main">
      <QueryFrame
        query={query}
        skeleton={
          <SkeletonGroup label={t('portal.loading')}>
            <Skeleton shape="block" height="320px" />
          </SkeletonGroup>
        }
        empty={
          <EmptyState
            drawing={<LostWay />}
            title={t('opinion.unknown')}
            headingLevel={1}
            action={<PageLink to="/neworder" text={t('opinion.book')} variant="primary" />}
          >
            {t('opinion.unknownHelp')}
          </EmptyState>
        }
        failed={(retry) => (
          <ErrorState title={t('opinion.failed')} headingLevel={1} retry={{ label: t('common.retry'), onRetry: retry }}>
            {t('opinion.failedHelp')}
          </ErrorState>
        )}
      >
        {(toRate) => {
          const { jobId, trackingId, stops } = toRate.job;
          const trackLink = <PageLink to={`/t/${trackingId}`} text={t('opinion.track')} />;
          if (!toRate.mayRate && toRate.rating === null && !isRated) {
            return (
              <EmptyState title={t('opinion.notYet')} headingLevel={1} action={trackLink}>
                {t('opinion.notYetHelp')}
              </EmptyState>
            );
          }
          return (
            <Stack gap="large">
              <PageHeader title={t('opinion.title')} detail={t('opinion.jobNumber', { id: formatJobId(jobId) })} />
              <LinkRating ratingToken={token} toRate={toRate} firstStars={starsIn(search)} onRated={() => setRated(true)} />
              <JobLine stops={stops} date={toRate.job.date} />
              <Stack direction="row" gap="small">
                {trackLink}
                {isRated || toRate.rating !== null ? <PageLink to="/neworder" text={t('opinion.book')} /> : null}
              </Stack>
            </Stack>
          );
        }}
      </QueryFrame>
    </main>
  );
}
