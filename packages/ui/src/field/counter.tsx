import { useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import './counter.css';

export interface CounterProps {
  /** The value whose characters are counted. */
  readonly text: string;
  readonly limit: number;
  /** Announced when few characters are left; a negative number is the excess. Without it nothing is announced. */
  readonly remainingText?: ((remaining: number) => string) | undefined;
}

/** The counts that are announced, so that not every key is. */
const heardAt = [-1, 0, 5, 10, 20] as const;

/** Counts characters as a reader sees them: ปู่ is one, not three code units. */
export function countCharacters(text: string): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}

/** Typed / allowed characters, for the end of a field's label. Always visible, announced only near the limit. */
export function Counter({ text, limit, remainingText }: CounterProps) {
  const count = countCharacters(text);
  const remaining = limit - count;
  const step = heardAt.find((most) => remaining <= most);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is announced once, with the number at which it was entered
  const message = useMemo(() => (step === undefined ? '' : (remainingText?.(remaining) ?? '')), [step]);
  return (
    <>
      <span
        className={classNames(
          'sw-field__counter sw-figures',
          step !== undefined && 'sw-field__counter--near',
          remaining < 0 && 'sw-field__counter--over',
        )}
      >
        {count}/{limit}
      </span>
      <LiveRegion message={message} />
    </>
  );
}
