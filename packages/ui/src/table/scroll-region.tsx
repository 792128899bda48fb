import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

export interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Scrolls sideways if its content is wider. Only then it is a region with a tab stop, so that arrow keys can scroll it, and a
 * sticky head sticks to it; otherwise the head sticks to the page.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);

  useEffect(() => {
    const element = region.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsScrolling(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={region}
      className={classNames(className, isScrolling && `${className}--scrolls`)}
      {...(isScrolling ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}
