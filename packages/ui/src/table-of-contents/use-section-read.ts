import { useEffect, useState } from 'react';

/** A section is current once its heading is in the upper third of the window. */
const readingLine = 0.34;

/** Index of the current section, by the position of the headings in the window. */
export function useSectionRead(ids: readonly string[]): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const look = () => {
      const line = window.innerHeight * readingLine;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      const begun = tops.findLastIndex((top) => top <= line);
      // Before any scrolling one reads the beginning, also where the next heading is already high up.
      const reading = window.scrollY <= 0 ? 0 : Math.max(0, begun);
      setCurrent(isAtEnd ? ids.length - 1 : reading);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ids]);

  return current;
}
