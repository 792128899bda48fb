import { useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import { LiveRegion } from '../live-announcer/live-announcer.tsx';
import './field.css';

export interface CounterProps {
  /** The value whose characters are counted; the counter is at the end of the field's label. */
  readonly text: string;
  readonly limit: number;
  /** What is said when few are left; a negative number is so many too many. Without it nothing is said. */
  readonly remainingText?: ((remaining: number) => string) | undefined;
}

/** Where a count is worth hearing: not at every key. */
const heardAt = [-1, 0, 5, 10, 20] as const;

/** Characters as a reader counts them: ปู่ is one, not three code units. */
export function countCharacters(text: string): number {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segmenter.segment(text)].length;
}

/** Typed / allowed, for the end of a field's label. Seen all the time, heard only near the limit. */
export function Counter({ text, limit, remainingText }: CounterProps) {
  const count = countCharacters(text);
  const remaining = limit - count;
  const step = heardAt.find((most) => remaining <= most);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is said once, with the number it was entered with
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
