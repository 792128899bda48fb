import { wantsLessMotion } from '../lib/wants-less-motion.ts';

/** The ids with `id` moved to position `place`. */
export function moveId(ids: readonly string[], id: string, place: number): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** The top offset of each stop by its id; `ids` are in DOM order. */
export function topsOf(list: HTMLElement, ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, (list.children[index] as HTMLElement | undefined)?.offsetTop ?? 0]));
}

/**
 * Animates stops that have just changed position from their old place (160 ms), except the lifted one. Does nothing with reduced
 * motion, if the browser cannot animate, or if a stop came or went.
 */
export function slideToPlaces(list: HTMLElement, before: ReadonlyMap<string, number>, ids: readonly string[]): void {
  if (wantsLessMotion() || before.size !== ids.length || ids.some((id) => !before.has(id))) return;
  for (const [id, top] of topsOf(list, ids)) {
    const child = list.children[ids.indexOf(id)];
    const distance = (before.get(id) ?? top) - top;
    const isLifted = child?.classList.contains('sw-route__stop--lifted') ?? true;
    if (distance !== 0 && !isLifted && typeof child?.animate === 'function') {
      child.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], { duration: 160, easing: 'ease-out' });
    }
  }
}
