import { minuteMs } from '@songwai/core/basics/durations';
import { useEffect, useRef, useState } from 'react';

/** How near the end of a code is. */
export type CodePhase = 'running' | 'lastMinute' | 'over';

const phaseAt = (leftMs: number): CodePhase => (leftMs <= 0 ? 'over' : leftMs < minuteMs ? 'lastMinute' : 'running');

/**
 * The phase of a code by the clock: it must not be paid any more when its time is over, even if the gateway's answer is late.
 * @param untilMs milliseconds since 1970; null: it has no end.
 */
export function useCodePhase(untilMs: number | null, now: () => number): CodePhase {
  const [phase, setPhase] = useState(() => (untilMs === null ? 'running' : phaseAt(untilMs - now())));
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      if (untilMs === null) return;
      const leftMs = untilMs - latest.current();
      setPhase(phaseAt(leftMs));
      if (leftMs > 0) timer = setTimeout(tick, leftMs >= minuteMs ? leftMs - minuteMs + 1 : leftMs);
    };
    tick();
    return () => clearTimeout(timer);
  }, [untilMs]);
  return phase;
}
