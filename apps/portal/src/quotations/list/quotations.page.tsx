import { formatLongDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { formatBaht } from '@songwai/core/basics/money';
import type { Quotation } from '@songwai/core/quotations/quotation-calls';
import { useLanguage, useLocalName, useTranslate } from '@songwai/features/shared/translate-context';
import { Banner } from '@songwai/ui/banner/banner';
import { Button, buttonClass } from '@songwai/ui/button/button';
import { Card } from '@songwai/ui/card/card';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { BlankDocuments } from '@songwai/ui/illustration/blank-documents';
import { Stack } from '@songwai/ui/layout/stack';
import { List } from '@songwai/ui/list/list';
import { ListRow } from '@songwai/ui/list/list-row';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { localizedPath } from '../../routes/localized-path.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { QuotationBadge } from '../quotation-badge.tsx';
import { quotationsQuery } from '../quotations.queries.ts';

/** The user's quotations for monthly hire, newest first. */
export function QuotationsPage() {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useLocalName();
  const target = useLocalTarget();
  const { transport } = usePortal();
  const query = useInfiniteQuery(quotationsQuery(transport));
  const quotations = query.data?.pages.flatMap((page) => page.quotations) ?? [];
  const written = (date: string): string => {
    const day = parseBangkok(date);
    return day === null ? date : formatLongDate(day, language);
  };
  const ask = (
    <Link className={buttonClass({ variant: 'primary' })} to={localizedPath(language, '/fullday?hours=month')}>
      {t('quotation.new')}
    </Link>
  );
  const what = ({ packageName, driverCount, months }: Quotation) =>
    [nameOf(packageName), `${t('quotation.drivers', { count: driverCount })} × ${t('quotation.months', { count: months })}`].join(
      ' · ',
    );

  return (
    <Stack gap="large">
      <PageHeader
        title={t('quotation.list')}
        detail={t('quotation.listHelp')}
        actions={quotations.length > 0 ? ask : undefined}
      />
      {query.isFetchNextPageError ? <Banner tone="danger">{t('common.viewFailed')}</Banner> : null}
      <Card padding="none">
        <List
          label={t('quotation.list')}
          loadingLabel={t('portal.loading')}
          status={query.data ? 'ready' : query.isError ? 'error' : 'loading'}
          items={quotations.map((quotation) => ({ id: quotation.number, quotation }))}
          renderItem={({ quotation }) => (
            <ListRow
              title={quotation.number}
              detail={
                <>
                  {what(quotation)}
                  <br />
                  {t('quotation.validUntilDate', { date: written(quotation.validUntil) })}
                </>
              }
              trailing={
                <Stack gap="small">
                  <span className="sw-strong">{formatBaht(quotation.totalSatang)}</span>
                  <QuotationBadge quotation={quotation} />
                </Stack>
              }
              link={target(`/quotations/${quotation.number}`)}
            />
          )}
          empty={
            <EmptyState drawing={<BlankDocuments />} title={t('quotation.empty')} action={ask}>
              {t('quotation.emptyHelp')}
            </EmptyState>
          }
          error={
            <ErrorState
              title={t('quotation.failed')}
              retry={{ label: t('common.retry'), onRetry: () => void query.refetch(), isRetrying: query.isFetching }}
            >
              {t('quotation.failedHelp')}
            </ErrorState>
          }
        />
      </Card>
      {query.hasNextPage ? (
        <Button isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('quotation.more')}
        </Button>
      ) : null}
    </Stack>
  );
}
