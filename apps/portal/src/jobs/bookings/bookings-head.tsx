import type { JobFileFormat } from '@songwai/core/jobs/lists/job-file-name';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Calendar, Download, Ellipsis, Search } from 'lucide';
import { useState } from 'react';
import { type BookingsView, questionOf } from './bookings-view.ts';
import { SearchBox } from './tools/search-box.tsx';
import type { ChangeView } from './use-bookings-view.ts';

const loadDates = lazyPart(() => import('./tools/dates-dialog.tsx'));
const loadMore = lazyPart(() => import('./tools/more-dialog.tsx'));
const loadFile = lazyPart(() => import('./tools/file-dialog.tsx'));

interface BookingsHeadProps {
  readonly view: BookingsView;
  readonly change: ChangeView;
  readonly isPhone: boolean;
  /** Nothing was ever booked: there is nothing to search. */
  readonly isPlain: boolean;
  readonly isSearching: boolean;
  readonly total: number | undefined;
  readonly hasDepartments: boolean;
  readonly onChooseMany: () => void;
}

/** The page's title with search and file; on a phone its buttons open a field and sheets. */
export function BookingsHead(props: BookingsHeadProps) {
  const { view, change, isPhone, isPlain, isSearching, total, hasDepartments, onChooseMany } = props;
  const t = useTranslate();
  const [isSearchOpen, setIsSearchOpen] = useState(view.search !== '');
  const [dialog, setDialog] = useState<'dates' | 'more' | JobFileFormat | null>(null);
  const close = () => setDialog(null);
  const search = <SearchBox search={view.search} change={change} isSearching={isSearching} found={total} />;
  const onPhone = (
    <>
      <IconButton
        icon={Search}
        label={t('bookings.search')}
        aria-expanded={isSearchOpen}
        onClick={() => setIsSearchOpen(!isSearchOpen)}
      />
      <IconButton icon={Calendar} label={t('bookings.dates')} onClick={() => setDialog('dates')} />
      <IconButton icon={Ellipsis} label={t('bookings.more')} onClick={() => setDialog('more')} />
    </>
  );
  const onDesktop = (
    <>
      {search}
      <Button icon={Download} onClick={() => setDialog('xlsx')}>
        {t('bookings.xlsx')}
      </Button>
      <Button icon={Download} onClick={() => setDialog('csv')}>
        {t('bookings.csv')}
      </Button>
    </>
  );
  return (
    <>
      <div className={isPhone ? 'portal-bookings__head portal-bookings__head--phone' : 'portal-bookings__head'}>
        <PageHeader title={t('bookings.title')} actions={isPlain ? undefined : isPhone ? onPhone : onDesktop} />
        {isPhone && isSearchOpen && !isPlain ? search : null}
      </div>
      {dialog === 'dates' ? (
        <LazyView load={loadDates} skeleton={null}>
          {({ DatesDialog }) => <DatesDialog view={view} change={change} onClose={close} />}
        </LazyView>
      ) : null}
      {dialog === 'more' ? (
        <LazyView load={loadMore} skeleton={null}>
          {({ MoreDialog }) => (
            <MoreDialog {...{ view, change, hasDepartments, onChooseMany }} onDownload={setDialog} onClose={close} />
          )}
        </LazyView>
      ) : null}
      {dialog === 'csv' || dialog === 'xlsx' ? (
        <LazyView load={loadFile} skeleton={null}>
          {({ FileDialog }) => <FileDialog question={questionOf(view)} format={dialog} count={total ?? 0} onClose={close} />}
        </LazyView>
      ) : null}
    </>
  );
}
