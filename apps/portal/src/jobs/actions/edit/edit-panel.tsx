import { cashOnDeliveryId } from '@songwai/core/jobs/booking/job-stop';
import type { JobDetail } from '@songwai/core/jobs/job';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button } from '@songwai/ui/button/button';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Stack } from '@songwai/ui/layout/stack';
import { Panel } from '@songwai/ui/panel/panel';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { openAlerts } from '../../../shell/around/open-alerts.ts';
import { usePortal } from '../../../shell/portal-context.tsx';
import type { JobActionProps } from '../job-action-props.ts';
import { SupportContact } from '../support-contact.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditLine } from './edit-line.tsx';
import { EditNotice } from './edit-notice.tsx';
import { useEdit } from './use-edit.ts';
import './edit.css';

/** Changes the stops of a running job: what can change opens in its place on the line, and the new price is asked before anything is done. */
export function EditPanel({ job, onClose, onChanged }: JobActionProps) {
  const t = useTranslate();
  const portal = usePortal();
  const { flow, state } = useEdit(job);
  const { status, error, isSaving } = state;

  const handleConfirm = async () => {
    if (!(await flow.confirm())) return;
    portal.part(openAlerts).show({ tone: 'success', title: t('editing.saved') });
    onClose();
    onChanged();
  };
  const handleReload = () => {
    onClose();
    onChanged();
  };

  return (
    <Panel
      isOpen
      onClose={onClose}
      title={t('editing.title')}
      closeLabel={t('common.close')}
      isLocked={isSaving}
      footer={
        status === 'ready' ? (
          <EditBar state={state} isEdited={flow.isEdited()} onConfirm={() => void handleConfirm()} onClose={onClose} />
        ) : status === 'closed' ? (
          <>
            <Button variant="quiet" onClick={handleReload}>
              {t('common.close')}
            </Button>
            <SupportContact />
          </>
        ) : undefined
      }
    >
      {status === 'loading' ? <LineSkeleton stops={job.stops} /> : null}
      {status === 'failed' ? (
        <ErrorState
          title={t('editing.failed')}
          headingLevel={3}
          retry={{ label: t('common.retry'), onRetry: () => void flow.load() }}
        >
          {error ? gatewayErrorText(error, t) : null}
        </ErrorState>
      ) : null}
      {status === 'closed' ? (
        <Banner tone="info" title={t('editing.closed')}>
          {error ? gatewayErrorText(error, t) : null}
        </Banner>
      ) : null}
      {status === 'ready' ? (
        <Stack>
          <p className="sw-soft">{t('editing.how')}</p>
          <EditLine flow={flow} state={state} booked={job.stops} isCollecting={job.extraIds.includes(cashOnDeliveryId)} />
          <EditNotice state={state} onRetry={flow.retry} onReload={handleReload} />
        </Stack>
      ) : null}
    </Panel>
  );
}

/** As many cards as the job has stops. */
function LineSkeleton({ stops }: Pick<JobDetail, 'stops'>) {
  return (
    <Stack>
      {stops.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop has no identity but its place
        <Skeleton key={`${index} ${name}`} shape="block" height="60px" />
      ))}
    </Stack>
  );
}
