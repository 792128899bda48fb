import type { PaymentMethod } from '@songwai/core/payments/payment';
import type { Db } from '../../platform/db.ts';
import type { BothTexts, ReceiptContent } from '../../tax-documents/content.ts';
import type { Documents } from '../../tax-documents/documents.ts';
import { companyOf, customerNameOf, fareVat } from '../jobs/job-receipt-content.ts';
import { findPaidTopUp, type PaidTopUp } from './top-up-view.ts';

const waysToPay: Readonly<Record<PaymentMethod, BothTexts>> = {
  card: { th: 'บัตร', en: 'card' },
  promptpay: { th: 'พร้อมเพย์', en: 'PromptPay' },
  internetBanking: { th: 'แอปธนาคาร', en: 'bank app' },
  billPayment: { th: 'เคาน์เตอร์รับชำระเงิน', en: 'payment counter' },
};

const contentOf = (topUp: PaidTopUp, at: Date): ReceiptContent => ({
  kind: 'receipt',
  addressee: companyOf(topUp),
  customerName: customerNameOf(topUp),
  lines: [{ text: { th: 'เติมเงินเข้ากระเป๋าเงินส่งไว', en: 'Songwai Wallet top-up' }, amountSatang: topUp.amountSatang }],
  paidBy: waysToPay[topUp.method],
  paidAt: (topUp.paidAt ?? at).toISOString(),
  ...{ withheldSatang: 0, jobId: null, invoiceNumber: null, stops: [] },
  ...{ subtotalSatang: topUp.amountSatang, ...fareVat, totalSatang: topUp.amountSatang },
});

/** Issues the receipt of a paid top-up, once. */
export async function issueTopUpReceipt(
  trx: Db,
  documents: Documents,
  { chargeId, at }: { readonly chargeId: string; readonly at: Date },
): Promise<void> {
  const topUp = await findPaidTopUp(trx, chargeId);
  if (topUp === undefined) return;
  const { payerId, amountSatang } = topUp;
  await documents.issue(trx, {
    payerId,
    subject: `topUp:${chargeId}`,
    issuedAt: at,
    amountSatang,
    content: contentOf(topUp, at),
  });
}
