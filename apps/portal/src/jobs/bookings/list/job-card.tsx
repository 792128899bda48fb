import { formatJobId } from '@songwai/core/basics/ids';
import { formatBaht } from '@songwai/core/basics/money';
import type { Job } from '@songwai/core/jobs/job';
import type { RunningJob } from '@songwai/core/jobs/live/live-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Card } from '@songwai/ui/card/card';
import { Checkbox } from '@songwai/ui/checkbox/checkbox';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { classNames } from '@songwai/ui/lib/class-names';
import { linkClass } from '@songwai/ui/link/link';
import { RouteLine, RouteStop } from '@songwai/ui/route-line/route-line';
import { ChevronDown, ChevronUp } from 'lucide';
import { useState } from 'react';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { JobAction } from './job-action.tsx';
import { JobDetails } from './job-details.tsx';
import { JobTime } from './job-time.tsx';
import { type JobWords, needsDecision, nextStopOf, placesOf, statusOf } from './job-words.ts';
import { useLongPress } from './use-long-press.ts';

interface JobCardProps {
  readonly job: Job;
  readonly running: RunningJob | undefined;
  readonly words: JobWords;
  /** Null while cards are not being chosen. */
  readonly isChosen: boolean | null;
  readonly onChoose: (isChosen: boolean) => void;
}

/** A job on a phone: a press opens it, a long one chooses it. */
export function JobCard({ job, running, words, isChosen, onChoose }: JobCardProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const [isOpen, setIsOpen] = useState(false);
  const longPress = useLongPress(() => onChoose(isChosen !== true));
  const { text, tone } = statusOf(job, words);
  const places = placesOf(job);
  const next = nextStopOf(job, running);
  const number = formatJobId(job.jobId);
  const stateOf = (index: number) => (next === null || index > next ? 'todo' : index === next ? 'focus' : 'done');
  const last = places.length - 1;
  return (
    <Card className="portal-bookings__card" tone={isChosen ? 'tint' : 'plain'}>
      <div {...longPress} className="portal-bookings__press">
        <div className="portal-bookings__top">
          {isChosen === null ? null : (
            <Checkbox label={t('bookings.select', { job: number })} isChecked={isChosen} onChange={onChoose} />
          )}
          <Badge tone={tone} hasDot isWaiting={job.status === 'matching'}>
            {text}
          </Badge>
          <span className="sw-note sw-soft portal-bookings__when">
            <JobTime {...{ job, running, words }} />
          </span>
        </div>
        <a
          className={classNames(linkClass({ kind: 'standalone' }), 'portal-bookings__route')}
          {...target(`/job/${job.jobId}`)}
          aria-describedby={`${job.jobId}-number`}
        >
          <RouteLine label={t('bookings.route')} layout="dots">
            <RouteStop node={{ state: stateOf(0) }} segment={stateOf(last) === 'todo' ? 'rest' : 'solid'}>
              <span className="sw-strong">{places[0]}</span>
            </RouteStop>
            <RouteStop node={{ state: stateOf(last) }}>
              <span className="sw-strong">{places[last]}</span>
              {last > 1 ? <span className="sw-note sw-soft"> {t('jobs.moreStops', { count: last - 1 })}</span> : null}
            </RouteStop>
          </RouteLine>
        </a>
        <p id={`${job.jobId}-number`} className="sw-note sw-soft sw-figures">
          {number}
        </p>
      </div>
      <div className="portal-bookings__foot">
        <span className="sw-heading--small sw-strong sw-figures portal-bookings__price">{formatBaht(job.netSatang)}</span>
        <IconButton
          icon={isOpen ? ChevronUp : ChevronDown}
          label={t(isOpen ? 'bookings.hideDetails' : 'bookings.details', { job: number })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        <JobAction job={job} needsChoice={needsDecision(job, words.now)} />
      </div>
      {isOpen ? <JobDetails job={job} /> : null}
    </Card>
  );
}
