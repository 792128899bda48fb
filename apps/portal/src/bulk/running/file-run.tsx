import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { refreshUser } from '../../shell/session/use-user.ts';
import { bulkQuery } from '../bulk.queries.ts';
import { BulkHead } from '../bulk-head.tsx';
import { RunResult } from '../result/run-result.tsx';
import { RunProgress } from './run-progress.tsx';
import { useRunActions } from './use-run-actions.ts';

interface FileRunProps {
  readonly bulkId: string;
}

/** A file that has been started: its progress, and in the end its result. */
export function FileRun({ bulkId }: FileRunProps) {
  const t = useTranslate();
  const portal = usePortal();
  const { transport } = portal;
  const navigate = useLocalizedNavigate();
  const query = useQuery(bulkQuery(transport, bulkId));
  const actions = useRunActions(bulkId);
  const bulk = query.data;
  const isDone = bulk?.status === 'done';
  const isPaidByWallet = bulk?.paymentType === paymentType.prepaid;
  // What was put aside, paid and given back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each state of the file the wallet is another
  useEffect(() => {
    if (isPaidByWallet) refreshUser(portal).catch(portal.onError);
  }, [portal, isPaidByWallet, bulk?.status, bulk?.isStopping]);
  return (
    <Stack>
      <BulkHead
        step={isDone ? 'done' : 'book'}
        file={bulk ? { name: bulk.fileName, rowCount: bulk.dropCount + bulk.leftCount } : null}
        onChangeFile={() => navigate('/upload')}
      />
      {bulk ? (
        isDone ? (
          <RunResult {...{ bulk, actions }} onMend={() => navigate(`/upload?again=${bulkId}&left=1`)} />
        ) : (
          <RunProgress {...{ bulk, actions }} />
        )
      ) : query.isError || query.data === null ? (
        <ErrorState
          title={t('trips.failed')}
          retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
        >
          {t('trips.failedHelp')}
        </ErrorState>
      ) : (
        <Skeleton shape="block" height="240px" />
      )}
    </Stack>
  );
}
