import type { Map as MapClass } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

type Method = (this: object, ...given: unknown[]) => unknown;

/** Does nothing once the map is removed, when it has no pane any more. */
const unlessGone = (name: string): Method => {
  const inherited: Method = Reflect.get(LeafletMap.prototype, name);
  return function (...given) {
    return Reflect.get(this, '_mapPane') ? inherited.apply(this, given) : this;
  };
};

/**
 * Leaflet's map, which may be removed at any moment. Leaflet itself leaves running what it has begun and then fails for want of a pane:
 * the end of a zoom, the zoom of a wheel that waits for more turns, the glide after a drag, a pinch under way.
 */
export const LeavableMap: typeof MapClass = LeafletMap.extend(
  Object.fromEntries(['_onZoomTransitionEnd', '_move', 'setZoomAround', 'panBy'].map((name) => [name, unlessGone(name)])),
);
