import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { SegmentedTabs } from '@songwai/ui/segmented-tabs/segmented-tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePortal } from '../../../shell/portal-context.tsx';
import { RoomSkeletons } from '../../list/known-rooms.tsx';
import type { SupportTab } from '../open-support-chat.ts';
import { ReportItem } from './report-item.tsx';
import { type ReportState, reportsQuery } from './reports.queries.ts';

const states: readonly ReportState[] = ['open', 'closed'];
const asList = { role: 'list' };

/** What customers have reported in their chats: open reports first, the oldest on top. */
export function ReportList({ currentId }: { readonly currentId: string | null }) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [state, setState] = useState<ReportState>('open');
  const query = useInfiniteQuery(reportsQuery(transport, state));
  const rows = useRef<HTMLDivElement>(null);
  const reports = query.data?.pages.flatMap((page) => page.reports);
  return (
    <>
      <div className="portal-chat__search">
        <ChoiceChips
          label={t('support.reportState')}
          layout="scroll"
          value={state}
          onChange={setState}
          options={states.map((value) => ({ value, label: t(`support.reportState.${value}`) }))}
        />
      </div>
      <div ref={rows} tabIndex={-1} className="portal-chat__rows">
        {reports === undefined ? (
          query.isError ? (
            <ErrorState
              title={t('support.reportsFailed')}
              retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}
            />
          ) : (
            <RoomSkeletons label={t('chat.loading')} />
          )
        ) : reports.length === 0 ? (
          <EmptyState title={t('support.reportsEmpty')}>{state === 'open' ? t('support.reportsEmptyHelp') : null}</EmptyState>
        ) : (
          <ul {...asList} aria-label={t('support.reports')}>
            {reports.map((report) => (
              <li key={report.id}>
                <ReportItem
                  report={report}
                  isCurrent={report.roomId === currentId}
                  // Its button goes with it: the keyboard stays in the list.
                  onClosed={() => rows.current?.focus({ preventScroll: true })}
                />
              </li>
            ))}
          </ul>
        )}
        {query.hasNextPage ? (
          <div className="portal-chat__more">
            <Button variant="quiet" isLoading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('support.more')}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

interface SupportTabsProps {
  readonly tab: SupportTab;
  readonly onTab: (tab: SupportTab) => void;
  /** The id of the list below. */
  readonly panelId: string;
}

/** Questions, and what was reported, with how many reports are open. */
export function SupportTabs({ tab, onTab, panelId }: SupportTabsProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const { data, hasNextPage } = useInfiniteQuery(reportsQuery(transport, 'open'));
  const loaded = data?.pages.reduce((sum, { reports }) => sum + reports.length, 0) ?? 0;
  const count = loaded === 0 ? '' : ` ${loaded}${hasNextPage ? '+' : ''}`;
  return (
    <SegmentedTabs
      label={t('support.tabs')}
      isWide
      tabs={[
        { id: 'questions', label: t('support.questions'), panelId },
        { id: 'reports', label: `${t('support.reports')}${count}`, panelId },
      ]}
      selectedId={tab}
      onSelect={onTab}
    />
  );
}
