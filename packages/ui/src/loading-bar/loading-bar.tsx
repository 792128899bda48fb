import { useEffect, useState } from 'react';
import './loading-bar.css';

/** Runs a callback after a delay and returns a cancel function; injected, so that a test or a host can control time. */
export type Schedule = (run: () => void, afterMs: number) => () => void;

export interface LoadingBarProps {
  readonly isLoading: boolean;
  /** What is being loaded, for screen readers. */
  readonly label: string;
  /** A load shorter than this shows nothing, so that quick pages do not flash. */
  readonly delayMs?: number | undefined;
  readonly schedule?: Schedule | undefined;
}

/** How long the full bar stays before it disappears. */
const LEAVE_MS = 240;

const afterTimeout: Schedule = (run, afterMs) => {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
};

/** A thin line at the top of the page while the next one loads. It slows down and never shows completion too early. */
export function LoadingBar({ isLoading, label, delayMs = 200, schedule = afterTimeout }: LoadingBarProps) {
  const [phase, setPhase] = useState<'hidden' | 'running' | 'leaving'>('hidden');

  useEffect(() => {
    if (isLoading) return schedule(() => setPhase('running'), delayMs);
    setPhase((last) => (last === 'running' ? 'leaving' : last));
    return;
  }, [isLoading, delayMs, schedule]);

  useEffect(() => {
    if (phase === 'leaving') return schedule(() => setPhase('hidden'), LEAVE_MS);
    return;
  }, [phase, schedule]);

  return phase === 'hidden' ? null : (
    <div
      className={`sw-loading-bar sw-loading-bar--${phase}`}
      role="progressbar"
      aria-label={label}
      aria-hidden={phase === 'leaving' || undefined}
    >
      <div className="sw-loading-bar__line" />
    </div>
  );
}
