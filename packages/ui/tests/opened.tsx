import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export interface OpenedProps {
  /** Selector of the element to click after mounting. */
  readonly press: string;
  readonly children: ReactNode;
}

/** Renders a story of a component that opens by a press in its open state. */
export function Opened({ press, children }: OpenedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(press)?.click();
  }, [press]);
  return <div ref={box}>{children}</div>;
}

/** Parameters of such a story: on a docs page it gets its own frame, with room for floating elements. */
export const openedParameters = { docs: { story: { inline: false, iframeHeight: 520 } } };
