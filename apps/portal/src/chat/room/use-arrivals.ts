import type { ChatMessage, ChatSaying } from '@songwai/core/chat/chat-message';
import { useEffect, useRef, useState } from 'react';

/** What has come in since the room was opened. */
export interface Arrivals {
  /** The newest message of somebody else, to be read aloud. */
  readonly newest: ChatSaying | null;
  /** How many have come while the end was not on the screen. */
  readonly count: number;
}

const none: Arrivals = { newest: null, count: 0 };

interface ArrivalsOptions {
  readonly messages: readonly ChatMessage[];
  readonly isOwn: (message: ChatMessage) => boolean;
  readonly isAtEnd: boolean;
}

/** Notices messages of others that come in while the room is open; not what stood there, and not what is fetched above. */
export function useArrivals({ messages, isOwn, isAtEnd }: ArrivalsOptions): Arrivals {
  const [arrivals, setArrivals] = useState(none);
  const seen = useRef<number | null>(null);
  const isMine = useRef(isOwn);
  isMine.current = isOwn;
  const last = messages.at(-1)?.seq ?? 0;

  useEffect(() => {
    const from = seen.current;
    if (last > 0) seen.current = Math.max(from ?? 0, last);
    if (from === null || last <= from) return;
    const came = messages.filter(
      (message): message is ChatSaying => message.kind === 'message' && message.seq > from && !isMine.current(message),
    );
    const newest = came.at(-1);
    if (newest) setArrivals(({ count }) => ({ newest, count: count + came.length }));
  }, [last, messages]);

  useEffect(() => {
    if (isAtEnd) setArrivals(({ newest }) => ({ newest, count: 0 }));
  }, [isAtEnd]);

  return isAtEnd ? { ...arrivals, count: 0 } : arrivals;
}
