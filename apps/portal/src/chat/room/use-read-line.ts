import type { ChatFlow, OpenRoom } from '@songwai/core/chat/flow/chat-state';
import { useEffect, useRef, useState } from 'react';

/** Marks what is seen as read, while its end is on the screen of a page that is looked at. @returns what was read before this look */
export function useReadLine(flow: ChatFlow, open: OpenRoom | null, isAtEnd: boolean): number | null {
  const [line, setLine] = useState<{ readonly roomId: string; readonly readSeq: number } | null>(null);
  const room = open?.room ?? null;
  if (room && line?.roomId !== room.id) setLine({ roomId: room.id, readSeq: room.readSeq });
  const lastSeq = open?.messages.at(-1)?.seq ?? 0;
  const latest = useRef({ flow, isAtEnd });

  useEffect(() => {
    latest.current = { flow, isAtEnd };
    if (lastSeq > 0 && isAtEnd && document.visibilityState === 'visible') flow.markRead();
  }, [flow, isAtEnd, lastSeq]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && latest.current.isAtEnd) latest.current.flow.markRead();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return line !== null && line.roomId === room?.id ? line.readSeq : null;
}
