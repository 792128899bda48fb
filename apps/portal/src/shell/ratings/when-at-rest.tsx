import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

export interface WhenAtRestProps {
  /** Called once, after the content is shown. */
  readonly onShow: () => void;
  /** Called once where the visitor is in the middle of something, and nothing is shown. */
  readonly onBusy: () => void;
  readonly children: ReactNode;
}

/** True while the visitor answers another dialog or types. */
const isBusy = () =>
  document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea, select') === true;

/** Shows a dialog that nobody asked for, unless it would come over another one or take the focus out of a field. It decides when it is mounted: what its file has to load first does not open later over what the visitor has begun since. */
export function WhenAtRest({ onShow, onBusy, children }: WhenAtRestProps) {
  const [isAtRest] = useState(() => !isBusy());
  // The answer of the first moment counts: the content itself is a dialog, and has fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, not again for another callback.
  useEffect(() => {
    (isAtRest ? onShow : onBusy)();
  }, [isAtRest]);
  return isAtRest ? children : null;
}
