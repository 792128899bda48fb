import { useFlow } from '@songwai/features/shared/use-flow';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../portal-context.tsx';
import { chatUnreadQuery } from './chat-unread.queries.ts';
import { openChatUnread } from './open-chat-unread.ts';

/** How many messages are unread: live once the chat was opened, before that as asked once a minute at most. */
export function useChatUnread(): number {
  const { transport, session, part } = usePortal();
  const userName = useFlow(session.store, (state) => (state.status === 'signedIn' ? state.user.userId : null));
  const live = useFlow(part(openChatUnread), ({ count }) => count);
  const { data = 0 } = useQuery({ ...chatUnreadQuery(transport, userName ?? ''), enabled: userName !== null && live === null });
  return userName === null ? 0 : (live ?? data);
}
