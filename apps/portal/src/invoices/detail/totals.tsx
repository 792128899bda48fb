import { formatBaht, type Satang } from '@songwai/core/basics/money';
import type { InvoiceDetail } from '@songwai/core/invoices/invoice';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { type BreakdownLine, NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';

const less = (id: string, label: string, satang: Satang): readonly BreakdownLine[] =>
  satang > 0 ? [{ id, label, value: `−${formatBaht(satang)}` }] : [];

/** Before VAT, VAT as set, the invoice's sum, and what is left of it. */
export function Totals({ detail }: { readonly detail: InvoiceDetail }) {
  const t = useTranslate();
  const { invoice, subtotalSatang, vatPercent, vatSatang } = detail;
  const taken = [
    ...less('credited', t('invoice.credited'), invoice.creditedSatang),
    ...less('paid', t('invoice.paidSoFar'), invoice.paidSatang),
    ...less('withheld', t('invoice.withheld'), invoice.withheldSatang),
  ];
  return (
    <Card tone="sunken" className="portal-invoice__totals">
      <NumberBreakdown
        lines={[
          { id: 'subtotal', label: t('invoice.subtotal'), value: formatBaht(subtotalSatang) },
          { id: 'vat', label: t('invoice.vat', { percent: vatPercent }), value: formatBaht(vatSatang) },
        ]}
        total={{ label: t('invoice.total'), value: formatBaht(invoice.amountSatang) }}
      />
      {taken.length > 0 ? (
        <NumberBreakdown lines={taken} total={{ label: t('invoice.open'), value: formatBaht(invoice.openSatang) }} />
      ) : null}
    </Card>
  );
}
