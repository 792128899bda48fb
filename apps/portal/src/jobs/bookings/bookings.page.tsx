import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { useMedia } from '@songwai/ui/lib/use-media';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { WifiOff } from 'lucide';
import { useUser } from '../../shell/session/use-user.ts';
import { BookingsFilters } from './bookings-filters.tsx';
import { BookingsHead } from './bookings-head.tsx';
import { useBookings } from './use-bookings.ts';
import { useBookingsView } from './use-bookings-view.ts';
import { useChosen } from './use-chosen.ts';
import { useLiveJobs } from './use-live-jobs.ts';
import './bookings.css';

/** A phone needs no table, and a wide screen no cards. */
const loadTable = lazyPart(() => import('./list/job-table.tsx'));
const loadCards = lazyPart(() => import('./list/job-cards.tsx'));
const loadStrip = lazyPart(() => import('./side/decision-strip.tsx'));
const loadSide = lazyPart(() => import('./side/bookings-side.tsx'));
const loadPages = lazyPart(() => import('./list/list-pages.tsx'));
const loadEmpty = lazyPart(() => import('./list/list-empty.tsx'));
const loadSame = lazyPart(() => import('../repeat/same-day.tsx'));
const loadBar = lazyPart(() => import('./bulk/chosen-bar.tsx'));
const listSkeleton = <Skeleton shape="block" height="420px" />;

/** The customer's jobs, live: filtered, searched, opened in place, chosen; what they cost; those to rate (spec §3). */
export function BookingsPage() {
  const t = useTranslate();
  const isPhone = useMedia('(max-width: 759.98px)');
  const [view, change] = useBookingsView();
  const { list, jobs, status, words, counts, total, hasOthers, runningOf, toDecide } = useBookings(view);
  const { chosen, chosenIds, choose, isChoosing, startChoosing } = useChosen(jobs);
  useLiveJobs();
  const hasDepartments = useUser()?.company?.rights.view === true;
  const isPlain = counts?.hasJobs === false && status !== 'error';
  const props = {
    ...{ jobs, status, runningOf, words, view, change, chosenIds },
    onChoose: choose,
    empty: (
      <LazyView load={loadEmpty} skeleton={listSkeleton}>
        {({ ListEmpty }) => <ListEmpty view={view} change={change} hasJobs={counts?.hasJobs !== false} hasOthers={hasOthers} />}
      </LazyView>
    ),
    error: (
      <ErrorState
        icon={WifiOff}
        headingLevel={2}
        title={t('bookings.failed')}
        retry={{ label: t('common.retry'), onRetry: () => void list.refetch(), isRetrying: list.isFetching }}
      >
        {t('bookings.failedHelp')}
      </ErrorState>
    ),
  };
  return (
    <div className="portal-bookings">
      <BookingsHead
        {...{ view, change, isPhone, isPlain, total, hasDepartments }}
        isSearching={list.isFetching}
        onChooseMany={startChoosing}
      />
      <div className="portal-bookings__main">
        {isPlain ? null : (
          <LazyView load={loadSame} skeleton={null} isOptional>
            {({ SameDay }) => <SameDay />}
          </LazyView>
        )}
        {isPlain && isPhone ? null : <BookingsFilters {...{ view, change, counts, isPhone, hasDepartments }} />}
        {toDecide.length > 0 || loadStrip.loaded() ? (
          <LazyView load={loadStrip} skeleton={null}>
            {({ DecisionStrip }) => <DecisionStrip jobs={toDecide} />}
          </LazyView>
        ) : null}
        {isPhone ? (
          <LazyView load={loadCards} skeleton={listSkeleton}>
            {({ JobCards }) => <JobCards {...props} isChoosing={isChoosing} />}
          </LazyView>
        ) : (
          <LazyView load={loadTable} skeleton={listSkeleton}>
            {({ JobTable }) => <JobTable {...props} />}
          </LazyView>
        )}
        {list.data && !list.isPlaceholderData ? (
          <LazyView load={loadPages} skeleton={null}>
            {({ ListPages }) => <ListPages {...{ view, change, total }} shown={list.data} />}
          </LazyView>
        ) : null}
        {chosen.length > 0 || loadBar.loaded() ? (
          <LazyView load={loadBar} skeleton={null}>
            {({ ChosenBar }) => <ChosenBar jobs={chosen} onChange={choose} />}
          </LazyView>
        ) : null}
      </div>
      {isPlain && isPhone ? null : (
        <LazyView load={loadSide} skeleton={<div className="portal-bookings__side" />}>
          {({ BookingsSide }) => <BookingsSide change={change} />}
        </LazyView>
      )}
    </div>
  );
}
