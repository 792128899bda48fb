import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { TrackingSkeleton } from '@songwai/features/tracking/tracking-skeleton';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { SearchX, WifiOff } from 'lucide';
import { LocalLink } from '../../shell/local-link.tsx';
import { JobFrame } from './job-frame.tsx';

/** The shape of the page before its job is there. */
export function JobLoading() {
  return (
    <JobFrame>
      <TrackingSkeleton />
    </JobFrame>
  );
}

/** No job of this number among those that the caller may see. */
export function JobNotFound() {
  const t = useTranslate();
  return (
    <JobFrame>
      <ErrorState
        headingLevel={1}
        icon={SearchX}
        title={t('job.notFoundTitle')}
        action={<LocalLink to="/dashboard">{t('job.back')}</LocalLink>}
      >
        {t('job.notFound')}
      </ErrorState>
    </JobFrame>
  );
}

interface JobFailedProps {
  readonly error: GatewayError | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The gateway's own sentence where it gave one, else that something went wrong (spec §8 "Job detail fails"). */
export function JobFailed({ error, isRetrying, onRetry }: JobFailedProps) {
  const t = useTranslate();
  const reason = error?.kind === 'business' ? gatewayErrorText(error, t) : t('errors.serverError');
  return (
    <JobFrame>
      <ErrorState
        headingLevel={1}
        icon={WifiOff}
        title={t('job.failedTitle')}
        retry={{ label: t('common.retry'), onRetry, isRetrying }}
      >
        <p>{reason}</p>
        <p>{t('job.failedHelp')}</p>
      </ErrorState>
    </JobFrame>
  );
}
