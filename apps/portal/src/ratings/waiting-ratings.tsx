import { formatJobId } from '@songwai/core/basics/ids';
import type { UnratedJob } from '@songwai/core/ratings/calls';
import { RatingTexts } from '@songwai/features/ratings/rating-texts';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { RateJob } from './rate-job.tsx';

export interface WaitingRatingsProps {
  /** At least one. */
  readonly jobs: readonly UnratedJob[];
  readonly onClose: () => void;
}

/** The jobs that wait for a rating, one after the other; a single one opens at once (spec §4). */
export function WaitingRatings(props: WaitingRatingsProps) {
  return (
    <RatingTexts>
      <WaitingDialog {...props} />
    </RatingTexts>
  );
}

function WaitingDialog({ jobs: first, onClose }: WaitingRatingsProps) {
  const t = useTranslate();
  // As they were when the dialog opened, without those that were rated here: the list does not change under the finger.
  const [jobs] = useState(first);
  const [ratedIds, setRatedIds] = useState<readonly string[]>([]);
  const only = jobs.length === 1 ? jobs[0] : undefined;
  const [openId, setOpenId] = useState<string | null>(only?.jobId ?? null);
  const open = jobs.filter(({ jobId }) => !ratedIds.includes(jobId));

  if (openId !== null) {
    return (
      <RateJob
        key={openId}
        jobId={openId}
        onClose={only || open.length === 0 ? onClose : () => setOpenId(null)}
        onRated={() => setRatedIds([...ratedIds, openId])}
        above={
          only ? undefined : (
            <Button variant="quiet" icon={ArrowLeft} onClick={() => setOpenId(null)}>
              {t('rating.back')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <Dialog
      isOpen
      presentation="sheet"
      title={t('rating.waitingTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button variant="quiet" isFullWidth onClick={onClose}>
          {t('rating.later')}
        </Button>
      }
    >
      <p className="sw-soft">{t('rating.waitingHelp')}</p>
      <List
        label={t('rating.waitingTitle')}
        loadingLabel={t('portal.loading')}
        items={open.map((job) => ({ ...job, id: job.jobId }))}
        empty={<p>{t('rating.waitingNone')}</p>}
        renderItem={({ jobId, driverName, date, time }) => (
          <ListRow
            title={driverName}
            detail={
              <>
                {t('rating.jobNumber', { id: formatJobId(jobId) })} · <span className="sw-figures">{`${date} ${time}`}</span>
              </>
            }
            onPress={() => setOpenId(jobId)}
          />
        )}
      />
    </Dialog>
  );
}
