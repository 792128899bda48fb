import type { Map as MapClass } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

type Method = (this: object, ...given: unknown[]) => unknown;

/** Wraps a method to do nothing once the map is removed, when it has no pane any more. */
const unlessGone = (name: string): Method => {
  const inherited: Method = Reflect.get(LeafletMap.prototype, name);
  return function (...given) {
    return Reflect.get(this, '_mapPane') ? inherited.apply(this, given) : this;
  };
};

/**
 * Leaflet's map, made safe to remove at any moment. Leaflet does not stop what it has started and then fails because the pane is
 * gone: the end of a zoom, a wheel zoom waiting for more turns, the glide after a drag, a running pinch.
 */
export const LeavableMap: typeof MapClass = LeafletMap.extend(
  Object.fromEntries(['_onZoomTransitionEnd', '_move', 'setZoomAround', 'panBy'].map((name) => [name, unlessGone(name)])),
);
