import type { Layer, Map as LeafletMap } from 'leaflet';
import { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { wantsLessMotion } from '../lib/wants-less-motion.ts';
import { createBaseLabels } from './base/base-labels.ts';
import type { BaseLayers } from './base/base-layers.ts';
import { createBaseLayers } from './base/base-layers.ts';
import { fitOf } from './fit-route.ts';
import { LeavableMap } from './leavable-map.ts';
import { type MapColors, readMapColors, watchMapColors } from './map-colors.ts';
import type { LatLng, MapEvents, MapHandle, MapModel } from './map-model.ts';
import { createMovingMarker } from './markers/moving-marker.ts';
import { createStopMarkers } from './markers/stop-markers.ts';
import { createSurroundings } from './markers/surroundings.ts';
import { createRouteLayer } from './route-layer.ts';
import './leaflet-map.css';

/** Minimum zoom for the user; a longer route zooms out further, because it is always shown whole. */
const MIN_ZOOM = 8;
/** The whole country in a map strip. */
const FARTHEST_ZOOM = 3;
const MAX_ZOOM = 18;
/** Zoom for a single stop, so that its neighbourhood shows. */
const ONE_STOP_ZOOM = 15;
/** Minimum distance of a focused stop from the edge. */
const ROOM_PX = 56;

export interface LeafletMapOptions {
  readonly container: HTMLElement;
  /** The view while there is no stop. */
  readonly home: LatLng & { readonly zoom: number };
  readonly events: MapEvents;
}

/** Renders the map with Leaflet: its panes and movement, none of its controls. */
export function createLeafletMap({ container, home, events }: LeafletMapOptions): MapHandle {
  const map = new LeavableMap(container, {
    zoomControl: false,
    attributionControl: false,
    // map-view.tsx handles the keys: Leaflet's own handling knows neither Shift nor the focus inside a shadow root.
    keyboard: false,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomSnap: 0.25,
    center: home,
    zoom: home.zoom,
  });
  for (const [name, zIndex] of [
    ['base', 150],
    ['labels', 250],
    ['route', 300],
  ] as const) {
    map.createPane(name).style.zIndex = String(zIndex);
  }
  const route = createRouteLayer('route');
  const stops = createStopMarkers({
    document: container.ownerDocument,
    events: {
      onStopMoved: (id, to) => {
        isMovedHere = true;
        isViewTheirs = true;
        events.onStopMoved(id, to);
      },
      onStopPressed: events.onStopPressed,
    },
    onFocus: (at) => map.panInside(at, { padding: [ROOM_PX, ROOM_PX], animate: false }),
  });
  const moving = createMovingMarker(container.ownerDocument);
  const surroundings = createSurroundings(container.ownerDocument, 'route');
  for (const layer of [...surroundings.groups, route.group, stops.group, moving.group]) layer.addTo(map);

  let model: MapModel | null = null;
  let base: { readonly layers: BaseLayers; readonly labels: ReturnType<typeof createBaseLabels> } | null = null;
  let tiles: TileLayer | null = null;
  let areTilesShown = false;
  let fittedTo = '';
  /** The next change of places comes from a pin dragged on this map, so the view must not jump under the finger. */
  let isMovedHere = false;
  /** The user has dragged or zoomed since the whole route was last shown; from then on the view follows the user. */
  let isViewTheirs = false;
  /** Its view is set once it is seen. */
  let isHidden = false;
  /** The point that a pin starts at. */
  let aim: LatLng | null = null;

  const readColors = () => readMapColors(container, base?.layers.ownColors ?? new Set());
  /** As they are shown: to read them, the browser has to apply its rules to the page. */
  let colors: MapColors;
  const restyle = () => base?.layers.restyle(colors, map.getZoom());
  const recolor = () => {
    colors = readColors();
    restyle();
  };
  let labelFrame = 0;
  /** Once a frame: the labels measure where there is room for them, and a new route, view and size come in one. */
  const refreshLabels = () => {
    cancelAnimationFrame(labelFrame);
    labelFrame = requestAnimationFrame(() => base?.labels.refresh(map, route.way()));
  };

  const showBase = () => {
    const layers: readonly Layer[] = base ? [base.layers.group, base.labels.group] : [];
    for (const layer of layers) areTilesShown ? layer.remove() : layer.addTo(map);
    events.onBaseChanged(areTilesShown ? 'tiles' : 'base');
  };

  const setBase = (next: MapModel) => {
    base?.layers.group.remove();
    base?.labels.group.remove();
    base = next.baseMap
      ? { layers: createBaseLayers(next.baseMap, next.serviceArea, 'base'), labels: createBaseLabels(next.baseMap, 'labels') }
      : null;
    // Before the map has them, and would note for each that it is to be shown anew.
    recolor();
    showBase();
    refreshLabels();
  };

  // Tiles cover our own base map, which stays until the first tile has loaded and returns when tiles fail.
  const setTiles = (next: MapModel) => {
    tiles?.remove();
    areTilesShown = false;
    tiles = next.tiles ? new TileLayer(next.tiles.url, { maxZoom: MAX_ZOOM }) : null;
    const report = (isShown: boolean) => {
      if (isShown === areTilesShown) return;
      areTilesShown = isShown;
      showBase();
    };
    tiles?.on('tileload', () => report(true)).on('tileerror', () => report(false));
    tiles?.addTo(map);
    showBase();
  };

  /** Leaflet ignores a new view during an animated move, so the first view and a new size are not animated; nothing is for who wants less motion. */
  const showRoute = ({ isMove }: { readonly isMove: boolean }) => {
    isViewTheirs = false;
    const animate = isMove && !wantsLessMotion();
    const points = [...(model?.stops ?? []), ...(model?.moving ? [model.moving] : [])];
    const [first, ...others] = points;
    if (!first) map.setView(home, home.zoom, { animate });
    else if (others.length === 0) map.setView(first, Math.max(map.getZoom(), ONE_STOP_ZOOM), { animate });
    else {
      const line = model?.route?.points ?? [];
      const bounds = new LatLngBounds([...points, ...line].map(({ lat, lng }) => [lat, lng]));
      map.options.minZoom = FARTHEST_ZOOM;
      const { zoom, ...padding } = fitOf(map, bounds, { points, hasControls: model?.hasControls === true });
      map.options.minZoom = Math.min(MIN_ZOOM, zoom);
      map.fitBounds(bounds, { ...padding, maxZoom: ONE_STOP_ZOOM, animate });
    }
  };
  const showAim = (at: LatLng) => map.setView(at, Math.max(map.getZoom(), ONE_STOP_ZOOM), { animate: false });
  const showAll = () => showRoute({ isMove: true });

  map.on('click', ({ latlng }) => events.onPress({ lat: latlng.lat, lng: latlng.lng }));
  map.on('moveend', () => events.onCentreMoved(centre()));
  map.on('moveend', refreshLabels);
  map.on('zoomend', restyle);
  const stopWatching = watchMapColors(container, recolor);
  const takeView = () => {
    isViewTheirs = true;
    aim = null;
  };
  map.on('dragstart', takeView).on('dblclick', takeView);
  container.addEventListener('wheel', takeView, { passive: true });
  // A strip that expands to full screen, or a map that was hidden, shows the whole route again. One that is hidden, as behind an open search, has
  // nothing to lay out, and keeps what it needs to be shown again at the same size.
  const resizing = new ResizeObserver(([entry]) => {
    isHidden = entry?.contentRect.width === 0;
    if (isHidden) return;
    map.invalidateSize({ pan: false });
    if (aim) showAim(aim);
    else if (!isViewTheirs) showRoute({ isMove: false });
  });
  resizing.observe(container);

  const centre = (): LatLng => {
    const { lat, lng } = map.getCenter();
    return { lat, lng };
  };

  return {
    update: (next) => {
      const last = model;
      model = next;
      if (!last || last.baseMap !== next.baseMap || last.serviceArea !== next.serviceArea) setBase(next);
      if (last?.tiles?.url !== next.tiles?.url) setTiles(next);
      route.update(next);
      stops.update(next);
      moving.update(next.moving);
      surroundings.update(next.surroundings ?? null);
      // Changed stops move the view, and so does a route that leaves it; a moving marker and the user's own panning do not.
      const places = JSON.stringify(next.stops.map(({ id, lat, lng }) => [id, lat, lng]));
      const areOthers = places !== fittedTo && !isMovedHere;
      const leadsOut = last?.route !== next.route && !isViewTheirs && !isInSight(map, next.route?.points ?? []);
      if (next.stops.length > 0 && (areOthers || leadsOut)) {
        if (isHidden) isViewTheirs = false;
        else showRoute({ isMove: fittedTo !== '' });
      }
      if (places !== fittedTo) isMovedHere = false;
      fittedTo = places;
      if (last?.stops !== next.stops || last.route !== next.route) refreshLabels();
    },
    zoomBy: (levels) => {
      takeView();
      map.setZoom(map.getZoom() + levels);
    },
    panBy: (x, y) => {
      takeView();
      map.panBy([x, y], { animate: false });
    },
    centre,
    aimAt: (at) => {
      aim = at;
      if (at === null) return;
      // The pin comes together with a strip's growing to full screen, of which the library knows nothing yet.
      map.invalidateSize({ pan: false });
      showAim(at);
    },
    showAll,
    destroy: () => {
      stopWatching();
      // A removed map ends its pan, which counts as a move.
      map.off('moveend', refreshLabels);
      cancelAnimationFrame(labelFrame);
      resizing.disconnect();
      moving.stop();
      map.remove();
    },
  };
}

/** Whether the line is visible and clear of the panels at the map's edges. */
const isInSight = (map: LeafletMap, line: readonly LatLng[]): boolean => {
  const view = map.getBounds().pad(-0.1);
  return line.every(({ lat, lng }) => view.contains([lat, lng]));
};
