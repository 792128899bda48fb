import type { AskedCode } from '@songwai/core/identity/code-sent';
import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Button } from '@songwai/ui/button/button';
import { useState } from 'react';
import { CodeCountdown } from '../../shell/session/code-countdown.tsx';

interface AskAgainProps {
  /** When another one may be asked for. */
  readonly asked: Pick<AskedCode, 'atMs' | 'resendSeconds'>;
  readonly isSending: boolean;
  readonly onAsk: () => void;
}

/** Counts down to the time when another code may be asked for; then it is a button. */
export function AskAgain({ asked, isSending, onAsk }: AskAgainProps) {
  const t = useTranslate();
  const clock = useClock();
  const againAtMs = asked.atMs + asked.resendSeconds * 1000;
  const [canAsk, setCanAsk] = useState(() => clock().getTime() >= againAtMs);
  if (canAsk)
    return (
      <Button variant="quiet" isFullWidth isLoading={isSending} onClick={onAsk}>
        {t('joining.sendAgain')}
      </Button>
    );
  return <CodeCountdown againAtMs={againAtMs} onEnd={() => setCanAsk(true)} />;
}
