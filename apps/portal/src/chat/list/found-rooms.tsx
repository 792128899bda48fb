import { shortestChatSearch } from '@songwai/core/chat/chat-limits';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { ErrorState } from '@songwai/ui/error-state/error-state';
import { LiveRegion } from '@songwai/ui/live-announcer/live-announcer';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { useChatState } from '../use-chat.ts';
import { RoomSkeletons } from './known-rooms.tsx';
import { RoomItem } from './room-item.tsx';
import { roomSearchQuery } from './room-search.queries.ts';
import { useDelayed } from './use-delayed.ts';

interface FoundRoomsProps {
  readonly flow: ChatFlow | null;
  readonly currentId: string | null;
  readonly text: string;
  readonly supportHours: string;
}

const asList = { role: 'list' };

/** Rooms and messages that a search found. */
export function FoundRooms({ flow, currentId, text, supportHours }: FoundRoomsProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const query = useQuery(roomSearchQuery(transport, useDelayed(text)));
  const known = useChatState(flow, ({ rooms }) => rooms);

  if (text.length < shortestChatSearch) return <EmptyState title={t('chat.nothingFoundHelp')} />;
  if (query.isError)
    return (
      <ErrorState title={t('chat.failed')} retry={{ label: t('common.retry'), onRetry: () => void query.refetch() }}>
        {t('chat.failedHelp')}
      </ErrorState>
    );
  if (!query.data) return <RoomSkeletons label={t('chat.loading')} />;
  const { rooms, messages } = query.data;
  const roomOf = (id: string) => [...rooms, ...known].find((room) => room.id === id);
  const found = messages.flatMap((message) => {
    const room = roomOf(message.roomId);
    return room ? [{ message, room }] : [];
  });
  const count = rooms.length + found.length;
  if (count === 0) return <EmptyState title={t('chat.nothingFound', { text })}>{t('chat.nothingFoundHelp')}</EmptyState>;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <LiveRegion message={t('chat.found', { count })} />
      {rooms.length > 0 ? (
        <ul {...asList} aria-label={t('chat.rooms')}>
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomItem room={room} isCurrent={room.id === currentId} supportHours={supportHours} />
            </li>
          ))}
        </ul>
      ) : null}
      {found.length > 0 ? (
        <>
          <h2 className="sw-note portal-chat__group">{t('chat.foundMessages')}</h2>
          <ul {...asList} aria-label={t('chat.foundMessages')}>
            {found.map(({ message, room }) => (
              <li key={`${room.id} ${message.seq}`}>
                <RoomItem room={room} found={message} isCurrent={room.id === currentId} supportHours={supportHours} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
