import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This near to its end the log counts as being there, and its upper edge as reached. */
const nearPx = 48;
const earlyPx = 240;

export interface LogScroll {
  /** Of the newest row; undefined for none. */
  readonly newestId: string | undefined;
  /** The newest row is the user's own, which they want to see. */
  readonly isNewestOwn: boolean;
  readonly onAtEndChange?: ((isAtEnd: boolean) => void) | undefined;
  /** Asks for older rows; absent while there are none, or while they are on their way. */
  readonly onNeedOlder?: (() => void) | undefined;
}

/**
 * The log's scrolling. Its box measures from its lower edge (`column-reverse`), so older rows above never move what is read, and at the
 * end it stays there by itself. What comes below while one reads further up must not push that away, which is done here.
 */
export function useLogScroll(box: RefObject<HTMLDivElement | null>, log: LogScroll) {
  const { newestId, isNewestOwn, onAtEndChange, onNeedOlder } = log;
  const [isAtEnd, setIsAtEnd] = useState(true);
  const height = useRef(0);
  const lastId = useRef<string | undefined>(undefined);
  const latest = useRef({ onAtEndChange, onNeedOlder });

  useLayoutEffect(() => {
    latest.current = { onAtEndChange, onNeedOlder };
    const element = box.current;
    if (!element) return;
    const grown = element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (lastId.current === newestId) return;
    const isFirst = lastId.current === undefined;
    lastId.current = newestId;
    if (isFirst || isNewestOwn) element.scrollTop = 0;
    else if (element.scrollTop < -nearPx) element.scrollTop -= grown;
  });

  useEffect(() => latest.current.onAtEndChange?.(isAtEnd), [isAtEnd]);

  const look = () => {
    const element = box.current;
    // Without a layout there is nothing to measure.
    if (!element || element.clientHeight === 0) return;
    setIsAtEnd(element.scrollTop >= -nearPx);
    const above = element.scrollHeight - element.clientHeight + element.scrollTop;
    if (above < earlyPx) latest.current.onNeedOlder?.();
  };
  // Rows that do not fill the box cannot be scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after each change of the rows
  useEffect(look, [newestId, onNeedOlder === undefined]);

  const jump = () => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = 0;
    element.focus({ preventScroll: true });
  };

  return { isAtEnd, look, jump };
}
