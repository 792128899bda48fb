import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { isSettled } from '@songwai/core/payments/payment';
import { Button } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { RouteLine, RouteNode, RouteStop } from '@songwai/ui/route-line/route-line';
import { useEffect, useRef } from 'react';
import { Phrases } from '../shared/phrases.tsx';
import { useLanguage, useLocalName, useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import type { HireParts } from './hire-parts.ts';
import './form/hire-form.css';

const selectBooked = ({ booking }: HireState) => (booking.status === 'booked' ? booking : null);

/** The same hire with a number of its own, because the first one ended unpaid. */
const sameAgain = ({ guid: _guid, isAtDetails: _isAtDetails, ...typed }: HireDraft): Partial<HireDraft> => ({
  ...typed,
  isAtDetails: true,
});

interface BookedHireProps {
  readonly flow: HireFlow;
  readonly parts: Pick<HireParts, 'Awaited' | 'JobLink' | 'BookedNext'>;
}

/** The confirmation: what was hired, and the job of each driver. */
export function BookedHire({ flow, parts }: BookedHireProps) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const booked = useFlow(flow.store, selectBooked);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  if (booked === null) return null;
  const { jobIds, trackingIds, payment, sent } = booked;
  const isUnpaid = payment !== null && !isSettled(payment);
  const { draft, offer, totalSatang } = sent;
  const [firstId = ''] = jobIds;
  const day = parseBangkok(draft.date);

  return (
    <div className="sw-hire">
      <div>
        <RouteNode state={isUnpaid ? 'focus' : 'done'} number={isUnpaid ? 1 : undefined} />
        <h1 ref={heading} className="sw-heading--page" tabIndex={-1}>
          {isUnpaid ? t('hire.unpaidTitle') : t('hire.bookedTitle')}
        </h1>
        <p className="sw-soft">
          <Phrases text={isUnpaid ? t('hire.unpaidText') : t('hire.bookedText', { count: jobIds.length })} />
        </p>
      </div>
      {isUnpaid ? (
        <parts.Awaited
          isNew
          jobId={firstId}
          payment={payment}
          amountSatang={payment.amountSatang}
          onPaid={flow.settle}
          again={{ label: t('hire.bookAgain'), onPress: () => flow.startAgain(sameAgain(draft)) }}
        />
      ) : null}
      <p>
        <span className="sw-strong">{offer ? nameOf(offer.package.name) : null}</span>
        <br />
        <span className="sw-figures">
          {[day && formatLongDate(day, language), draft.startTime, formatBaht(totalSatang)].filter(Boolean).join(' · ')}
          {draft.paymentType === paymentType.cash ? ` · ${t('order.payCash')}` : null}
        </span>
      </p>
      <RouteLine label={t('hire.bookedJobs', { count: jobIds.length })} layout="rows">
        {jobIds.map((jobId, index) => (
          <RouteStop key={jobId} node={{ state: 'todo', number: index + 1 }} segment="rest">
            <parts.JobLink jobId={jobId} trackingId={trackingIds[index] ?? ''}>
              {t('order.jobNumber', { id: formatJobId(jobId) })}
            </parts.JobLink>
          </RouteStop>
        ))}
      </RouteLine>
      <Stack gap="small">
        <parts.BookedNext jobIds={jobIds} />
        <Button isFullWidth onClick={flow.clear}>
          {t('hire.again')}
        </Button>
      </Stack>
    </div>
  );
}
