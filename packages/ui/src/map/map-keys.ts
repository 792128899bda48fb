import type { MapHandle } from './map-model.ts';

/** How far one press of an arrow moves the map, px; with Shift, further. */
export interface MapSteps {
  readonly short: number;
  readonly long: number;
}

/** Moves or zooms the map as a key says. False where the key means nothing to a map: then it is the page's. */
export function pressMapKey(
  map: Pick<MapHandle, 'panBy' | 'zoomBy'>,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { short, long }: MapSteps,
): boolean {
  // Ctrl and + is the browser's own zoom.
  if (ctrlKey || metaKey || altKey) return false;
  const step = shiftKey ? long : short;
  const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
  };
  const move = moves[key];
  if (move) map.panBy(...move);
  else if (key === '+' || key === '=') map.zoomBy(1);
  else if (key === '-' || key === '_') map.zoomBy(-1);
  else return false;
  return true;
}
