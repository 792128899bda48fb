import { formatBaht } from '@songwai/core/basics/money';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Icon } from '@songwai/ui/icon/icon';
import { Stack } from '@songwai/ui/layout/stack';
import { CalendarClock } from 'lucide';
import { useState } from 'react';
import { CancelFees } from './cancel-fees.tsx';
import { type CancelReason, cancelReasons, wireReason } from './cancel-reason.ts';
import type { JobActionProps } from './job-action-props.ts';
import { PostponeJob } from './postpone-job.tsx';
import { discountsBackText, refundText } from './refund-text.ts';
import { SupportContact } from './support-contact.tsx';
import { type Cancellation, useCancellation } from './use-cancellation.ts';
import './job-actions.css';

/** Asks before a job is cancelled, with the fee in its title; offers another time where the goods are only not ready. */
export function CancelDialog(props: JobActionProps) {
  const { job } = props;
  const [isPostponing, setIsPostponing] = useState(false);
  const cancellation = useCancellation(props);
  if (isPostponing) return <PostponeJob {...props} />;
  if (cancellation.feeSatang === null) return <NotPossible {...props} refusal={cancellation.refusal} />;
  const mayPostpone = cancellation.feeSatang === 0 && job.status !== 'expired' && job.actions.includes('postpone');
  const handlePostpone = mayPostpone ? () => setIsPostponing(true) : null;
  return <Question {...props} {...cancellation} feeSatang={cancellation.feeSatang} onPostpone={handlePostpone} />;
}

type QuestionProps = JobActionProps &
  Cancellation & {
    readonly feeSatang: number;
    /** Null where the pick-up cannot be postponed. */
    readonly onPostpone: (() => void) | null;
  };

function Question({ job, onClose, feeSatang, hasFeeChanged, problem, isBusy, cancel, onPostpone }: QuestionProps) {
  const t = useTranslate();
  const [reason, setReason] = useState<CancelReason | ''>('');
  const fee = formatBaht(feeSatang);
  const isFree = feeSatang === 0;
  const whereDriver = job.status === 'assigned' ? t('actions.notThereYet') : t('actions.noDriverYet');
  const handleCancel = () => cancel(wireReason(reason));

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isFree ? t('actions.cancelFree') : t('actions.cancelFee', { fee })}
      closeLabel={t('common.close')}
      presentation="sheet"
      isLocked={isBusy}
      footer={
        <div className={`portal-job-foot portal-job-foot--${isFree ? 'free' : 'fee'}`}>
          <Button variant={isFree ? 'secondary' : 'primary'} isDisabled={isBusy} onClick={onClose}>
            {t('actions.keep')}
          </Button>
          <Button variant={isFree ? 'danger' : 'quiet'} isLoading={isBusy} onClick={handleCancel}>
            {isFree ? t('actions.cancelNow') : <span className="sw-problem">{t('actions.cancelAndPay', { fee })}</span>}
          </Button>
        </div>
      }
    >
      <Stack>
        <p className="sw-soft">
          {isFree
            ? [whereDriver, refundText(job, t), discountsBackText(job, t)].filter(Boolean).join(' ')
            : [t('actions.cancelFeeLead'), discountsBackText(job, t)].filter(Boolean).join(' ')}
        </p>
        {hasFeeChanged ? <Banner tone="warn">{isFree ? t('actions.feeGone') : t('actions.feeChanged', { fee })}</Banner> : null}
        {isFree ? null : <CancelFees job={job} feeSatang={feeSatang} />}
        {onPostpone ? <PostponeOffer onPostpone={onPostpone} isDisabled={isBusy} /> : null}
        <div>
          <p aria-hidden="true" className="portal-job-reason">
            <span className="sw-strong">{t('actions.reason')}</span>{' '}
            <span className="sw-soft">{t('actions.reasonOptional')}</span>
          </p>
          <ChoiceChips
            label={`${t('actions.reason')} ${t('actions.reasonOptional')}`}
            value={reason}
            onChange={setReason}
            options={cancelReasons.map(({ value, text }) => ({ value, label: t(text) }))}
          />
        </div>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
      </Stack>
    </Dialog>
  );
}

function PostponeOffer({ onPostpone, isDisabled }: { readonly onPostpone: () => void; readonly isDisabled: boolean }) {
  const t = useTranslate();
  return (
    <Card tone="tint">
      <div className="portal-job-offer">
        <Icon icon={CalendarClock} />
        <div>
          <p className="sw-strong">{t('actions.postponeOffer')}</p>
          <p className="sw-note">{t('actions.postponeOfferDetail')}</p>
        </div>
        <Button isDisabled={isDisabled} onClick={onPostpone}>
          {t('actions.postpone')}
        </Button>
      </div>
    </Card>
  );
}

function NotPossible({ job, onClose, refusal }: JobActionProps & { readonly refusal: string }) {
  const t = useTranslate();
  const lead = isJobOver(job.status) ? t('actions.overLead') : t('actions.cancelNoLead');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('actions.cancelNo')}
      closeLabel={t('common.close')}
      presentation="sheet"
      footer={
        <div className="portal-job-foot">
          <Button variant="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
          <SupportContact />
        </div>
      }
    >
      <p className="sw-soft" role={refusal ? 'alert' : undefined}>
        {refusal || lead}
      </p>
    </Dialog>
  );
}
