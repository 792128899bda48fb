import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import { clockFace, spokenAt } from './time-left.ts';
import './countdown.css';

export interface CountdownProps {
  /** The end time, in milliseconds since 1970. */
  readonly until: number;
  /** The clock, in milliseconds since 1970; passed in, so that it can follow the gateway's clock. */
  readonly now: () => number;
  readonly texts: {
    /** Before the time, and its accessible name: "A new code in". */
    readonly label: string;
    /** Announced at `spokenSeconds`. */
    readonly left: (seconds: number) => string;
    /** Shown instead of the time when it is over, and announced. */
    readonly over: string;
  };
  /** `text` is inline text, `ring` a ring around the time that empties. */
  readonly look?: 'text' | 'ring' | undefined;
  /** The whole duration, for the ring. */
  readonly totalMs?: number | undefined;
  /** Of the ring: 72 px, or 52 beside two lines of text. */
  readonly size?: 'medium' | 'small' | undefined;
  /** The last tenth turns to the colour of warnings, for something that expires. */
  readonly isUrgentAtEnd?: boolean | undefined;
  /** The moments that are announced besides the end, in seconds before it, the earliest first; by default 60, 30 and 10. */
  readonly spokenSeconds?: readonly number[] | undefined;
  readonly onEnd?: (() => void) | undefined;
}

/** Counts down to a moment. Shown every second, announced only at a few moments and at the end. */
export function Countdown(props: CountdownProps) {
  const { until, now, texts, look = 'text', totalMs, size = 'medium', isUrgentAtEnd, spokenSeconds, onEnd } = props;
  const [leftMs, setLeftMs] = useState(() => Math.max(0, until - now()));
  const ended = useRef(leftMs === 0);
  const latest = useRef({ now, onEnd });
  const seconds = Math.ceil(leftMs / 1000);
  const isOver = leftMs === 0;

  useEffect(() => {
    latest.current = { now, onEnd };
  });

  // The remaining time is read from the clock at every tick, so it is right after the tab was suspended.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = Math.max(0, until - latest.current.now());
      setLeftMs(left);
      if (left > 0) {
        ended.current = false;
        timer = setTimeout(tick, left % 1000 || 1000);
      } else if (!ended.current) {
        ended.current = true;
        latest.current.onEnd?.();
      }
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);

  const share = totalMs ? Math.min(1, leftMs / totalMs) : 0;
  const isUrgent = isUrgentAtEnd && (totalMs ? share <= 0.1 : seconds <= 10);
  const spoken = isOver ? texts.over : spokenAt(seconds, spokenSeconds);
  return (
    <span
      className={classNames(
        'sw-countdown',
        `sw-countdown--${look}`,
        size === 'small' && 'sw-countdown--small',
        isUrgent && !isOver && 'sw-countdown--urgent',
      )}
    >
      {look === 'ring' ? <Ring share={share} /> : null}
      {isOver && look === 'text' ? (
        <span aria-hidden="true">{texts.over}</span>
      ) : (
        <span role="timer" aria-label={texts.label} className="sw-countdown__time">
          {look === 'text' ? `${texts.label} ` : null}
          <span className="sw-figures">{clockFace(seconds)}</span>
        </span>
      )}
      <LiveRegion message={typeof spoken === 'number' ? texts.left(spoken) : (spoken ?? '')} />
    </span>
  );
}

function Ring({ share }: { readonly share: number }) {
  return (
    <svg
      className="sw-countdown__ring"
      viewBox="0 0 56 56"
      aria-hidden="true"
      style={{ '--sw-countdown-share': share } as CSSProperties}
    >
      <circle cx="28" cy="28" r="25" />
      {share > 0 ? <circle className="sw-countdown__rest" cx="28" cy="28" r="25" pathLength="1" /> : null}
    </svg>
  );
}
