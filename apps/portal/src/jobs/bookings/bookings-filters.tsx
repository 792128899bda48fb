import type { JobCounts } from '@songwai/core/jobs/lists/summary-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import type { BookingsView } from './bookings-view.ts';
import { GroupChips } from './tools/group-chips.tsx';
import type { ChangeView } from './use-bookings-view.ts';

const loadTools = lazyPart(() => import('./tools/line-tools.tsx'));
const loadDays = lazyPart(() => import('./tools/shown-days.tsx'));

interface BookingsFiltersProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  readonly counts: JobCounts | undefined;
  readonly isPhone: boolean;
  readonly hasDepartments: boolean;
}

/** Above the list: its statuses, and on a wide screen its days, order and department. */
export function BookingsFilters({ view, change, counts, isPhone, hasDepartments }: BookingsFiltersProps) {
  return (
    <div className="portal-bookings__filters">
      <GroupChips
        groups={view.groups}
        counts={counts}
        isSearching={view.search !== ''}
        onChange={(groups) => change({ groups })}
      />
      {isPhone ? (
        <LazyView load={loadDays} skeleton={<p className="sw-note portal-bookings__days-text">&nbsp;</p>} isOptional>
          {({ ShownDays }) => <ShownDays view={view} />}
        </LazyView>
      ) : (
        <LazyView load={loadTools} skeleton={<div className="portal-bookings__choices" />}>
          {({ LineTools }) => <LineTools {...{ view, change, hasDepartments }} />}
        </LazyView>
      )}
    </div>
  );
}
