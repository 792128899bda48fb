/** The ids with `id` moved to position `place`. */
export function moveId(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

const childrenOf = (list: HTMLElement) => [...list.children].filter((child) => child instanceof HTMLElement);

/** The top offset of each stop in the list, in DOM order. */
export const topsOf = (list: HTMLElement): readonly number[] => childrenOf(list).map((child) => child.offsetTop);

/**
 * Animates stops that have just changed position from their old place (160 ms), except the lifted one. Does nothing with reduced
 * motion, or if the browser cannot animate.
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
