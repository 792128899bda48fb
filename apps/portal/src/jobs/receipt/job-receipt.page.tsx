import { formatJobId } from '@songwai/core/basics/ids';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { MissingReceipt } from '@songwai/core/receipts/receipt-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { useQuery } from '@tanstack/react-query';
import { NoReceipt, ReceiptFrame } from '../../receipts/receipt-frame.tsx';
import { ReceiptView } from '../../receipts/receipt-view.tsx';
import { jobReceiptQuery } from '../../receipts/receipts.queries.ts';
import type { PageProps } from '../../routes/route-entry.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { jobQuery } from '../job.queries.ts';
import { ReceiptParts } from './receipt-parts.tsx';

const paidTexts: Readonly<Record<PaymentType, TextKey<'job'>>> = {
  [paymentType.cash]: 'job.payCash',
  [paymentType.creditCard]: 'job.payCard',
  [paymentType.prepaid]: 'job.payWallet',
  [paymentType.promptPay]: 'job.payPromptPay',
  [paymentType.invoice]: 'job.payInvoice',
};

/** The receipt of a job: sum, route with times, breakdown, numbers (spec §9 "receipts"). */
export function JobReceiptPage({ params: { jobId = '' } }: PageProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(jobReceiptQuery(transport, jobId));
  const { data: job } = useQuery(jobQuery(transport, jobId));
  const renderMissing = (why: MissingReceipt | null) => (
    <Card padding="large">
      <NoReceipt
        title={t('receipt.notYet')}
        action={
          why === 'onInvoice' ? (
            <LocalLink kind="standalone" to="/invoice">
              {t('receipt.toInvoices')}
            </LocalLink>
          ) : undefined
        }
      >
        {t(`receipt.missing.${why ?? 'notPaid'}`)}
      </NoReceipt>
    </Card>
  );
  return (
    <ReceiptFrame query={query}>
      {(receipt) => (
        <ReceiptView
          receipt={receipt}
          amountSatang={receipt.paidSatang}
          paidBy={[job ? t(paidTexts[job.paymentType]) : '', receipt.document?.issueDate ?? ''].filter(Boolean).join(' · ')}
          subject={{ term: t('receipt.job'), number: formatJobId(jobId), path: `/job/${jobId}` }}
          missing={renderMissing(receipt.missing)}
        >
          {job ? <ReceiptParts job={job} paidSatang={receipt.paidSatang} /> : null}
        </ReceiptView>
      )}
    </ReceiptFrame>
  );
}
