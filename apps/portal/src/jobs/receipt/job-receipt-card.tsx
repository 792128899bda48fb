import { formatJobId } from '@songwai/core/basics/ids';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import { type PaymentType, paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { MissingReceipt } from '@songwai/core/receipts/receipt-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { NoReceipt, ReceiptFrame } from '../../receipts/receipt-frame.tsx';
import { ReceiptView } from '../../receipts/receipt-view.tsx';
import { jobReceiptQuery } from '../../receipts/receipts.queries.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { jobQuery } from '../job.queries.ts';

const paidTexts: Readonly<Record<PaymentType, TextKey<'receipt'>>> = {
  [paymentType.cash]: 'receipt.byCash',
  [paymentType.creditCard]: 'receipt.byCard',
  [paymentType.prepaid]: 'receipt.byWallet',
  [paymentType.promptPay]: 'receipt.byPromptPay',
  [paymentType.invoice]: 'receipt.byInvoice',
};

const loadParts = lazyPart(() => import('./receipt-parts.tsx'), ['job', 'jobs']);

/** The receipt of a job: sum, route with times, breakdown, numbers (spec §9 "receipts"). */
export function JobReceiptCard({ jobId }: { readonly jobId: string }) {
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
          further={receipt.further}
        >
          {job ? (
            <LazyView load={loadParts} skeleton={<Skeleton shape="block" height="320px" />}>
              {({ ReceiptParts }) => <ReceiptParts job={job} paidSatang={receipt.paidSatang} />}
            </LazyView>
          ) : null}
        </ReceiptView>
      )}
    </ReceiptFrame>
  );
}
