import { type StartTimer, startTimer } from '../../basics/start-timer.ts';
import { wait } from '../../basics/wait.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { StreamingTransport } from '../../gateway/transport-types.ts';
import { type ChatSignal, streamChat } from '../stream-calls.ts';

interface FollowOptions {
  readonly transport: StreamingTransport;
  readonly random: () => number;
  readonly startTimer?: StartTimer | undefined;
  /** Is waited for: the next signal comes when this one was taken up. One that could not be (GatewayError) comes again. */
  readonly onSignal: (signal: ChatSignal) => Promise<void>;
  /** The stream ended or broke; `error` where it could not be opened, or broke. Is waited for. */
  readonly onLost: (error: GatewayError | null) => Promise<void>;
}

export interface ChatFollower {
  /** Tries at once to open the stream, if it waits to do so. */
  wake(): void;
  stop(): void;
}

const firstDelayMs = 1_000;
/** Also the polling interval if streams do not work (a proxy that buffers them). */
const longestDelayMs = 15_000;
/** A stream that ended as planned is opened again soon, spread so that not all pages come at once. */
const plannedDelayMs = 500;

/** Follows a person's rooms by one stream, which resumes where it was when it ends or breaks. */
export const followChat = ({ transport, random, onSignal, onLost, ...options }: FollowOptions): ChatFollower => {
  const timer = options.startTimer ?? startTimer;
  const stopping = new AbortController();
  const { signal } = stopping;
  let waking = new AbortController();
  let from: string | null = null;

  /** @returns why it ended; null where the gateway closed it as planned */
  const readStream = async (onHeard: () => void): Promise<GatewayError | null> => {
    try {
      for await (const heard of streamChat(transport, { from, signal })) {
        if (signal.aborted) return null;
        onHeard();
        await onSignal(heard);
        // Only now: what was not taken up comes again.
        from = heard.position ?? from;
      }
      return null;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return error;
    }
  };

  const run = async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const error = await readStream(() => {
        failures = 0;
      });
      if (signal.aborted) return;
      await onLost(error);
      const delayMs = error === null ? plannedDelayMs : Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
      await wait(timer, delayMs * (0.5 + random() / 2), AbortSignal.any([waking.signal, signal]));
    }
  };

  void run();
  return {
    wake: () => {
      waking.abort();
      waking = new AbortController();
    },
    stop: () => stopping.abort(),
  };
};
