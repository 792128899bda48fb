import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { Point } from 'leaflet/dist/leaflet-src.esm.js';
import type { LatLng } from './map-model.ts';

/** The buttons at the right edge, their gap to it, and half a node. */
const CONTROLS_PX = 92;
/** From this width on the stops carry names (see stop-markers.css). */
const NAMES_FROM_PX = 600;
/** What a narrow map says in its lower right corner (see map-credit.css), above the edge of a sheet, and half a node. */
const NOTE = { width: 160, height: 62 };

interface Padding {
  readonly paddingTopLeft: [number, number];
  readonly paddingBottomRight: [number, number];
}

interface FitOptions {
  /** Nodes, which nothing that floats may cover. */
  readonly points: readonly LatLng[];
  readonly hasControls: boolean;
}

/** How a way is shown whole: how close, and with how much room around it. */
export function fitOf(
  map: LeafletMap,
  bounds: LatLngBounds,
  { points, hasControls }: FitOptions,
): Padding & { readonly zoom: number } {
  const roomy = zoomed(map, bounds, edgePadding(map, hasControls));
  if (map.getSize().x >= NAMES_FROM_PX || !isNoteOver(map, points, { bounds, ...roomy })) return roomy;
  const [right, bottom] = roomy.paddingBottomRight;
  const above = zoomed(map, bounds, { ...roomy, paddingBottomRight: [right, Math.max(bottom, NOTE.height)] });
  const beside = zoomed(map, bounds, { ...roomy, paddingBottomRight: [Math.max(right, NOTE.width), bottom] });
  return beside.zoom > above.zoom ? beside : above;
}

const zoomed = (map: LeafletMap, bounds: LatLngBounds, { paddingTopLeft, paddingBottomRight }: Padding) => ({
  paddingTopLeft,
  paddingBottomRight,
  zoom: map.getBoundsZoom(bounds, false, new Point(...paddingTopLeft).add(paddingBottomRight)),
});

/** Whether a node would come to stand under the note: where Leaflet puts the middle of the bounds, it puts the middle of the room. */
function isNoteOver(
  map: LeafletMap,
  points: readonly LatLng[],
  { bounds, zoom, paddingTopLeft, paddingBottomRight }: Padding & { readonly bounds: LatLngBounds; readonly zoom: number },
): boolean {
  const size = map.getSize();
  const middle = map.project(bounds.getSouthWest(), zoom).add(map.project(bounds.getNorthEast(), zoom)).divideBy(2);
  const room = size.add(paddingTopLeft).subtract(paddingBottomRight).divideBy(2);
  return points.some((point) => {
    const { x, y } = map.project(point, zoom).subtract(middle).add(room);
    return x > size.x - NOTE.width && y > size.y - NOTE.height;
  });
}

/** Room for nodes at the edges, for names where the style sheet shows them, and on a narrow map for what floats along its upper edge. */
function edgePadding(map: LeafletMap, hasControls: boolean): Padding {
  const { x, y } = map.getSize();
  const side = x < NAMES_FROM_PX ? 36 : x * 0.18;
  const edge = Math.min(72, y * 0.18);
  return {
    paddingTopLeft: [side, x < NAMES_FROM_PX ? Math.max(edge, Math.min(88, y * 0.42)) : edge],
    // Beside a node at the right edge stands its name, and beyond that the buttons.
    paddingBottomRight: [
      x < NAMES_FROM_PX ? Math.max(side, hasControls ? CONTROLS_PX : 0) : side + (hasControls ? CONTROLS_PX : 0),
      edge,
    ],
  };
}
