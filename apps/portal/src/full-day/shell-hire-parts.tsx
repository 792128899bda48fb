import type { HireParts } from '@songwai/features/full-day/hire-parts';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import { Link } from 'wouter';
import { localizedPath } from '../routes/localized-path.ts';
import { LocalLink } from '../shell/local-link.tsx';
import { loadAwaitedJob } from '../shell/paying/load-awaited-job.ts';
import { loadRefusedBooking } from '../shell/paying/load-refused-booking.ts';

const loadSearch = lazyPart(() => import('../places/place-search-field.tsx'), ['places']);

/** The way to the booked job, or to all of them. */
function BookedNext({ jobIds }: { readonly jobIds: readonly string[] }) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Link
      className={buttonClass({ variant: 'primary', size: 'large', isFullWidth: true })}
      to={localizedPath(language, jobIds.length === 1 ? `/job/${jobIds[0]}` : '/dashboard')}
    >
      {jobIds.length === 1 ? t('hire.seeJob') : t('hire.seeJobs')}
    </Link>
  );
}

/** What our own pages add to a hire. */
export const shellHireParts: Pick<HireParts, 'Search' | 'Awaited' | 'Refused' | 'JobLink' | 'BookedNext'> = {
  Search: (props) => (
    <LazyView load={loadSearch} skeleton={<Skeleton shape="block" height="60px" />}>
      {({ PlaceSearchField }) => <PlaceSearchField {...props} />}
    </LazyView>
  ),
  Awaited: (props) => (
    <LazyView load={loadAwaitedJob} skeleton={<Skeleton shape="block" height="240px" />}>
      {({ AwaitedJob }) => <AwaitedJob {...props} />}
    </LazyView>
  ),
  Refused: (props) => (
    <LazyView load={loadRefusedBooking} skeleton={null}>
      {({ RefusedBooking }) => <RefusedBooking {...props} />}
    </LazyView>
  ),
  JobLink: ({ jobId, children }) => <LocalLink to={`/job/${jobId}`}>{children}</LocalLink>,
  BookedNext,
};
