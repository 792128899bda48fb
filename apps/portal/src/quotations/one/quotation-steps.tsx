import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import type { QuotationStatus } from '@songwai/core/quotations/quotation-status';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Timeline, type TimelineEntry } from '@songwai/ui/timeline/timeline';
import { AcceptQuotation } from './accept-quotation.tsx';
import './quotation-view.css';

interface QuotationStepsProps {
  readonly quotation: Quotation;
  readonly status: QuotationStatus;
}

/** What has happened and what comes next, as a route of three. */
export function QuotationSteps({ quotation, status }: QuotationStepsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const written = (date: string): string => {
    const day = parseBangkok(date);
    return day === null ? date : formatLongDate(day, language);
  };
  const { email, acceptedDate, dailyStart } = quotation;
  const isAccepted = status === 'accepted';
  const issued = written(quotation.createdDate);
  const phone = formatPhone(quotation.contactPhone);
  const start = written(quotation.startDate);
  const entries: readonly TimelineEntry[] = [
    {
      id: 'issued',
      node: { state: 'done' },
      segment: 'solid',
      title: t('quotation.stepIssued'),
      detail: email === null ? issued : t('quotation.issuedOn', { date: issued, email }),
    },
    {
      id: 'accept',
      node: isAccepted ? { state: 'done' } : { state: status === 'open' ? 'focus' : 'todo', number: 2 },
      segment: 'rest',
      title: t(isAccepted ? 'quotation.accepted' : 'quotation.stepAccept'),
      detail:
        acceptedDate === null
          ? t('quotation.salesCalls', { date: written(quotation.validUntil), phone })
          : t('quotation.acceptedOn', { date: written(acceptedDate), phone }),
      extra: status === 'open' ? <AcceptQuotation quotation={quotation} /> : undefined,
      isCurrent: status === 'open',
    },
    {
      id: 'start',
      node: { state: 'todo', number: 3 },
      title: t('quotation.driversStart', { count: quotation.driverCount }),
      detail: dailyStart === '' ? start : t('quotation.startTime', { date: start, time: dailyStart }),
    },
  ];
  return (
    <section className="portal-quotation__steps">
      <h2>{t('quotation.nextSteps')}</h2>
      <Timeline label={t('quotation.nextSteps')} entries={entries} />
    </section>
  );
}
