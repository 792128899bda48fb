import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { Job } from '@songwai/core/jobs/job';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { writeLongDay } from '@songwai/ui/lib/calendar-words';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { JobCard } from './job-card.tsx';
import type { JobListProps } from './job-list-props.ts';
import { dayAndTime, type JobWords } from './job-words.ts';

interface JobCardsProps extends JobListProps {
  /** Cards have boxes to choose them. */
  readonly isChoosing: boolean;
}

const skeletons = ['a', 'b', 'c', 'd'] as const;

/** Jobs of one day after the other, in the order of the list. */
const byDay = (jobs: readonly Job[]): readonly (readonly [day: string, readonly Job[]])[] => {
  const groups: { readonly day: string; readonly jobs: Job[] }[] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.day === job.date) last.jobs.push(job);
    else groups.push({ day: job.date, jobs: [job] });
  }
  return groups.map(({ day, jobs: of }) => [day, of]);
};

const headingOf = (day: string, words: JobWords): string => {
  const midnight = parseBangkok(day);
  const long = writeLongDay(day.split('/').reverse().join('-'), words.language);
  const [near = ''] = midnight === null ? [] : dayAndTime(midnight, words).split(' ');
  return [words.t('bookings.today'), words.t('bookings.yesterday')].includes(near) ? `${near} · ${long}` : long;
};

/** The list on a phone, by day. */
export function JobCards(props: JobCardsProps) {
  const { jobs, status, runningOf, words, chosenIds, onChoose, isChoosing, empty, error } = props;
  const t = useTranslate();
  if (status === 'error') return <>{error}</>;
  if (status === 'loading') {
    return (
      <SkeletonGroup label={t('bookings.loading')}>
        {skeletons.map((id) => (
          <Card key={id} className="portal-bookings__card">
            <Skeleton width="40%" />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
            <Skeleton shape="block" height="44px" />
          </Card>
        ))}
      </SkeletonGroup>
    );
  }
  if (jobs.length === 0) return <>{empty}</>;
  const choose = (jobId: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosenIds, jobId] : chosenIds.filter((other) => other !== jobId));
  return (
    <div className="portal-bookings__days">
      {byDay(jobs).map(([day, of]) => (
        <section key={`${day}-${of[0]?.jobId}`} aria-label={headingOf(day, words)}>
          <h2 className="sw-note sw-soft portal-bookings__day">{headingOf(day, words)}</h2>
          <ul className="portal-bookings__cards">
            {of.map((job) => (
              <li key={job.jobId}>
                <JobCard
                  job={job}
                  running={runningOf(job.jobId)}
                  words={words}
                  isChosen={isChoosing ? chosenIds.includes(job.jobId) : null}
                  onChoose={(isChosen) => choose(job.jobId, isChosen)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
