import type { Map as MapClass } from 'leaflet';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';

// What a map does with fingers, mouse and keys, and how it chooses what to draw lines with: they add themselves to it.
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

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
