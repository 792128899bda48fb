import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { Job } from '@songwai/core/jobs/job';
import { wayText } from '@songwai/core/jobs/way-text';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Stack } from '@songwai/ui/layout/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';
import { placesOf } from '../list/job-words.ts';
import { type CancelResult, cancellable, cancelMany } from './cancel-many.ts';

interface CancelDialogProps {
  readonly jobs: readonly Job[];
  /** Called with the ids of the jobs that were cancelled. */
  readonly onClose: (cancelledIds: readonly string[]) => void;
}

/** Says what cancelling the chosen jobs costs before it asks, and afterwards what became of each. */
export function CancelDialog({ jobs, onClose }: CancelDialogProps) {
  const t = useTranslate();
  const { transport, onError } = usePortal();
  const queries = useQueryClient();
  // What was asked stays as it was, though the list behind it changes.
  const [asked] = useState(() => cancellable(jobs));
  const [others] = useState(() => jobs.length - asked.length);
  const [isWorking, setIsWorking] = useState(false);
  const [results, setResults] = useState<readonly CancelResult[] | null>(null);
  const fee = asked.reduce((sum, { feeSatang }) => sum + feeSatang, 0);
  const count = asked.length;
  const resultOf = (jobId: string) => results?.find((result) => result.jobId === jobId);
  const done = results?.filter(({ error }) => error === null) ?? [];

  const handleConfirm = async () => {
    setIsWorking(true);
    try {
      setResults(
        await cancelMany(
          transport,
          asked.map(({ job }) => job),
        ),
      );
    } catch (error) {
      onError(error);
    }
    setIsWorking(false);
    await queries.invalidateQueries({ queryKey: ['jobs'] });
  };
  const close = () => onClose(done.map(({ jobId }) => jobId));

  const lineOf = ({ job, feeSatang }: (typeof asked)[number]) => {
    const result = resultOf(job.jobId);
    if (result?.error)
      return t('bookings.cancelFailed', { reason: result.error.description || gatewayErrorText(result.error, t) });
    if (result) return t('bookings.cancelDone');
    return feeSatang > 0 ? t('bookings.cancelFee', { price: formatBaht(feeSatang) }) : t('bookings.cancelFree');
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      presentation="sheet"
      size="small"
      initialFocus="marked"
      title={t('bookings.cancelTitle', { count })}
      isLocked={isWorking}
      onClose={close}
      footer={
        results ? (
          <Button data-dialog-focus="" onClick={close}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button data-dialog-focus="" variant={fee > 0 ? 'primary' : 'secondary'} isDisabled={isWorking} onClick={close}>
              {t('bookings.cancelKeep')}
            </Button>
            <Button variant={fee > 0 ? 'quiet' : 'danger'} isLoading={isWorking} onClick={() => void handleConfirm()}>
              {fee > 0 ? t('bookings.cancelNowFee', { price: formatBaht(fee) }) : t('bookings.cancelNow', { count })}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <div role="status">
          {results ? (
            <Banner tone={done.length === count ? 'success' : 'warn'}>
              {done.length > 0 ? t('bookings.cancelReport', { count: done.length }) : t('bookings.cancelReportNone')}
            </Banner>
          ) : null}
        </div>
        <ul className="portal-bookings__fees">
          {asked.map((one) => (
            <li key={one.job.jobId}>
              <span>
                <span className="sw-strong">{wayText(placesOf(one.job)[0] ?? '', placesOf(one.job).at(-1) ?? '')}</span>{' '}
                <span className="sw-note sw-soft sw-figures">{formatJobId(one.job.jobId)}</span>
              </span>
              <span className="sw-note">{lineOf(one)}</span>
            </li>
          ))}
        </ul>
        {fee > 0 && !results ? (
          <p className="portal-bookings__sum sw-strong">
            <span>{t('bookings.cancelTotal')}</span> <span className="sw-figures">{formatBaht(fee)}</span>
          </p>
        ) : null}
        {others > 0 ? <p className="sw-note sw-soft">{t('bookings.cancelOthers', { count: others })}</p> : null}
      </Stack>
    </Dialog>
  );
}
