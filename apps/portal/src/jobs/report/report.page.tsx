import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../routes/route-entry.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { jobQuery } from '../job.queries.ts';
import { JobReport } from './job-report.tsx';
import { ReportSearch } from './report-search.tsx';
import './report.page.css';

function Report({ jobId }: { readonly jobId: string }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(jobQuery(transport, jobId));
  if (query.data) return <JobReport job={query.data} />;
  const error = query.error instanceof GatewayError ? query.error : null;
  if (query.data === null || error?.code === 404)
    return (
      <Stack gap="large">
        <h1 className="sw-heading--page">{t('report.notFoundTitle')}</h1>
        <p className="sw-soft">{t('report.notFound')}</p>
        <ReportSearch />
      </Stack>
    );
  if (query.isError)
    return (
      <ErrorState
        headingLevel={1}
        title={t('report.failedTitle')}
        retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
      >
        {error?.kind === 'business' ? gatewayErrorText(error, t) : t('errors.serverError')}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={t('portal.loading')}>
      <Stack gap="large">
        <Skeleton shape="block" width="52%" height="34px" />
        <Skeleton shape="block" height="120px" />
        <Skeleton shape="block" height="220px" />
      </Stack>
    </SkeletonGroup>
  );
}

/** A job to print; without a number in the address it asks for one (spec §2 "job/report"). */
export function ReportPage({ params: { jobId = '' } }: PageProps) {
  const t = useTranslate();
  return (
    <main id="main" className="portal-report">
      {jobId === '' ? (
        <Stack gap="large">
          <h1 className="sw-heading--page">{t('report.askTitle')}</h1>
          <ReportSearch />
        </Stack>
      ) : (
        <Report key={jobId} jobId={jobId} />
      )}
    </main>
  );
}
