import type { TextKey } from '@songwai/core/i18n/text-keys';
import { type JobGroup, jobGroups } from '@songwai/core/jobs/lists/job-group';
import type { JobCounts } from '@songwai/core/jobs/lists/summary-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { FilterChips } from '@songwai/ui/chip/filter-chips';
import { countText } from '../count-text.ts';

const texts: Readonly<Record<JobGroup, TextKey<'bookings'>>> = {
  0: 'bookings.filterMatching',
  1: 'bookings.filterDoing',
  2: 'bookings.filterCompleted',
  3: 'bookings.filterCancelled',
};

interface GroupChipsProps {
  readonly groups: readonly JobGroup[];
  readonly counts: JobCounts | undefined;
  readonly isSearching: boolean;
  readonly onChange: (groups: readonly JobGroup[]) => void;
}

/** The statuses of jobs, any number of them at once, each with how many there are within the dates and the search. */
export function GroupChips({ groups, counts, isSearching, onChange }: GroupChipsProps) {
  const t = useTranslate();
  return (
    <FilterChips
      label={t('bookings.filters')}
      values={groups.map(String)}
      onChange={(values) => onChange(jobGroups.filter((group) => values.includes(String(group))))}
      options={jobGroups.map((group) => ({
        value: String(group),
        label: t(texts[group]),
        detail: counts ? countText(counts.byGroup[group], { isSearching }) : undefined,
      }))}
    />
  );
}
