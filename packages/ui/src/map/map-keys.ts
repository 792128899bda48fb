import type { MapHandle } from './map-model.ts';

/** How far one arrow key press moves the map, px; further with Shift. */
export interface MapSteps {
  readonly short: number;
  readonly long: number;
}

/** Moves or zooms the map by a key. Returns false if the key does nothing on a map, so that the page handles it. */
export function pressMapKey(
  map: Pick<MapHandle, 'panBy' | 'zoomBy'>,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { short, long }: MapSteps,
): boolean {
  // Ctrl with + is the browser's own zoom.
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
