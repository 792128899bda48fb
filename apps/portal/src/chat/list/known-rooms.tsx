import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { Icon } from '@songwai/ui/icon/icon';
import { IconTile } from '@songwai/ui/icon/icon-tile';
import { Skeleton, SkeletonGroup } from '@songwai/ui/skeleton/skeleton';
import { MessageCircle } from 'lucide';
import { useState } from 'react';
import { LocalLink } from '../../shell/local-link.tsx';
import { CallSupport } from '../call-support.tsx';
import { isRoomOver } from '../room-names.ts';
import { useChatState } from '../use-chat.ts';
import { RoomItem } from './room-item.tsx';

export type RoomFilter = 'all' | 'unread' | 'drivers' | 'support';

const isIn: Readonly<Record<RoomFilter, (room: ChatRoom) => boolean>> = {
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  drivers: ({ kind }) => kind === 'job',
  support: ({ kind }) => kind === 'support',
};

interface KnownRoomsProps {
  readonly flow: ChatFlow | null;
  readonly currentId: string | null;
  readonly filter: RoomFilter;
  readonly supportHours: string;
}

// Safari exposes a list without bullets as a list only if it has the role.
const asList = { role: 'list' };

/** The rooms as they are known: those of jobs under way and of support first, then those of jobs that are over. */
export function KnownRooms({ flow, currentId, filter, supportHours }: KnownRoomsProps) {
  const t = useTranslate();
  const status = useChatState(flow, (state) => state.status);
  const rooms = useChatState(flow, (state) => state.rooms);
  const hasMore = useChatState(flow, ({ hasMoreRooms }) => hasMoreRooms);
  const [isLoadingMore, setIsLoadingMore] = useState(false);

  if (status === 'failed')
    return (
      <ErrorState title={t('chat.failed')} retry={{ label: t('common.retry'), onRetry: () => flow?.retry() }}>
        {t('chat.failedHelp')}
        <CallSupport />
      </ErrorState>
    );
  if (status === 'loading') return <RoomSkeletons label={t('chat.loading')} />;
  const shown = rooms.filter(isIn[filter]);
  if (shown.length === 0)
    return filter === 'all' ? (
      <EmptyState
        drawing={<IconTile icon={MessageCircle} />}
        title={t('chat.empty')}
        action={<LocalLink to="/neworder">{t('chat.book')}</LocalLink>}
      >
        {t('chat.emptyHelp')}
      </EmptyState>
    ) : (
      <EmptyState drawing={<Icon icon={MessageCircle} size="large" />} title={t('chat.emptyFilter')} />
    );
  const rows = (some: readonly ChatRoom[]) =>
    some.map((room) => (
      <li key={room.id}>
        <RoomItem room={room} isCurrent={room.id === currentId} supportHours={supportHours} />
      </li>
    ));
  const over = shown.filter(isRoomOver);
  const handleMore = async () => {
    setIsLoadingMore(true);
    await flow?.loadMoreRooms();
    setIsLoadingMore(false);
  };
  return (
    <>
      <ul {...asList} aria-label={t('chat.rooms')}>
        {rows(shown.filter((room) => !isRoomOver(room)))}
      </ul>
      {over.length > 0 ? (
        <>
          <h2 className="sw-note portal-chat__group">{t('chat.over')}</h2>
          <ul {...asList} aria-label={t('chat.over')}>
            {rows(over)}
          </ul>
        </>
      ) : null}
      {hasMore ? (
        <div className="portal-chat__more">
          <Button variant="quiet" isLoading={isLoadingMore} onClick={() => void handleMore()}>
            {t('chat.moreRooms')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

export function RoomSkeletons({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="portal-chat__skeleton">
          <Skeleton shape="circle" width="48px" />
          <div className="sw-grow">
            <Skeleton width="46%" />
            <Skeleton width="78%" height="0.7em" />
            <Skeleton width="34%" height="0.7em" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
