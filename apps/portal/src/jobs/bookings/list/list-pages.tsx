import type { JobPage } from '@songwai/core/jobs/lists/list-calls';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { useAnnounce } from '@songwai/ui/live-announcer/live-announcer';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useRef } from 'react';
import { type BookingsView, pageSize } from '../bookings-view.ts';
import { countText } from '../count-text.ts';
import type { ChangeView } from '../use-bookings-view.ts';

interface ListPagesProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  readonly shown: JobPage;
  /** Number of jobs on all pages; undefined while unknown. */
  readonly total: number | undefined;
}

/** The pages of the list, one after another: a cursor begins each, so that the thousandth is as fast as the first. */
export function ListPages({ view, change, shown, total }: ListPagesProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  /** Cursors of the pages that were seen, for the way back; where one is unknown the page's number leads there. */
  const cursors = useRef(new Map<number, string>());
  const { page, cursor, search } = view;
  const isSearching = search !== '';
  const { nextCursor, jobs } = shown;
  if (cursor !== '') cursors.current.set(page, cursor);
  if (page === 1 && nextCursor === null) return null;

  const turnTo = (target: number, at: string) => {
    change({ page: target, cursor: at });
    announce(t('bookings.page', { page: target }));
  };
  const from = (page - 1) * pageSize + 1;
  const until = from + jobs.length - 1;
  return (
    <nav className="portal-bookings__pages" aria-label={t('bookings.pages')}>
      <p className="sw-note sw-soft sw-figures">
        {total === undefined
          ? t('bookings.page', { page })
          : t('bookings.range', { from, to: until, total: countText(total, { isSearching, atLeast: until }) })}
      </p>
      <IconButton
        icon={ChevronLeft}
        variant="outlined"
        label={t('bookings.previousPage')}
        isDisabled={page === 1}
        onClick={() => turnTo(page - 1, cursors.current.get(page - 1) ?? '')}
      />
      <IconButton
        icon={ChevronRight}
        variant="outlined"
        label={t('bookings.nextPage')}
        isDisabled={nextCursor === null}
        onClick={() => turnTo(page + 1, nextCursor ?? '')}
      />
    </nav>
  );
}
