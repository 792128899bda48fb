import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { SupportQueue } from '@songwai/core/chat/support/calls';
import { useClock } from '@songwai/features/shared/clock-context';
import { initialOf } from '@songwai/features/shared/initial-of';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useTranslate } from '@songwai/features/shared/translate-context';
import '@songwai/ui/chat-log/chat-pane.css';
import { Badge } from '@songwai/ui/badge/badge';
import { Button } from '@songwai/ui/button/button';
import { ChoiceChips } from '@songwai/ui/chip/choice-chips';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { PageHeader } from '@songwai/ui/page-header/page-header';
import { RoomRow } from '@songwai/ui/room-row/room-row';
import { Skeleton } from '@songwai/ui/skeleton/skeleton';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { RoomSkeletons } from '../list/known-rooms.tsx';
import { lastWords } from '../message-words.ts';
import { shortMoment } from '../room-names.ts';
import { customerName } from './customer-name.ts';
import { DeskMatters } from './desk-matters.tsx';
import type { SupportTab } from './open-support-chat.ts';
import type { QueueState } from './support.queries.ts';

interface QueueListProps {
  readonly query: UseInfiniteQueryResult<InfiniteData<SupportQueue>>;
  readonly state: QueueState;
  readonly onState: (state: QueueState) => void;
  readonly currentId: string | null;
}

interface SupportListProps extends QueueListProps {
  readonly tab: SupportTab;
  readonly onTab: (tab: SupportTab) => void;
  /** Whoever is none has no reports to ask for. */
  readonly isAdmin: boolean;
}

const loadReports = lazyPart(() => import('./reports/report-list.tsx'));
const states: readonly QueueState[] = ['waiting', 'answering', 'closed'];
const asList = { role: 'list' };

/** Questions and what was reported: one list or the other. */
export function SupportQueueList({ isAdmin, tab, onTab, ...list }: SupportListProps) {
  const t = useTranslate();
  const skeleton = <Skeleton shape="block" height="48px" />;
  return (
    <section className="portal-chat__list sw-chat-pane" aria-label={t('support.title')}>
      <div className="portal-chat__list-head">
        <PageHeader title={t('support.title')} />
        <div className="portal-support__tabs">
          {isAdmin ? (
            <LazyView load={loadReports} skeleton={skeleton} isOptional>
              {({ SupportTabs }) => <SupportTabs tab={tab} onTab={onTab} panelId="support-list" />}
            </LazyView>
          ) : (
            skeleton
          )}
        </div>
      </div>
      <div id="support-list" role="tabpanel" aria-label={t(`support.${tab}`)} className="portal-support__panel sw-chat-pane">
        {tab === 'questions' ? (
          <Questions {...list} />
        ) : (
          <LazyView load={loadReports} skeleton={<RoomSkeletons label={t('chat.loading')} />}>
            {({ ReportList }) => <ReportList currentId={list.currentId} />}
          </LazyView>
        )}
      </div>
    </section>
  );
}

/** Questions by state, the longest waiting first. */
function Questions({ query, state, onState, currentId }: QueueListProps) {
  const t = useTranslate();
  const waiting = query.data?.pages[0]?.waitingCount ?? 0;
  return (
    <>
      <div className="portal-chat__search">
        <ChoiceChips
          label={t('support.queueState')}
          layout="scroll"
          value={state}
          onChange={onState}
          options={states.map((value) => ({
            value,
            label: t(`support.state.${value}`),
            detail: value === 'waiting' && waiting > 0 ? String(waiting) : undefined,
          }))}
        />
      </div>
      <div className="portal-chat__rows">
        {query.data ? <DeskMatters /> : null}
        {query.data ? (
          <Rows rooms={query.data.pages.flatMap(({ rooms }) => rooms)} currentId={currentId} />
        ) : query.isError ? (
          <ErrorState title={t('support.failed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }} />
        ) : (
          <RoomSkeletons label={t('chat.loading')} />
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

function Rows({ rooms, currentId }: { readonly rooms: readonly ChatRoom[]; readonly currentId: string | null }) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const now = useClock()();
  if (rooms.length === 0) return <EmptyState title={t('support.empty')}>{t('support.emptyHelp')}</EmptyState>;
  return (
    <ul {...asList} aria-label={t('support.queue')}>
      {rooms.map((room) => {
        const name = customerName(room, t);
        const { support, unreadCount, lastMessage } = room;
        return (
          <li key={room.id}>
            <RoomRow
              name={name}
              avatar={{ initials: initialOf(name) }}
              preview={lastWords(room, { t, language })}
              detail={support ? <QuestionState support={support} /> : undefined}
              time={lastMessage ? shortMoment(lastMessage.at, now, { t, language }) : undefined}
              unread={{ count: unreadCount, label: t('chat.unreadCount', { count: unreadCount }) }}
              link={target(`/admin/support/${room.id}`)}
              isCurrent={room.id === currentId}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The job that a question is about, and who has it or since when it waits. */
function QuestionState({ support }: { readonly support: NonNullable<ChatRoom['support']> }) {
  const t = useTranslate();
  const { aboutJobId, waitingSince, claimedBy, isClaimedByMe } = support;
  const job = aboutJobId === null ? '' : t('chat.job', { job: formatJobId(aboutJobId) });
  if (waitingSince)
    return (
      <>
        <Badge tone="warn" hasDot>
          {t('support.waitingSince', { time: bangkokTime(waitingSince) })}
        </Badge>{' '}
        {job}
      </>
    );
  const holder = claimedBy ? (isClaimedByMe ? t('support.mine') : t('support.claimed', { name: claimedBy })) : '';
  return [holder, job].filter((part) => part !== '').join(' · ');
}
