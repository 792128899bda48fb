import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Card } from '@songwai/ui/card/card';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { IconButton } from '@songwai/ui/icon-button/icon-button';
import { addMonths } from '@songwai/ui/lib/calendar';
import { writeMonth } from '@songwai/ui/lib/calendar-words';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { PageProps } from '../../routes/route-entry.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalizedNavigate } from '../../shell/language/use-localized-navigate.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { AccountMovements } from './account-movements.tsx';
import { statementQuery } from './month.queries.ts';
import { MonthGroups } from './month-groups.tsx';
import { MonthPack } from './month-pack.tsx';
import './month.css';

/** `2026-11` as the wire has it, `11/2026`. */
const wireMonth = (month: string): string => month.split('-').reverse().join('/');

/** A month of a company: what its jobs cost, how its account moved, and all documents in one file. `YYYY-MM` in the address. */
export function MonthPage({ params: { month: asked = '' } }: PageProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const navigate = useLocalizedNavigate();
  const { transport } = usePortal();
  const [, now = '', year = ''] = bangkokDate(useClock()()).split('/');
  const current = `${year}-${now}`;
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) && asked <= current ? asked : current;
  const query = useQuery(statementQuery(transport, wireMonth(month)));
  const go = (by: number) => navigate(`/invoice/month/${addMonths(month, by)}`);
  return (
    <div className="portal-month">
      <PageHeader
        title={t('month.title', { month: writeMonth(month, language) })}
        back={{ text: t('month.back'), link: target('/invoice') }}
        actions={
          <>
            <IconButton icon={ChevronLeft} variant="outlined" label={t('month.previous')} onClick={() => go(-1)} />
            <IconButton
              icon={ChevronRight}
              variant="outlined"
              label={t('month.next')}
              isDisabled={month >= current}
              onClick={() => go(1)}
            />
          </>
        }
      />
      <QueryFrame
        query={query}
        skeleton={
          <SkeletonGroup label={t('portal.loading')}>
            <Skeleton shape="block" height="240px" />
          </SkeletonGroup>
        }
        failed={(retry) => (
          <Card padding="large">
            <ErrorState
              title={t('month.failed')}
              headingLevel={2}
              retry={{ label: t('common.retry'), onRetry: retry, isRetrying: query.isFetching }}
            />
          </Card>
        )}
      >
        {(statement) => (
          <div className="portal-month__columns">
            <MonthGroups statement={statement} />
            <AccountMovements statement={statement} />
          </div>
        )}
      </QueryFrame>
      <MonthPack key={month} month={wireMonth(month)} />
    </div>
  );
}
