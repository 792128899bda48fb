import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import type { ChatMessage } from '@songwai/core/chat/chat-message';
import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { ChatFlow, OpenRoom } from '@songwai/core/chat/flow/chat-state';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { ChatEvent, ChatNote } from '@songwai/ui/chat-log/chat-event';
import { ChatLog } from '@songwai/ui/chat-log/chat-log';
import { Dialog } from '@songwai/ui/dialog/dialog';
import { EmptyState } from '@songwai/ui/empty-state/empty-state';
import { type ReactNode, useState } from 'react';
import { openReach } from '../../app/offline/open-reach.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { contentText, eventWords } from '../message-words.ts';
import { dayName, isOwn } from '../room-names.ts';
import { useChatState } from '../use-chat.ts';
import { MessageRow, PendingRow } from './message-row.tsx';
import { type RoomRow, roomRows } from './room-rows.ts';
import { useArrivals } from './use-arrivals.ts';
import { useReadLine } from './use-read-line.ts';

interface RoomLogProps {
  readonly flow: ChatFlow;
  readonly open: OpenRoom;
  readonly room: ChatRoom;
  readonly name: string;
  /** After the last row: a question. */
  readonly children?: ReactNode;
}

/** The messages of the open room, with what happened to its job between them. */
export function RoomLog({ flow, open, room, name, children }: RoomLogProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const now = useClock()();
  const isOffline = useFlow(usePortal().part(openReach).store, ({ reach }) => reach === 'offline');
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [photo, setPhoto] = useState<string | null>(null);
  const pending = useChatState(flow, (state) => state.pending).filter(({ roomId }) => roomId === open.roomId);
  const isMine = (message: ChatMessage) => isOwn(message, room);
  const { messages, hasOlder, isLoadingOlder, olderProblem } = open;
  const unread = useReadLine(flow, open, isAtEnd);
  const arrivals = useArrivals({ messages, isOwn: isMine, isAtEnd });
  // Only of the own jobs there is a page: admins have their list beside the room.
  const isAsker = room.kind === 'support' && room.members.some(({ isMe, role }) => isMe && role === 'customer');
  const last = messages.at(-1);
  const newest = pending.at(-1)?.guid ?? last?.seq.toString();
  const heard = arrivals.newest;

  const row = (entry: RoomRow) => {
    switch (entry.kind) {
      case 'day':
        return <ChatNote key={entry.id}>{dayName(entry.at, now, { t, language })}</ChatNote>;
      case 'unread':
        return (
          <ChatNote key={entry.id} look="mark">
            {t('chat.unreadFrom')}
          </ChatNote>
        );
      case 'event': {
        const { icon, text } = eventWords(entry.message, t);
        const { at, event } = entry.message;
        if (icon === null) return <ChatNote key={entry.id}>{text}</ChatNote>;
        return (
          <ChatEvent
            key={entry.id}
            icon={icon}
            title={text}
            link={isAsker && event.jobId !== null ? target(`/job/${event.jobId}`) : undefined}
            time={bangkokTime(at)}
            dateTime={at.toISOString()}
          />
        );
      }
      case 'message':
        return (
          <MessageRow key={entry.id} message={entry.message} room={room} isGrouped={entry.isGrouped} onOpenPhoto={setPhoto} />
        );
      case 'pending':
        return (
          <PendingRow
            key={entry.id}
            message={entry.message}
            isOffline={isOffline}
            onResend={() => flow.resend(entry.id)}
            onDiscard={() => flow.discard(entry.id)}
          />
        );
    }
  };

  return (
    <>
      <ChatLog
        label={t('chat.messagesWith', { name })}
        newestId={newest}
        isNewestOwn={pending.length > 0 || (last !== undefined && isMine(last))}
        onAtEndChange={setIsAtEnd}
        older={
          hasOlder
            ? {
                state: isLoadingOlder ? 'loading' : olderProblem ? 'failed' : 'ready',
                onLoad: () => void flow.loadOlder(),
                label: t('chat.earlier'),
                retryLabel: t('common.retry'),
                loadingLabel: t('chat.loadingEarlier'),
                failedText: t('chat.earlierFailed'),
              }
            : undefined
        }
        jump={{
          label: t('chat.jumpNewest'),
          newCount: arrivals.count,
          newLabel: t('chat.new', { count: arrivals.count }),
        }}
        announcement={heard ? `${heard.sender.name || name}: ${contentText(heard.content, t, language)}` : ''}
      >
        {messages.length + pending.length === 0 && room.kind === 'support' ? (
          <li>
            <EmptyState title={t('chat.startTitle')}>{t('chat.startHelp')}</EmptyState>
          </li>
        ) : null}
        {roomRows({ messages, pending, unread, isOwn: isMine }).map(row)}
        {children ? <li className="portal-chat__question">{children}</li> : null}
      </ChatLog>
      {photo === null ? null : (
        <Dialog
          isOpen
          presentation="full"
          title={t('chat.photo', { name })}
          closeLabel={t('common.close')}
          onClose={() => setPhoto(null)}
        >
          <img className="portal-chat__photo" src={photo} alt={t('chat.photo', { name })} />
        </Dialog>
      )}
    </>
  );
}
