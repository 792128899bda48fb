import type { JobCounts } from '@songwai/core/jobs/lists/summary-calls';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { Calendar, ChevronDown } from 'lucide';
import { useState } from 'react';
import type { BookingsView } from './bookings-view.ts';
import { daysText } from './tools/days-text.ts';
import { GroupChips } from './tools/group-chips.tsx';
import { ListFields } from './tools/list-fields.tsx';
import type { ChangeView } from './use-bookings-view.ts';

const loadDates = lazyPart(() => import('./tools/dates-dialog.tsx'));

interface BookingsFiltersProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  readonly counts: JobCounts | undefined;
  readonly isPhone: boolean;
  readonly hasDepartments: boolean;
}

/** Above the list: its statuses, and on a wide screen its days, order and department. */
export function BookingsFilters({ view, change, counts, isPhone, hasDepartments }: BookingsFiltersProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const days = daysText(view, t, language);
  return (
    <div className="portal-bookings__filters">
      <GroupChips groups={view.groups} counts={counts} onChange={(groups) => change({ groups })} />
      {isPhone ? (
        <p className="sw-note sw-soft portal-bookings__days-text">{days}</p>
      ) : (
        <div className="portal-bookings__choices">
          <ListFields {...{ view, change, hasDepartments }} isInLine />
          <Button variant="soft" icon={Calendar} iconEnd={ChevronDown} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {days}
          </Button>
        </div>
      )}
      {isOpen ? (
        <LazyView load={loadDates} skeleton={null}>
          {({ DatesDialog }) => <DatesDialog view={view} change={change} onClose={() => setIsOpen(false)} />}
        </LazyView>
      ) : null}
    </div>
  );
}
