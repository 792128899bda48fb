import { formatBaht, percentOf } from '@songwai/core/basics/money';
import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import { useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { NumberBreakdown } from '@songwai/ui/number-breakdown/number-breakdown';

/** Companies withhold it from what they pay for carriage (spec §9). */
const withheldPercent = 1;

/** What a quotation comes to, to be read on a phone too; for a company also what is left to pay after withholding. */
export function QuotationSums({ quotation }: { readonly quotation: Quotation }) {
  const t = useTranslate();
  const nameOf = useLocalName();
  const { driverCount, months, packageSatang, optionsSatang, vatSatang, totalSatang } = quotation;
  const withheld = percentOf(packageSatang + optionsSatang, withheldPercent, 'halfUp');
  const toPay = t('quotation.withheldPay', { price: formatBaht(totalSatang - withheld) });
  return (
    <NumberBreakdown
      lines={[
        {
          id: 'hire',
          label: nameOf(quotation.packageName),
          detail: `${t('quotation.drivers', { count: driverCount })} × ${t('quotation.months', { count: months })}`,
          value: formatBaht(packageSatang),
        },
        ...quotation.options
          .filter(({ feeSatang }) => feeSatang > 0)
          .map(({ id, text, feeSatang }) => ({ id: String(id), label: nameOf(text), value: formatBaht(feeSatang) })),
        ...(vatSatang > 0 ? [{ id: 'vat', label: t('quotation.vat'), value: formatBaht(vatSatang) }] : []),
      ]}
      total={{
        label: t('quotation.total'),
        value: formatBaht(totalSatang),
        detail: quotation.companyName === '' ? undefined : `${t('quotation.withheld')} · ${toPay}`,
      }}
    />
  );
}
