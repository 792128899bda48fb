import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import type { HireFlow, HireState } from '@songwai/core/full-day/hire-state';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { isSettled } from '@songwai/core/payments/payment';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Stack } from '@songwai/ui/layout/stack';
import { RouteLine, RouteNode, RouteStop } from '@songwai/ui/route-line/route-line';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { loadAwaitedJob } from '../shell/paying/load-awaited-job.ts';
import './form/hire-form.css';

const selectBooked = ({ booking }: HireState) => (booking.status === 'booked' ? booking : null);

/** The same hire with a number of its own, because the first one ended unpaid. */
const sameAgain = ({ guid: _guid, isAtDetails: _isAtDetails, ...typed }: HireDraft): Partial<HireDraft> => ({
  ...typed,
  isAtDetails: true,
});

/** The confirmation: what was hired, and the job of each driver. */
export function BookedHire({ flow }: { readonly flow: HireFlow }) {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const booked = useFlow(flow.store, selectBooked);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  if (booked === null) return null;
  const { jobIds, payment, sent } = booked;
  const isUnpaid = payment !== null && !isSettled(payment);
  const { draft, offer, totalSatang } = sent;
  const [firstId = ''] = jobIds;
  const day = parseBangkok(draft.date);

  return (
    <div className="portal-hire">
      <div>
        <RouteNode state={isUnpaid ? 'focus' : 'done'} number={isUnpaid ? 1 : undefined} />
        <h1 ref={heading} className="sw-heading--page" tabIndex={-1}>
          {isUnpaid ? t('hire.unpaidTitle') : t('hire.bookedTitle')}
        </h1>
        <p className="sw-soft">
          <Phrases text={isUnpaid ? t('hire.unpaidText') : t('hire.bookedText')} />
        </p>
      </div>
      {isUnpaid ? (
        <LazyView load={loadAwaitedJob} skeleton={<Skeleton shape="block" height="240px" />}>
          {({ AwaitedJob }) => (
            <AwaitedJob
              isNew
              jobId={firstId}
              payment={payment}
              amountSatang={payment.amountSatang}
              onPaid={flow.settle}
              again={{ label: t('hire.bookAgain'), onPress: () => flow.startAgain(sameAgain(draft)) }}
            />
          )}
        </LazyView>
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
            <LocalLink to={`/job/${jobId}`}>{t('order.jobNumber', { id: formatJobId(jobId) })}</LocalLink>
          </RouteStop>
        ))}
      </RouteLine>
      <Stack gap="small">
        <Link
          className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}
          to={localizedPath(language, jobIds.length === 1 ? `/job/${firstId}` : '/dashboard')}
        >
          {jobIds.length === 1 ? t('hire.seeJob') : t('hire.seeJobs')}
        </Link>
        <Button isFullWidth onClick={flow.clear}>
          {t('hire.again')}
        </Button>
      </Stack>
    </div>
  );
}
