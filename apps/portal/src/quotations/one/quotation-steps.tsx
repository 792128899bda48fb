import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import type { QuotationStatus } from '@songwai/core/quotations/quotation-status';
import { formatPhone } from '@songwai/core/validation/phones/phone-mask';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { RouteLine, type RouteNodeProps, RouteStop, type Segment } from '@songwai/ui/route-line/route-line';
import type { ReactNode } from 'react';
import { AcceptQuotation } from './accept-quotation.tsx';
import './quotation-view.css';

interface Step {
  readonly id: string;
  readonly node: RouteNodeProps;
  readonly segment: Segment;
  readonly title: string;
  readonly detail: string;
  readonly extra?: ReactNode;
  readonly isCurrent?: boolean;
}

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
  const phone = formatPhone(quotation.contactPhone).replaceAll(' ', '\u00a0');
  const start = written(quotation.startDate);
  const steps: readonly Step[] = [
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
      extra: status === 'open' ? <AcceptQuotation quotation={quotation} /> : null,
      isCurrent: status === 'open',
    },
    {
      id: 'start',
      node: { state: 'todo', number: 3 },
      segment: 'none',
      title: t('quotation.driversStart', { count: quotation.driverCount }),
      detail: dailyStart === '' ? start : t('quotation.startTime', { date: start, time: dailyStart }),
    },
  ];
  return (
    <section className="portal-quotation__steps">
      <h2>{t('quotation.nextSteps')}</h2>
      <RouteLine label={t('quotation.nextSteps')} layout="rows">
        {steps.map(({ id, node, segment, title, detail, extra, isCurrent }) => (
          <RouteStop key={id} {...{ node, segment, isCurrent }}>
            <div className="portal-quotation__step">
              <p className="sw-strong">{title}</p>
              <p className="sw-note">{detail}</p>
              {extra}
            </div>
          </RouteStop>
        ))}
      </RouteLine>
    </section>
  );
}
