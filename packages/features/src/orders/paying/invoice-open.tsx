import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { DescriptionList } from '@songwai/ui/description-list/description-list';
import { writeMonthName } from '@songwai/ui/lib/calendar-words';
import { useLanguage, useTranslate } from '../../shared/translate-context.tsx';
import type { MonthlyInvoice } from './paying-ways.ts';

/** Which invoice the job goes into, when that is issued, and when it is due. */
export function InvoiceOpen({ month, issuedAt, dueAt }: MonthlyInvoice) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <DescriptionList
      emptyText=""
      items={[
        { term: t('paying.invoiceIn'), detail: writeMonthName(month, language) },
        { term: t('paying.invoiceIssued'), detail: bangkokDate(issuedAt) },
        { term: t('paying.invoiceDue'), detail: bangkokDate(dueAt) },
      ]}
    />
  );
}
