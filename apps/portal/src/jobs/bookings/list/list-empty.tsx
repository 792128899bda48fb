import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ParcelWaiting } from '@songwai/ui/illustration/parcel-waiting';
import { Stack } from '@songwai/ui/layout/stack';
import { useLocalTarget } from '../../../shell/local-target.ts';
import type { BookingsView } from '../bookings-view.ts';
import type { ChangeView } from '../use-bookings-view.ts';

interface ListEmptyProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  /** Whether there are any jobs, whatever the filters. */
  readonly hasJobs: boolean;
  /** Whether other statuses have jobs within the dates and the search. */
  readonly hasOthers: boolean;
}

/** Nothing ever, nothing in these dates, nothing found: each says what to do about it. */
export function ListEmpty({ view, change, hasJobs, hasOthers }: ListEmptyProps) {
  const t = useTranslate();
  const target = useLocalTarget();
  const book = (
    <a className={buttonClass({ variant: 'primary' })} {...target('/neworder')}>
      {t('bookings.book')}
    </a>
  );
  const drawing = <ParcelWaiting />;
  if (!hasJobs) {
    return (
      <EmptyState drawing={drawing} headingLevel={2} title={t('bookings.empty')} action={book}>
        {t('bookings.emptyHelp')}
      </EmptyState>
    );
  }
  if (hasOthers) {
    return (
      <EmptyState
        drawing={drawing}
        headingLevel={2}
        title={t('bookings.noStatus')}
        action={<Button onClick={() => change({ groups: [] })}>{t('bookings.showAllStatuses')}</Button>}
      >
        {t('bookings.noStatusHelp')}
      </EmptyState>
    );
  }
  if (view.search !== '') {
    const widen = () => change({ mode: 'all', from: '', until: '', groups: [] });
    return (
      <EmptyState
        drawing={drawing}
        headingLevel={2}
        title={t('bookings.noFound')}
        action={<Button onClick={widen}>{t('bookings.showAllJobs')}</Button>}
      >
        {t('bookings.noFoundHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={drawing}
      headingLevel={2}
      title={t('bookings.noDays')}
      action={
        <Stack direction="row" gap="small">
          {book}
          <Button onClick={() => change({ mode: 'all', from: '', until: '', groups: [] })}>{t('bookings.showAllDays')}</Button>
        </Stack>
      }
    >
      {t('bookings.noDaysHelp')}
    </EmptyState>
  );
}
