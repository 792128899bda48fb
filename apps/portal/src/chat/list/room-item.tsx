import { formatJobId } from '@songwai/core/basics/ids';
import type { ChatMessage } from '@songwai/core/chat/chat-message';
import type { ChatRoom } from '@songwai/core/chat/chat-room';
import { useClock } from '@songwai/features/shared/clock-context';
import { initialOf } from '@songwai/features/shared/initial-of';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Badge } from '@songwai/ui/badge/badge';
import { RoomRow } from '@songwai/ui/room-row/room-row';
import { Headset } from 'lucide';
import { useLanguage } from '../../shell/language/use-language.ts';
import { useLocalTarget } from '../../shell/local-target.ts';
import { lastWords } from '../message-words.ts';
import { isRoomOver, roomName, roomPath, shortMoment, statusText } from '../room-names.ts';

interface RoomItemProps {
  readonly room: ChatRoom;
  readonly isCurrent: boolean;
  readonly supportHours: string;
  /** A message that a search found, instead of the last one. */
  readonly found?: ChatMessage | undefined;
}

/** A room as the list shows it. */
export function RoomItem({ room, isCurrent, supportHours, found }: RoomItemProps) {
  const t = useTranslate();
  const language = useLanguage();
  const target = useLocalTarget();
  const now = useClock()();
  const name = roomName(room, t);
  const { job, kind, unreadCount } = room;
  const shown = found ?? room.lastMessage;
  const isOver = isRoomOver(room);
  return (
    <RoomRow
      name={name}
      avatar={
        kind === 'support' ? { icon: Headset } : { initials: initialOf(name), pictureUrl: job?.driver?.photoPath ?? undefined }
      }
      tone={kind === 'support' ? 'deep' : 'person'}
      preview={lastWords(room, { t, language }, shown)}
      detail={
        job ? (
          isOver ? (
            <span className="sw-figures">
              {statusText(job.status, t)} · {formatJobId(job.id)}
            </span>
          ) : (
            <>
              <Badge tone="info" hasDot>
                {statusText(job.status, t)}
              </Badge>
              <span className="sw-figures">{formatJobId(job.id)}</span>
            </>
          )
        ) : (
          t('chat.supportHours', { hours: supportHours })
        )
      }
      time={shown ? shortMoment(shown.at, now, { t, language }) : undefined}
      dateTime={shown?.at.toISOString()}
      unread={{ count: unreadCount, label: t('chat.unreadCount', { count: unreadCount }) }}
      link={target(roomPath(room))}
      isCurrent={isCurrent}
    />
  );
}
