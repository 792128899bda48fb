import type { RowProgress, RowsFlow } from '@songwai/core/bulk/rows/rows-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { Stack } from '@songwai/ui/layout/stack';
import { Progress } from '@songwai/ui/progress/progress';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';

interface FindingProps {
  readonly progress: RowProgress;
  readonly flow: Pick<RowsFlow, 'stop' | 'retry'>;
}

/** The first search for the addresses of a file is on its way. */
export const isFinding = ({ status, done, total }: RowProgress): boolean => status === 'asking' && done < total;

/** How far the search for the addresses is. */
export function FindingCard({ progress, flow }: FindingProps) {
  const t = useTranslate();
  const { done, total } = progress;
  return (
    <Card padding="large">
      <Stack>
        <Progress
          label={t('rows.finding')}
          value={done / total}
          valueText={t('rows.doneOf', { done, total })}
          cancel={
            <Button variant="quiet" onClick={flow.stop}>
              {t('rows.findStop')}
            </Button>
          }
        />
        <Skeleton width="60%" />
        <Skeleton width="45%" />
        <Skeleton width="70%" />
      </Stack>
    </Card>
  );
}

/** What is left of the search: it was stopped, or some rows have no answer. */
export function FindingNotice({ progress, flow }: FindingProps) {
  const t = useTranslate();
  const { status, done, total, failed } = progress;
  if (status === 'stopped' && done < total)
    return (
      <Banner tone="info" title={t('rows.findStopped')} action={<Button onClick={flow.retry}>{t('rows.findContinue')}</Button>}>
        {t('rows.doneOf', { done, total })}
      </Banner>
    );
  if (failed === 0) return null;
  return (
    <Banner
      tone="warn"
      title={t('rows.findFailed', { count: failed })}
      action={
        <Button isLoading={status === 'asking'} onClick={flow.retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('rows.findFailedHelp')}
    </Banner>
  );
}
