import { RatingTexts } from '@songwai/features/ratings/rating-texts';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { type ReactNode, useState } from 'react';
import { DeliveredRating } from '../shell/ratings/delivered-rating.tsx';

export interface RateJobProps {
  readonly jobId: string;
  /** Above the question: the way back to other jobs. */
  readonly above?: ReactNode;
  readonly onRated?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog that rates one job (spec §3 "dialogs"). Before it is sent, leaving means later. */
export function RateJob(props: RateJobProps) {
  return (
    <RatingTexts>
      <RateDialog {...props} />
    </RatingTexts>
  );
}

function RateDialog({ jobId, above, onRated, onClose }: RateJobProps) {
  const t = useTranslate();
  const [isRated, setRated] = useState(false);
  return (
    <Dialog
      isOpen
      presentation="sheet"
      title={t('rating.dialogTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button variant={isRated ? 'primary' : 'quiet'} isFullWidth onClick={onClose}>
          {isRated ? t('common.done') : t('rating.later')}
        </Button>
      }
    >
      {above}
      <DeliveredRating
        key={jobId}
        jobId={jobId}
        headingLevel={3}
        onRated={() => {
          setRated(true);
          onRated?.();
        }}
      />
    </Dialog>
  );
}
