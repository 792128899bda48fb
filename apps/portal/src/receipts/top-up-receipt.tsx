import { formatJobId } from '@songwai/core/basics/ids';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../shell/portal-context.tsx';
import { NoReceipt, ReceiptFrame } from './receipt-frame.tsx';
import { ReceiptView } from './receipt-view.tsx';
import { topUpReceiptQuery } from './receipts.queries.ts';

/** The receipt of a top-up, by its reference in the wallet's history. */
export function TopUpReceipt({ referenceNo }: { readonly referenceNo: string }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(topUpReceiptQuery(transport, referenceNo));
  return (
    <ReceiptFrame query={query}>
      {(receipt) => (
        <ReceiptView
          receipt={receipt}
          amountSatang={receipt.document?.amountSatang ?? 0}
          paidBy={[t('receipt.topUp'), receipt.document?.issueDate].filter(Boolean).join(' · ')}
          subject={{ term: t('receipt.topUp'), number: formatJobId(referenceNo), path: '/wallet' }}
          missing={
            <Card padding="large">
              <NoReceipt title={t('receipt.notYet')}>{t('receipt.notPaidTopUp')}</NoReceipt>
            </Card>
          }
        />
      )}
    </ReceiptFrame>
  );
}
