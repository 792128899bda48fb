import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang, formatBaht, type Satang } from '@songwai/core/basics/money';
import { amountInWords } from '@songwai/core/basics/text/amount-in-words';
import { weekdaysText } from '@songwai/core/full-day/weekdays';
import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { supportCall } from '@songwai/core/validation/phones/support-call';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { DocumentPreview, type DocumentRow } from '@songwai/ui/document-preview/document-preview';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../shell/portal-context.tsx';
import { startupQuery } from '../shell/startup.queries.ts';

const inTable = (satang: Satang): string =>
  bahtFromSatang(satang).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A quotation on its page, as the PDF has it; without a number while it is only a preview. */
export function QuotationDocument({ quotation }: { readonly quotation: Quotation }) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const startup = useQuery(startupQuery(usePortal()));
  const { driverCount, months, companyName, contactName, companyTaxId, contactPhone, email } = quotation;
  const isIssued = quotation.number !== '';
  const written = (date: string): string => {
    const day = parseBangkok(date);
    return day === null ? '' : formatLongDate(day, language);
  };

  const days = weekdaysText(quotation.weekdays, language) || t('quotation.days', { count: quotation.daysPerWeek });
  const hours = quotation.dailyStart
    ? t('quotation.hoursFrom', { days, time: quotation.dailyStart })
    : t('quotation.hours', { days });
  const gender = { N: '', M: t('quotation.genderM'), F: t('quotation.genderF') }[quotation.driverGender];
  const hire: DocumentRow = {
    id: 'hire',
    name: nameOf(quotation.packageName),
    details: [
      hours,
      t('quotation.distance', { km: quotation.maxKm }),
      t('quotation.startOn', { date: written(quotation.startDate) }),
      gender,
    ].filter(Boolean),
    quantity: `${t('quotation.drivers', { count: driverCount })} × ${t('quotation.months', { count: months })}`,
    unitPrice: inTable(quotation.feeSatang),
    amount: inTable(quotation.packageSatang),
  };
  const options = quotation.options.map(
    ({ id, text, feeSatang }): DocumentRow => ({
      id: `option-${id}`,
      name: nameOf(text),
      quantity: t('quotation.once'),
      unitPrice: inTable(feeSatang),
      amount: inTable(feeSatang),
    }),
  );

  const recipient = [
    companyName,
    contactName,
    quotation.companyAddress,
    companyTaxId && t('quotation.taxId', { id: companyTaxId }),
    [contactPhone && t('quotation.phone', { phone: formatPhone(contactPhone) }), email].filter(Boolean).join(' · '),
  ].filter(Boolean);
  const phone = startup.data?.supportPhone;
  const subtotal = quotation.packageSatang + quotation.optionsSatang;
  return (
    <DocumentPreview
      issuer={{
        name: t('portal.name'),
        detail: [phone && t('quotation.phone', { phone: supportCall(phone).shown }), globalThis.location.host]
          .filter(Boolean)
          .join(' · '),
      }}
      title={t('quotation.title')}
      subtitle={t('quotation.subtitle')}
      recipient={{
        label: t('quotation.to'),
        lines: recipient.length > 0 ? recipient : [t('quotation.recipientLater')],
      }}
      facts={[
        { label: t('quotation.number'), value: isIssued ? quotation.number : t('quotation.numberLater') },
        { label: t('quotation.date'), value: written(quotation.createdDate) },
        ...(isIssued ? [{ label: t('quotation.validUntil'), value: written(quotation.validUntil) }] : []),
      ]}
      columns={{
        item: t('quotation.item'),
        quantity: t('quotation.quantity'),
        unitPrice: t('quotation.unitPrice'),
        amount: t('quotation.amount'),
      }}
      rows={[hire, ...options]}
      sums={[
        { label: t('quotation.subtotal'), value: inTable(subtotal) },
        ...(quotation.vatSatang > 0 ? [{ label: t('quotation.vat'), value: inTable(quotation.vatSatang) }] : []),
      ]}
      total={{ label: t('quotation.total'), value: formatBaht(quotation.totalSatang) }}
      totalInWords={{ label: t('quotation.totalInWords'), value: amountInWords(quotation.totalSatang, language) }}
      steps={{
        label: t('quotation.steps'),
        items: [
          t('quotation.stepAccept'),
          t('quotation.stepSales'),
          t('quotation.stepStart', { date: written(quotation.startDate) }),
        ],
      }}
      notes={[
        ...(quotation.remark === '' ? [] : [t('quotation.remark', { text: quotation.remark })]),
        t('quotation.notePrice'),
        t('quotation.noteOvertime'),
        t('quotation.noteWithholding'),
        ...(quotation.vatSatang === 0 ? [t('quotation.noteVat')] : []),
      ]}
      signatures={[t('quotation.signCustomer'), t('quotation.signUs')]}
    />
  );
}
