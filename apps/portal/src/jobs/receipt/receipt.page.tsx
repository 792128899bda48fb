import { UnknownReceipt } from '../../receipts/receipt-frame.tsx';
import { TopUpReceipt } from '../../receipts/top-up-receipt.tsx';
import type { PageProps } from '../../routes/route-entry.ts';
import { JobReceiptCard } from './job-receipt-card.tsx';

/** The receipt of a job or of a top-up: `/receipt/job/J00048213`, `/receipt/topup/P00030911`. */
export function ReceiptPage({ params: { kind = '', id = '' } }: PageProps) {
  if (kind === 'job') return <JobReceiptCard key={id} jobId={id} />;
  return kind === 'topup' ? <TopUpReceipt key={id} referenceNo={id} /> : <UnknownReceipt />;
}
