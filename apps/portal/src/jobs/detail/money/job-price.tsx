import type { TextKey } from '@songwai/core/i18n/text-keys';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { JobDetail } from '@songwai/core/jobs/job';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { Catalog } from '@songwai/core/pricing/catalog';
import { FeeSummary } from '@songwai/features/jobs/fee-summary';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Card } from '@songwai/ui/card/card';
import { priceLines } from './price-lines.ts';

const paymentTexts: Readonly<Record<PaymentType, TextKey<'job'>>> = {
  [paymentType.cash]: 'job.payCash',
  [paymentType.creditCard]: 'job.payCard',
  [paymentType.prepaid]: 'job.payWallet',
  [paymentType.promptPay]: 'job.payPromptPay',
  [paymentType.invoice]: 'job.payInvoice',
};

interface JobPriceProps {
  readonly job: JobDetail;
  readonly catalog: Catalog | undefined;
  /** The present status, which may be newer than the job's. */
  readonly status: JobStatus;
}

/** What the job costs, with what came after the booking and why, and how it is paid. */
export function JobPrice({ job, catalog, status }: JobPriceProps) {
  const t = useTranslate();
  const nameOf = useLocalName();
  return (
    <Card>
      <FeeSummary
        end={
          <span className="portal-job__paid">
            <Badge tone="brand">{t(paymentTexts[job.paymentType])}</Badge>
          </span>
        }
        lines={priceLines(job, { t, nameOf, catalog })}
        agreedSatang={job.netSatang - job.addedSatang}
        addedSatang={job.addedSatang}
        charges={job.charges}
        chargeDetail={({ kind }) => (kind === 'lateCancel' ? undefined : t(`job.why.${kind}`))}
        isFinal={isJobOver(status)}
        isUncharged={status === 'cancelled' || status === 'expired'}
      />
    </Card>
  );
}
