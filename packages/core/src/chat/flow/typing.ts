import type { StoreApi } from 'zustand/vanilla';
import type { StartTimer } from '../../basics/start-timer.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { noteTyping } from '../calls.ts';
import { typingMs } from '../chat-limits.ts';
import type { ChatState } from './chat-state.ts';

interface TypingOptions {
  readonly store: StoreApi<ChatState>;
  readonly transport: Transport;
  readonly now: () => Date;
  readonly startTimer: StartTimer;
}

export interface Typing {
  /** Somebody else is typing. */
  show(typist: { readonly roomId: string; readonly memberId: string }): void;
  /** The caller is typing in the open room. */
  note(): void;
  stop(): void;
}

/** Well before the others' note of it is over. */
const pauseMs = typingMs / 2;

/** Who is typing in the open room; a note is over by itself. */
export const createTyping = ({ store, transport, now, startTimer }: TypingOptions): Typing => {
  const ends = new Map<string, () => void>();
  let lastNote = { roomId: '', at: 0 };

  const set = (roomId: string, edit: (typing: readonly string[]) => readonly string[]) =>
    store.setState(({ open }) => (open?.roomId === roomId ? { open: { ...open, typing: edit(open.typing) } } : {}));

  return {
    show: ({ roomId, memberId }) => {
      if (store.getState().open?.roomId !== roomId) return;
      ends.get(memberId)?.();
      set(roomId, (typing) => (typing.includes(memberId) ? typing : [...typing, memberId]));
      const end = () => {
        ends.delete(memberId);
        set(roomId, (typing) => typing.filter((id) => id !== memberId));
      };
      ends.set(memberId, startTimer(end, typingMs));
    },
    note: () => {
      const { open } = store.getState();
      const at = now().getTime();
      if (open?.room?.readOnly !== null || (open.roomId === lastNote.roomId && at - lastNote.at < pauseMs)) return;
      lastNote = { roomId: open.roomId, at };
      // Only a hint: what does not arrive is not missed.
      noteTyping(transport, open.roomId).catch((error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
      });
    },
    stop: () => {
      for (const cancel of ends.values()) cancel();
      ends.clear();
    },
  };
};
