import { formatJobId } from '@songwai/core/basics/ids';
import type { Job } from '@songwai/core/jobs/job';
import type { RunningJob } from '@songwai/core/jobs/live/live-calls';
import { MiniRoute } from '@songwai/features/jobs/mini-route';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { Card } from '@songwai/ui/card/card';
import { Icon } from '@songwai/ui/icon/icon';
import { linkClass } from '@songwai/ui/link/link';
import { MessageCircle } from 'lucide';
import '@songwai/ui/icon-button/icon-button.css';
import { useLocalTarget } from '../../../shell/local-target.ts';
import { JobAction } from '../list/job-action.tsx';
import { JobTime } from '../list/job-time.tsx';
import { type JobWords, needsDecision, nextStopOf, placesOf, statusOf } from '../list/job-words.ts';

interface ActiveRowProps {
  readonly job: Job;
  /** Its number on the map. */
  readonly number: number;
  readonly running: RunningJob | undefined;
  readonly words: JobWords;
  readonly isChosen: boolean;
  /** The row is pointed at or has the focus: the map marks its driver. */
  readonly onPoint: () => void;
}

/** An active job beside the map. */
export function ActiveRow({ job, number, running, words, isChosen, onPoint }: ActiveRowProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const driver = running?.driver ?? null;
  const { text, tone } = statusOf(job, words);
  const { href, onClick } = target(`/job/${job.jobId}`);
  return (
    <li data-job={job.jobId} onPointerEnter={onPoint}>
      <Card className="portal-active__row" tone={isChosen ? 'tint' : 'plain'}>
        <div className="portal-active__line">
          <Badge tone="brand">{number}</Badge>
          <Badge tone={tone} hasDot isWaiting={job.status === 'matching'}>
            {text}
          </Badge>
          <span className="sw-note sw-soft portal-active__time">
            <JobTime {...{ job, running, words }} />
          </span>
        </div>
        <a className={linkClass({ kind: 'standalone' })} href={href} onClick={onClick} onFocus={onPoint}>
          <MiniRoute stops={placesOf(job)} next={nextStopOf(job, running)}>
            <span className="sw-figures">{formatJobId(job.jobId)}</span>
          </MiniRoute>
        </a>
        <div className="portal-active__line">
          <span className="sw-note sw-soft portal-active__driver">{driver?.firstName}</span>
          {driver ? (
            <a
              className="sw-icon-button"
              title={t('jobs.chatWithDriver', { name: driver.firstName })}
              {...target(`/chat/${job.jobId}`)}
            >
              <Icon icon={MessageCircle} label={t('jobs.chatWithDriver', { name: driver.firstName })} />
            </a>
          ) : null}
          <JobAction job={job} needsChoice={needsDecision(job, words.now)} />
        </div>
      </Card>
    </li>
  );
}
