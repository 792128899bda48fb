import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Icon } from '@songwai/ui/icon/icon';
import { ParcelWaiting } from '@songwai/ui/illustration/parcel-waiting';
import { useMedia } from '@songwai/ui/lib/use-media';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Plus, WifiOff } from 'lucide';
import { useAddress } from '../routes/use-address.ts';
import { useLocalTarget } from '../shell/local-target.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { QueryFrame } from '../shell/query-frame.tsx';
import { RecurringList } from './list/recurring-list.tsx';
import { recurrencesQuery } from './recurring.queries.ts';
import { choosePath, type RecurringView, readRecurringView, recurringPath } from './recurring-view.ts';
import { useMayRepeat } from './use-may-repeat.ts';
import './recurring.css';

const loadOne = lazyPart(() => import('./one/one-recurring.tsx'));
const loadNew = lazyPart(() => import('./form/new-recurring.tsx'));
const loadChoice = lazyPart(() => import('./form/choose-job.tsx'));
const skeletons = ['a', 'b', 'c'] as const;
const partSkeleton = <Skeleton shape="block" height="420px" />;

/** What the address shows beside the list. */
function ShownPart({ view }: { readonly view: RecurringView }) {
  switch (view.kind) {
    case 'list':
      return null;
    case 'choose':
      return (
        <LazyView load={loadChoice} skeleton={partSkeleton}>
          {({ ChooseJob }) => <ChooseJob />}
        </LazyView>
      );
    case 'new':
      return (
        <LazyView load={loadNew} skeleton={partSkeleton}>
          {({ NewRecurring }) => <NewRecurring key={view.jobId} jobId={view.jobId} />}
        </LazyView>
      );
    case 'one':
    case 'change':
      return (
        <LazyView load={loadOne} skeleton={partSkeleton}>
          {({ OneRecurring }) => (
            <OneRecurring
              key={view.id}
              id={view.id}
              isChanging={view.kind === 'change'}
              day={view.kind === 'one' ? view.day : null}
            />
          )}
        </LazyView>
      );
  }
}

/** Bookings that make themselves: the list, and beside it one of them, its form, or a new one. On a phone one or the other. */
export function RecurringPage() {
  const t = useTranslate();
  const target = useLocalTarget();
  const { transport } = usePortal();
  // The same width stands in recurring.css.
  const isWide = useMedia('(min-width: 1100px)');
  const asked = readRecurringView(useAddress().search);
  const mayChange = useMayRepeat();
  const query = useQuery(recurrencesQuery(transport));
  const first = query.data?.[0];
  // A wide screen has room for the first one.
  const view: RecurringView = asked.kind === 'list' && isWide && first ? { kind: 'one', id: first.id, day: null } : asked;
  const isAlone = !isWide && view.kind !== 'list';
  const titles = {
    list: t('recurring.title'),
    one: t('recurring.title'),
    change: t('recurring.changeTitle'),
    choose: t('recurring.setUpTitle'),
    new: t('recurring.setUpTitle'),
  };
  const create = (variant: 'primary' | 'secondary') => (
    <a className={buttonClass({ variant })} {...target(choosePath)}>
      <span className="sw-button__content">
        <Icon icon={Plus} />
        {t('recurring.new')}
      </span>
    </a>
  );
  const isEmpty = query.data?.length === 0;

  return (
    <div className="portal-recurring">
      <PageHeader
        title={isAlone ? titles[view.kind] : t('recurring.title')}
        detail={isAlone ? undefined : t('recurring.lead')}
        back={isAlone ? { text: t('recurring.back'), link: target(recurringPath) } : undefined}
        actions={mayChange && !isAlone && !isEmpty ? create('secondary') : undefined}
      />
      <div className={view.kind === 'list' || isAlone ? 'portal-recurring__single' : 'portal-recurring__columns'}>
        {isAlone ? null : (
          <QueryFrame
            query={query}
            isEmpty={(list) => list.length === 0}
            skeleton={
              <SkeletonGroup label={t('recurring.loading')}>
                {skeletons.map((id) => (
                  <Card key={id}>
                    <Skeleton width="70%" />
                    <Skeleton width="45%" />
                  </Card>
                ))}
              </SkeletonGroup>
            }
            empty={
              view.kind === 'list' ? (
                <EmptyState
                  drawing={<ParcelWaiting />}
                  headingLevel={2}
                  title={t('recurring.empty')}
                  action={mayChange ? create('primary') : undefined}
                >
                  {t('recurring.emptyHelp')}
                </EmptyState>
              ) : (
                <p className="sw-soft">{t('recurring.empty')}</p>
              )
            }
            failed={(onRetry) => (
              <ErrorState
                icon={WifiOff}
                headingLevel={2}
                title={t('recurring.failed')}
                retry={{ label: t('common.retry'), onRetry, isRetrying: query.isFetching }}
              >
                {t('recurring.failedHelp')}
              </ErrorState>
            )}
          >
            {(recurrences) => (
              <RecurringList
                recurrences={recurrences}
                currentId={view.kind === 'one' || view.kind === 'change' ? view.id : null}
                mayChange={mayChange}
              />
            )}
          </QueryFrame>
        )}
        <ShownPart view={view} />
      </div>
    </div>
  );
}
