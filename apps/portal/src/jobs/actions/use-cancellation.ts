import { formatJobId } from '@songwai/core/basics/ids';
import { type Satang, satangFromBaht } from '@songwai/core/basics/money';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { cancelJob } from '@songwai/core/jobs/calls';
import { cancelSearch } from '@songwai/core/jobs/change-calls';
import { decideCancel } from '@songwai/core/jobs/fees/cancel-rule';
import { gatewayErrorText } from '@songwai/features/shared/gateway-error-text';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useState } from 'react';
import { useAction } from '../../shell/actions/use-action.ts';
import { openAlerts } from '../../shell/around/open-alerts.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import type { JobActionProps } from './job-action-props.ts';

/** A cancellation that the customer is asked about. */
export interface Cancellation {
  /** Null: no longer possible. */
  readonly feeSatang: Satang | null;
  /** The fee became another one while the dialog was open, before it was cancelled. */
  readonly hasFeeChanged: boolean;
  /** Why the gateway refused it for good; empty if it did not. */
  readonly refusal: string;
  /** Why the last try failed; empty if it did not. */
  readonly problem: string;
  readonly isBusy: boolean;
  /** @param reason on the wire. */
  readonly cancel: (reason: string) => void;
}

const feeOf = (error: GatewayError): Satang | null => {
  const fee = error.code === 409 ? error.reply['cancelFee'] : undefined;
  return typeof fee === 'number' ? satangFromBaht(fee) : null;
};

/** Cancels at the fee that is shown, and at no other; a double press sends once. */
export function useCancellation({ job, onClose, onChanged }: Omit<JobActionProps, 'isOpen'>): Cancellation {
  const t = useTranslate();
  const portal = usePortal();
  const action = useAction();
  const [laterFee, setLaterFee] = useState<Satang | null>(null);
  const rule = decideCancel(job.status);
  // A search without result is over already, but can be ended for good.
  const isEndedSearch = job.status === 'expired' && job.actions.includes('changeSearch');
  const ruledFee = isEndedSearch ? 0 : rule.isAllowed && job.actions.includes('cancel') ? rule.feeSatang : null;
  const { error } = action;
  const isRefused = error?.code === 409 && feeOf(error) === null;
  const feeSatang = ruledFee === null || isRefused ? null : (laterFee ?? ruledFee);

  const cancel = (reason: string) =>
    void action.run(async () => {
      const { jobId } = job;
      const { transport } = portal;
      try {
        if (isEndedSearch) await cancelSearch(transport, { jobId, reason });
        else await cancelJob(transport, { jobId, reason, shownFeeSatang: feeSatang ?? 0 });
      } catch (thrown) {
        if (thrown instanceof GatewayError) {
          setLaterFee(feeOf(thrown));
          // The driver has arrived or picked up meanwhile, or the answer was lost: the page has to show how it stands.
          if (thrown.code === 409 || thrown.isTransient) onChanged();
        }
        throw thrown;
      }
      portal.part(openAlerts).show({ tone: 'success', title: t('actions.cancelled', { job: formatJobId(jobId) }) });
      onClose();
      onChanged();
    });

  const hasNoAnswer = error?.kind === 'network' || error?.kind === 'timeout';
  return {
    feeSatang,
    hasFeeChanged: laterFee !== null && error !== null,
    refusal: isRefused ? error.description : '',
    problem: error === null || error.code === 409 ? '' : hasNoAnswer ? gatewayErrorText(error, t) : t('actions.cancelFailed'),
    isBusy: action.isBusy,
    cancel,
  };
}
