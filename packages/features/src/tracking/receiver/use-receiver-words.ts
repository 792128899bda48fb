import type { LatLng } from '@songwai/core/basics/geo';
import { createGuid } from '@songwai/core/basics/ids';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { sendReceiverNote, sendReceiverPin } from '@songwai/core/tracking/receiver-calls';
import type { TrackedJob, TrackingFlow } from '@songwai/core/tracking/tracking-state';
import { useRef, useState } from 'react';
import { useClock } from '../../shared/clock-context.tsx';
import { gatewayErrorText } from '../../shared/gateway-error-text.ts';
import { useTranslate } from '../../shared/translate-context.tsx';

/** What a receiver tells the driver, and how far it got. */
export interface ReceiverWords {
  readonly isSending: boolean;
  /** Why the last call was not taken; undefined where it was. */
  readonly problem: string | undefined;
  /** Resolves to whether it was taken. */
  sendNote(note: string): Promise<boolean>;
  sendPin(at: LatLng): Promise<boolean>;
  forgetProblem(): void;
}

/** Tells the driver by the receiver's link. The same words have the same guid, so that a repeated press says them once. */
export function useReceiverWords({ link, store }: TrackingFlow, trackingId: string): ReceiverWords {
  const t = useTranslate();
  const clock = useClock();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const last = useRef({ words: '', guid: '' });

  const guidOf = (words: string): string => {
    if (last.current.words !== words) last.current = { words, guid: createGuid(clock(), link.random) };
    return last.current.guid;
  };
  const send = async (call: () => Promise<TrackedJob | null>): Promise<boolean> => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const job = await call();
      if (job) store.setState({ job });
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      setProblem(gatewayErrorText(error, t));
      return false;
    } finally {
      setIsSending(false);
    }
  };

  return {
    isSending,
    problem,
    sendNote: (note) => send(() => sendReceiverNote(link.transport, { trackingId, note, guid: guidOf(`note ${note}`) })),
    sendPin: (at) => send(() => sendReceiverPin(link.transport, { trackingId, at, guid: guidOf(`pin ${at.lat} ${at.lng}`) })),
    forgetProblem: () => setProblem(undefined),
  };
}
