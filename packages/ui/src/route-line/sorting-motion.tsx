/** The same ids with `id` at `place`. */
export function moveId(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

const childrenOf = (list: HTMLElement) => [...list.children].filter((child) => child instanceof HTMLElement);

/** Where each stop lies in the list, in the order of the page. */
export const topsOf = (list: HTMLElement): readonly number[] => childrenOf(list).map((child) => child.offsetTop);

/**
 * Lets the stops that have just changed places slide there from where they were (160 ms), all but the one that is held. Does
 * nothing under reduced motion, and where the browser cannot animate.
 */
export function slideToPlaces(list: HTMLElement, before: readonly number[], liftedId: string | undefined): void {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (isStill || liftedId === undefined) return;
  for (const [index, child] of childrenOf(list).entries()) {
    const distance = (before[index] ?? child.offsetTop) - child.offsetTop;
    const isLifted = child.classList.contains('sw-route__stop--lifted');
    if (distance !== 0 && !isLifted && typeof child.animate === 'function') {
      child.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], { duration: 160, easing: 'ease-out' });
    }
  }
}
