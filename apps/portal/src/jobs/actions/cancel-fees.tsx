import { formatBaht, type Satang } from '@songwai/core/basics/money';
import { type RefundWay, refundWay } from '@songwai/core/jobs/fees/refund-way';
import type { JobDetail } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';

const fareTexts = {
  unpaid: 'actions.fareUnpaid',
  wallet: 'actions.refundWalletLine',
  card: 'actions.refundCardLine',
  invoice: 'actions.fareUnbilled',
} as const satisfies Readonly<Record<RefundWay, string>>;

const owedTexts = {
  unpaid: 'actions.netCash',
  wallet: 'actions.netPay',
  card: 'actions.netPay',
  invoice: 'actions.netInvoice',
} as const satisfies Readonly<Record<RefundWay, string>>;

/** What comes back, what the cancellation costs, and the difference (spec §9). */
export function CancelFees({ job, feeSatang }: { readonly job: JobDetail; readonly feeSatang: Satang }) {
  const t = useTranslate();
  const way = refundWay(job.paymentType);
  const backSatang = way === 'wallet' || way === 'card' ? job.netSatang : 0;
  const isBack = backSatang >= feeSatang;
  const fee = { id: 'fee', label: t('actions.feeLine'), detail: t('actions.feeWhy') };
  return (
    <Card>
      <NumberBreakdown
        lines={[
          { id: 'fare', label: t(fareTexts[way]), value: formatBaht(backSatang) },
          { ...fee, value: `${backSatang > 0 ? '−' : ''}${formatBaht(feeSatang)}` },
        ]}
        total={{
          label: isBack ? t('actions.netBack') : t(owedTexts[way]),
          value: formatBaht(Math.abs(backSatang - feeSatang)),
        }}
      />
    </Card>
  );
}
