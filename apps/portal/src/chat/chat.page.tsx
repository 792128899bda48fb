import { usualSupportHours } from '@songwai/core/chat/chat-limits';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useMedia } from '@songwai/ui/lib/use-media';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageProps } from '../routes/route-entry.ts';
import { usePortal } from '../shell/portal-context.tsx';
import { useUser } from '../shell/session/use-user.ts';
import { startupQuery } from '../shell/startup.queries.ts';
import { RoomList } from './list/room-list.tsx';
import { NoRoom, RoomLoading } from './room/room-faces.tsx';
import { useChat } from './use-chat.ts';
import './chat.page.css';

/** The list is there before it. */
const loadRoom = lazyPart(() => import('./room/room-view.tsx'), ['tracking', 'jobs', 'errors']);

/** The room of the address: `support` is one's own support room, whose id is the user's (spec §7). */
const roomIdOf = (name: string | undefined, userId: string): string | null => (name === 'support' ? userId : name || null);

/** Chats with drivers and with support (spec §2 "chat"): on a phone the list or a room, beside each other on a wider screen. */
export function ChatPage({ params }: PageProps) {
  const portal = usePortal();
  const flow = useChat();
  const user = useUser();
  const isPhone = useMedia('(max-width: 759.98px)');
  const { data: startup } = useQuery(startupQuery(portal));
  const roomId = roomIdOf(params['roomId'], user?.userId ?? '');

  useEffect(() => {
    if (!flow) return;
    if (roomId === null) flow.closeRoom();
    else flow.openRoom(roomId);
  }, [flow, roomId]);
  useEffect(() => () => flow?.closeRoom(), [flow]);

  const supportHours = (startup?.supportHours ?? usualSupportHours).replace('-', '–');
  const room =
    flow && roomId !== null ? (
      <LazyView load={loadRoom} skeleton={<RoomLoading />}>
        {({ RoomView }) => <RoomView flow={flow} supportHours={supportHours} />}
      </LazyView>
    ) : null;
  const list = <RoomList flow={flow} currentId={roomId} supportHours={supportHours} />;
  if (isPhone) return <div className="portal-chat">{roomId === null ? list : (room ?? <RoomLoading />)}</div>;
  return (
    <div className="portal-chat">
      {list}
      {roomId === null ? <NoRoom /> : (room ?? <RoomLoading />)}
    </div>
  );
}
