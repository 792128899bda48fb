import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

export interface OpenedProps {
  /** What is pressed once the story stands. */
  readonly press: string;
  readonly children: ReactNode;
}

/** A story of something that opens by a press, as it looks once it is open. */
export function Opened({ press, children }: OpenedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(press)?.click();
  }, [press]);
  return <div ref={box}>{children}</div>;
}

/** Parameters of such a story: on a docs page it gets a frame of its own, for what floats to float in. */
export const openedParameters = { docs: { story: { inline: false, iframeHeight: 520 } } };
