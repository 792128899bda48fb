import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import { refundWay } from '@songwai/core/jobs/fees/refund-way';
import type { JobDetail } from '@songwai/core/jobs/job';
import { searchAgainDeadline } from '@songwai/core/jobs/search/search-end';
import { type SearchStage, searchStart } from '@songwai/core/jobs/search/search-stage';
import { useClock } from '@songwai/features/shared/clock-context';
import { Phrases } from '@songwai/features/shared/phrases';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Countdown } from '@songwai/ui/countdown/countdown';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { pickUpOf, searchEndOf } from '../actions/job-moments.ts';
import { momentText } from '../actions/moment-text.ts';

/** A whole round of the search, which the ring shows. */
const roundMs = 45 * 60_000;

export interface SearchHeadProps {
  readonly job: JobDetail;
  readonly stage: SearchStage;
  /** The search can be begun again. */
  readonly mayGoOn: boolean;
}

/** How the search stands, in a sentence, and how long it lasts. */
export function SearchHead({ job, stage, mayGoOn }: SearchHeadProps) {
  const t = useTranslate();
  const language = useLanguage();
  const clock = useClock();
  const words = { t, language, now: clock() };
  const pickUpAt = pickUpOf(job);
  const until = searchEndOf(job);
  const way = refundWay(job.paymentType);
  const isPaidBack = way === 'wallet' || way === 'card';
  const amount = formatBaht(job.netSatang);

  const leadOf = (): string => {
    if (stage === 'planned')
      return t('search.plannedLead', { start: momentText(searchStart(pickUpAt), words), time: momentText(pickUpAt, words) });
    if (stage !== 'ended') return t(`search.${stage}Lead`);
    const money =
      way === 'wallet'
        ? t('search.endedBackWallet', { amount })
        : way === 'card'
          ? t('search.endedBackCard', { amount })
          : t('search.endedUnpaid');
    const next = mayGoOn
      ? [t('search.endedRoute'), t('search.endedUntil', { time: momentText(searchAgainDeadline(pickUpAt), words) })]
      : [t('search.endedNothing')];
    return [money, ...next].join(' ');
  };
  const heading = t(`search.${stage}Heading`);

  return (
    <div className="portal-search__head">
      <div>
        <p className="portal-search__number sw-note">{formatJobId(job.jobId)}</p>
        {stage === 'ended' ? (
          <Badge tone="success">{isPaidBack ? t('search.endedPaidBack') : t('search.endedFree')}</Badge>
        ) : null}
        <h1 className="sw-heading--page">
          <Phrases text={heading} />
        </h1>
        <p className="sw-soft">{leadOf()}</p>
      </div>
      {until && (stage === 'searching' || stage === 'pressing') ? (
        <div className="portal-search__ring">
          <Countdown
            look="ring"
            until={until.getTime()}
            now={() => clock().getTime()}
            totalMs={roundMs}
            texts={{
              label: t('search.left'),
              left: (seconds) => t('search.leftSeconds', { seconds }),
              over: t('search.over'),
            }}
          />
        </div>
      ) : null}
      <LiveRegion message={stage === 'ended' ? heading : ''} />
    </div>
  );
}
