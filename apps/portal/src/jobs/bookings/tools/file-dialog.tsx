import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { type JobFileFormat, jobFileName } from '@songwai/core/jobs/lists/job-file-name';
import type { JobQuestion } from '@songwai/core/jobs/lists/job-question';
import { fetchJobFile } from '@songwai/core/jobs/lists/list-calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { Progress } from '@songwai/ui/progress/progress';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../shell/actions/save-file.ts';
import { openAlerts } from '../../../shell/around/open-alerts.ts';
import { usePortal } from '../../../shell/portal-context.tsx';

interface FileDialogProps {
  readonly question: JobQuestion;
  readonly format: JobFileFormat;
  /** How many jobs the list has. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Jobs in a file at most (spec §9). */
const mostRows = 1_000;

/** Downloads the list as a file; closing stops it. A refusal is an alert with the gateway's words (spec §8). */
export function FileDialog({ question, format, count, onClose }: FileDialogProps) {
  const t = useTranslate();
  const clock = useClock();
  const portal = usePortal();
  const close = useRef(onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one download for each opening
  useEffect(() => {
    const stopping = new AbortController();
    const alerts = portal.part(openAlerts);
    const download = async () => {
      try {
        const file = await fetchJobFile(portal.transport, { ...question, format, signal: stopping.signal });
        const name = file.name ?? jobFileName(clock(), format);
        saveFile(file, name);
        alerts.show({
          tone: count > mostRows ? 'warn' : 'success',
          title: t('bookings.csvDone', { name }),
          detail: count > mostRows ? t('bookings.csvLimit') : undefined,
        });
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (!(error instanceof GatewayError)) portal.onError(error);
        const detail = error instanceof GatewayError ? error.description || gatewayErrorText(error, t) : t('bookings.failedHelp');
        alerts.show({ tone: 'danger', title: t('bookings.csvFailed'), detail });
      }
      close.current();
    };
    void download();
    return () => stopping.abort();
  }, []);

  return (
    <Dialog
      isOpen
      size="small"
      title={t(`bookings.${format}Download`)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('bookings.csvStop')}</Button>}
    >
      <Progress
        label={t('bookings.csvWorking')}
        value={null}
        valueText={t('bookings.activeCount', { count: Math.min(count, mostRows) })}
      />
    </Dialog>
  );
}
