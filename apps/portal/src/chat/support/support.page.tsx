import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { lazyPart } from '@songwai/features/shared/lazy-part';
import { LazyView } from '@songwai/features/shared/lazy-view';
import { useFlow } from '@songwai/features/shared/use-flow';
import { useMedia } from '@songwai/ui/lib/use-media';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageProps } from '../../routes/route-entry.ts';
import { NoSuchPage } from '../../shell/errors/no-such-page.tsx';
import { usePortal } from '../../shell/portal-context.tsx';
import { RoomLoading } from '../room/room-faces.tsx';
import { NoQuestion } from './no-question.tsx';
import { openSupportChat } from './open-support-chat.ts';
import { SupportQueueList } from './queue-list.tsx';
import { type QueueState, queueQuery, supportKey } from './support.queries.ts';
import '../chat.page.css';
import './support.page.css';

const loadRoom = lazyPart(() => import('./support-room.tsx'), ['errors', 'tracking', 'jobs']);

/** Where admins answer customers (spec §7 "needAdminSupport"). To everybody else it is a page that does not exist. */
export function SupportPage({ params }: PageProps) {
  const { transport, part } = usePortal();
  const queries = useQueryClient();
  const chat = part(openSupportChat);
  const flow = useFlow(chat.store, (state) => state.flow);
  const isPhone = useMedia('(max-width: 759.98px)');
  const state = useFlow(chat.store, (now) => now.queue);
  const tab = useFlow(chat.store, (now) => now.tab);
  const setState = (shown: QueueState) => chat.store.setState({ queue: shown });
  const queue = useInfiniteQuery(queueQuery(transport, state));
  const roomId = params['roomId'] || null;
  const isAdmin = queue.data !== undefined;
  const news = useFlow(chat.store, (state) => state.news);

  useEffect(() => {
    if (isAdmin) chat.start();
  }, [chat, isAdmin]);
  useEffect(() => () => chat.stop(), [chat]);
  useEffect(() => {
    if (!flow) return;
    if (roomId === null) flow.closeRoom();
    else flow.openRoom(roomId);
  }, [flow, roomId]);
  // Somebody has asked, taken a question on, or written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each piece of news
  useEffect(() => void queries.invalidateQueries({ queryKey: supportKey }), [queries, news]);

  if (queue.error instanceof GatewayError && queue.error.code === 403) return <NoSuchPage />;
  const list = (
    <SupportQueueList
      query={queue}
      state={state}
      onState={setState}
      currentId={roomId}
      isAdmin={isAdmin}
      tab={tab}
      onTab={(shown) => chat.store.setState({ tab: shown })}
    />
  );
  const opened =
    flow && roomId !== null ? (
      <LazyView load={loadRoom} skeleton={<RoomLoading />}>
        {({ SupportRoom }) => <SupportRoom key={roomId} flow={flow} onClaimed={() => setState('answering')} />}
      </LazyView>
    ) : null;
  if (isPhone) return <div className="portal-chat">{roomId === null ? list : opened}</div>;
  return (
    <div className="portal-chat">
      {list}
      {opened ?? <NoQuestion />}
    </div>
  );
}
