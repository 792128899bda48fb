import type { IconNode } from '../icon/icon.tsx';
import type { BaseMapData, LngLat } from './base-map-data.ts';

/** A point in degrees (WGS 84). */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A stop on the map: the same node as on the route line. */
export interface MapStop extends LatLng {
  readonly id: string;
  /** Text in the circle: its number. */
  readonly label: string;
  /** The place's name, shown beside the circle and announced by screen readers. */
  readonly name?: string | undefined;
  /** Under the name: the time, the distance. */
  readonly detail?: string | undefined;
  readonly state: 'stop' | 'focus' | 'done' | 'todo';
}

/** The route through the stops. An approximate one (no router) is dashed, and the map says so. */
export interface MapRoute {
  readonly points: readonly LatLng[];
  readonly isApproximate: boolean;
  /** From this point on nobody knows the way yet: dots. */
  readonly unknownFrom?: LatLng | undefined;
  /** Other ways, under the route: dots. Each is a line of its own. */
  readonly others?: readonly (readonly LatLng[])[] | undefined;
}

/** The position of what moves, such as a vehicle. `headingDeg` is clockwise from north. */
export interface MovingMarker extends LatLng {
  readonly headingDeg: number;
  /** In the circle: the vehicle. */
  readonly icon: IconNode;
  readonly name?: string | undefined;
}

/** A vehicle that stands near a point. */
export interface NearVehicle extends LatLng {
  readonly icon: IconNode;
  /** Absent where a line beside the map says it. */
  readonly name?: string | undefined;
}

/** Rings around a point, and what is near it: where a driver is being looked for. */
export interface MapSurroundings {
  readonly centre: LatLng;
  /** The radius of each ring. */
  readonly ringMetres: readonly number[];
  readonly vehicles: readonly NearVehicle[];
}

/** Raster tiles: a Leaflet URL template and its credits. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

/** Everything that the map shows, as plain values. */
export interface MapModel {
  readonly stops: readonly MapStop[];
  readonly route: MapRoute | null;
  readonly moving: MovingMarker | null;
  readonly surroundings?: MapSurroundings | null | undefined;
  readonly baseMap: BaseMapData | null;
  readonly tiles: MapTiles | null;
  /** Outlines of the service area; everything outside is paler. */
  readonly serviceArea: readonly (readonly LngLat[])[];
  readonly canMoveStops: boolean;
  /** Buttons float over the right edge, so no stop is placed below them. */
  readonly hasControls: boolean;
  readonly canPressStops: boolean;
}

/** Events of the map. */
export interface MapEvents {
  readonly onPress: (at: LatLng) => void;
  readonly onCentreMoved: (at: LatLng) => void;
  readonly onStopMoved: (id: string, to: LatLng) => void;
  readonly onStopPressed: (id: string) => void;
  /** Which base map is visible, so that its source is credited. */
  readonly onBaseChanged: (base: 'tiles' | 'base') => void;
}

/** The live map, independent of the library that renders it. */
export interface MapHandle {
  readonly update: (model: MapModel) => void;
  readonly zoomBy: (levels: number) => void;
  readonly panBy: (x: number, y: number) => void;
  readonly centre: () => LatLng;
  /** Shows a point from near and keeps it in the centre when the map's size changes; null: the whole route again, as before. */
  readonly aimAt: (at: LatLng | null) => void;
  /** Shows all stops and what moves. */
  readonly showAll: () => void;
  readonly destroy: () => void;
}
