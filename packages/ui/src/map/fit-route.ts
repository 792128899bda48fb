import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { Point } from 'leaflet/src/geometry/Point.js';
import type { LatLng } from './map-model.ts';

/** Width of the buttons at the right edge, their gap, and half a node. */
const CONTROLS_PX = 92;
/** From this width on, stops show their names (see stop-markers.css). */
const NAMES_FROM_PX = 600;
/** Size of the note in a narrow map's lower right corner (see map-credit.css), above a sheet's edge, plus half a node. */
const NOTE = { width: 160, height: 62 };

interface Padding {
  readonly paddingTopLeft: [number, number];
  readonly paddingBottomRight: [number, number];
}

interface FitOptions {
  /** The nodes, which no floating element may cover. */
  readonly points: readonly LatLng[];
  readonly hasControls: boolean;
}

/** Zoom and padding to show a whole route. */
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

/** Whether the note would cover a node: Leaflet puts the centre of the bounds at the centre of the padded area. */
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

/**
 * Padding for nodes at the edges, for names where the style sheet shows them, and for elements along the upper edge: on a wide map
 * the menu, below which a node and its name have to stay.
 */
function edgePadding(map: LeafletMap, hasControls: boolean): Padding {
  const { x, y } = map.getSize();
  const side = x < NAMES_FROM_PX ? 36 : x * 0.18;
  const edge = Math.min(72, y * 0.18);
  return {
    paddingTopLeft: [side, x < NAMES_FROM_PX ? Math.max(edge, Math.min(88, y * 0.42)) : Math.min(112, y * 0.18)],
    // Right of a node at the right edge come its name and then the buttons.
    paddingBottomRight: [
      x < NAMES_FROM_PX ? Math.max(side, hasControls ? CONTROLS_PX : 0) : side + (hasControls ? CONTROLS_PX : 0),
      edge,
    ],
  };
}
