import { type StartTimer, startTimer } from '../../basics/start-timer.ts';
import { wait } from '../../basics/wait.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { sendChatMessage, uploadChatPhoto } from '../calls.ts';
import type { ChatMessage } from '../chat-message.ts';
import type { PendingMessage } from './chat-state.ts';

interface SenderOptions {
  readonly transport: Transport;
  readonly random: () => number;
  readonly startTimer?: StartTimer | undefined;
  /** The messages that were not sent yet, in the order of writing. */
  readonly pending: () => readonly PendingMessage[];
  readonly onChange: (guid: string, change: Pick<PendingMessage, 'status' | 'problem'>) => void;
  readonly onSent: (guid: string, message: ChatMessage | null) => void;
}

export interface PendingSender {
  /** Sends what waits, one after another: so they arrive in the order of writing. */
  run(): void;
  /** Gives up a message, also while it is on its way. */
  cancel(guid: string): void;
  /** Tries at once what waits for its next attempt. */
  wake(): void;
  stop(): void;
}

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** Whether it may work later without anyone doing anything. */
const isPassing = (error: GatewayError): boolean => error.isTransient || error.kind === 'aborted';

/** Sends pending messages, and again until the gateway answers: the same `guid` is stored once, however often it arrives. */
export const createPendingSender = ({
  transport,
  random,
  pending,
  onChange,
  onSent,
  ...options
}: SenderOptions): PendingSender => {
  const timer = options.startTimer ?? startTimer;
  const stopping = new AbortController();
  /** By guid, so that another attempt does not upload again. */
  const uploaded = new Map<string, string>();
  let waking = new AbortController();
  let isRunning = false;
  /** What is on its way. */
  let current: { readonly guid: string; readonly stopping: AbortController } | null = null;

  const send = async ({ guid, roomId, draft }: PendingMessage, signal: AbortSignal): Promise<ChatMessage | null> => {
    const message = { roomId, guid, signal };
    if (draft.kind === 'text') return sendChatMessage(transport, { ...message, text: draft.text });
    if (draft.kind === 'quickReply') return sendChatMessage(transport, { ...message, quickReply: draft.key });
    const photo = uploaded.get(guid) ?? (await uploadChatPhoto(transport, { ...message, image: draft.image }));
    uploaded.set(guid, photo);
    return sendChatMessage(transport, { ...message, photo });
  };

  /** The next that can be sent: behind a failed message of a room the others go on. */
  const next = (): PendingMessage | undefined => pending().find(({ status }) => status !== 'failed');

  const sendAll = async () => {
    let failures = 0;
    for (let message = next(); message !== undefined && !stopping.signal.aborted; message = next()) {
      const { guid } = message;
      const sending = { guid, stopping: new AbortController() };
      current = sending;
      onChange(guid, { status: 'sending', problem: null });
      try {
        const sent = await send(message, sending.stopping.signal);
        failures = 0;
        uploaded.delete(guid);
        onSent(guid, sent);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (sending.stopping.signal.aborted) continue;
        if (!isPassing(error)) {
          onChange(guid, { status: 'failed', problem: error });
          continue;
        }
        onChange(guid, { status: 'waiting', problem: null });
        const delayMs = Math.min(firstDelayMs * 2 ** failures, longestDelayMs) * (0.5 + random() / 2);
        failures += 1;
        await wait(timer, delayMs, AbortSignal.any([waking.signal, stopping.signal]));
      }
    }
  };

  return {
    run: () => {
      if (isRunning) return;
      isRunning = true;
      void sendAll().finally(() => {
        isRunning = false;
      });
    },
    cancel: (guid) => {
      if (current?.guid === guid) current.stopping.abort();
    },
    wake: () => {
      waking.abort();
      waking = new AbortController();
    },
    stop: () => stopping.abort(),
  };
};
