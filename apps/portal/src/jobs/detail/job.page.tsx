import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../routes/route-entry.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { jobQuery } from '../job.queries.ts';
import { JobFailed, JobLoading, JobNotFound } from './job-faces.tsx';
import { JobView } from './job-view.tsx';

/** One job of the customer's own: who is where, what it costs, what can be done (spec §3 "Job detail"). */
export function JobPage({ params: { jobId = '' } }: PageProps) {
  const { transport } = usePortal();
  const query = useQuery(jobQuery(transport, jobId));
  const handleChanged = async () => {
    await query.refetch();
  };
  if (query.data) return <JobView key={query.data.jobId} job={query.data} onChanged={handleChanged} />;
  const error = query.error instanceof GatewayError ? query.error : null;
  if (query.data === null || error?.code === 404) return <JobNotFound />;
  if (!query.isError) return <JobLoading />;
  return <JobFailed error={error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
}
