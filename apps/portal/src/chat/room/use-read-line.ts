import type { ChatFlow, OpenRoom } from '@songwai/core/chat/flow/chat-state';
import { useEffect, useRef, useState } from 'react';
import type { UnreadSpan } from './room-rows.ts';

const lastOf = ({ messages }: OpenRoom): number => messages.at(-1)?.seq ?? 0;

/**
 * Marks what is seen as read, while its end is on the screen of a page that is looked at. @returns what was not read before this look, which
 * begins when the room is opened, or when one comes back to the page
 */
export function useReadLine(flow: ChatFlow, open: OpenRoom, isAtEnd: boolean): UnreadSpan | null {
  const [span, setSpan] = useState<(UnreadSpan & { readonly roomId: string }) | null>(null);
  const { room, roomId } = open;
  if (room && span?.roomId !== roomId) setSpan({ roomId, after: room.readSeq, upTo: lastOf(open) });
  const lastSeq = lastOf(open);
  const latest = useRef({ flow, open, isAtEnd });

  useEffect(() => {
    latest.current = { flow, open, isAtEnd };
    if (lastSeq > 0 && isAtEnd && document.visibilityState === 'visible') flow.markRead();
  }, [flow, open, isAtEnd, lastSeq]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const now = latest.current;
      const after = now.open.room?.readSeq ?? 0;
      if (now.open.room && lastOf(now.open) > after) setSpan({ roomId: now.open.roomId, after, upTo: lastOf(now.open) });
      if (now.isAtEnd) now.flow.markRead();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return span?.roomId === room?.id ? span : null;
}
