import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { Stack } from '@songwai/ui/layout/stack';
import { writeMonthName } from '@songwai/ui/lib/calendar-words';
import { useLanguage, useTranslate } from '../../shared/translate-context.tsx';
import type { MonthlyInvoice } from './paying-ways.ts';

/** Which invoice the job goes into, when that is issued, and when it is due. */
export function InvoiceOpen({ month, issuedAt, dueAt }: MonthlyInvoice) {
  const t = useTranslate();
  const language = useLanguage();
  const facts = [
    [t('paying.invoiceIn'), writeMonthName(month, language)],
    [t('paying.invoiceIssued'), bangkokDate(issuedAt)],
    [t('paying.invoiceDue'), bangkokDate(dueAt)],
  ] as const;
  return (
    <dl>
      {facts.map(([term, detail]) => (
        <Stack key={term} direction="row" justify="between" gap="small">
          <dt className="sw-note sw-soft">{term}</dt>
          <dd className="sw-note sw-strong sw-figures">{detail}</dd>
        </Stack>
      ))}
    </dl>
  );
}
