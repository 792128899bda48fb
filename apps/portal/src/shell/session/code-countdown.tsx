import { useClock } from '@songwai/features/shared/clock-context';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { Countdown } from '@songwai/ui/countdown/countdown';

interface CodeCountdownProps {
  /** When another code may be asked for, in ms since 1970. */
  readonly againAtMs: number;
  readonly onEnd: () => void;
}

/** Counts down to the time when another code may be asked for. */
export function CodeCountdown({ againAtMs, onEnd }: CodeCountdownProps) {
  const t = useTranslate();
  const clock = useClock();
  return (
    <p className="sw-soft">
      <Countdown
        until={againAtMs}
        now={() => clock().getTime()}
        texts={{
          label: t('joining.codeAgainIn'),
          left: (seconds) => t('joining.codeAgainLeft', { count: seconds }),
          over: t('joining.codeAgainNow'),
        }}
        onEnd={onEnd}
      />
    </p>
  );
}
