import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { ChatFlow } from '@songwai/core/chat/flow/chat-state';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useAction } from '../shell/actions/use-action.ts';
import { supportPath } from '../shell/chat/support-path.ts';
import { useLocalizedNavigate } from '../shell/language/use-localized-navigate.ts';

interface AskedJob {
  /** Why the question did not go out; null otherwise. */
  readonly error: GatewayError | null;
  readonly isBusy: boolean;
  readonly askAgain: () => void;
}

/** A link from a job (`?job=`) asks support about that job, once; a reload must not ask again. */
export function useAskedJob(flow: ChatFlow, room: ChatRoom | null): AskedJob {
  const navigate = useLocalizedNavigate();
  const jobId = new URLSearchParams(useSearch()).get('job');
  const asking = useAction();
  const asked = useRef<string | null>(null);
  const isSupport = room?.kind === 'support';
  const ask = async () => {
    if (await asking.run(() => flow.ask(jobId))) navigate(supportPath, { replace: true });
  };

  useEffect(() => {
    if (jobId === null || !isSupport || asked.current === jobId) return;
    asked.current = jobId;
    void ask();
  });
  return { error: asking.error, isBusy: asking.isBusy, askAgain: () => void ask() };
}
