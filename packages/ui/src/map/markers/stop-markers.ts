import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { LatLng, MapEvents, MapModel, MapStop } from '../map-model.ts';
import { renderStop } from './render-stop.ts';
import './stop-markers.css';

interface RenderedStop {
  readonly marker: Marker;
  readonly pin: HTMLElement;
  readonly look: string;
}

export interface StopMarkersOptions {
  readonly document: Document;
  readonly events: Pick<MapEvents, 'onStopMoved' | 'onStopPressed'>;
  /** Called when a stop gets the focus, to bring it into view. */
  readonly onFocus: (at: LatLng) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The stops as nodes; a stop keeps its marker while only its place or state changes. Together they are one tab stop: arrow keys
 * move between them in route order.
 */
export function createStopMarkers({ document, events, onFocus }: StopMarkersOptions) {
  const group = new LayerGroup();
  const markers = new Map<string, RenderedStop>();
  let order: readonly MapStop[] = [];
  let atTab = '';

  const takeTab = (id: string) => {
    atTab = id;
    for (const [each, { pin }] of markers) pin.tabIndex = each === id ? 0 : -1;
  };

  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    if ((event.key === 'Enter' || event.key === ' ') && markers.get(id)?.pin.getAttribute('role') === 'button') {
      events.onStopPressed(id);
    } else {
      const here = order.findIndex((stop) => stop.id === id);
      const ends: Readonly<Record<string, number>> = { Home: 0, End: order.length - 1 };
      const to = ends[event.key] ?? here + (steps[event.key] ?? Number.NaN);
      if (Number.isNaN(to)) return;
      const next = order[Math.min(order.length - 1, Math.max(0, to))];
      if (next) markers.get(next.id)?.pin.focus({ preventScroll: true });
    }
    // The key moves between stops, so it must not move the map as well.
    event.preventDefault();
    event.stopPropagation();
  };

  const renderOne = (stop: MapStop, isTagLeft: boolean, { canMoveStops, canPressStops }: MapModel) => {
    const look = JSON.stringify([stop.label, stop.name, stop.detail, stop.state, isTagLeft, canMoveStops, canPressStops]);
    const known = markers.get(stop.id);
    if (known?.look === look) {
      known.marker.setLatLng(stop);
      return;
    }
    const pin = renderStop(document, stop, { isTagLeft, canPress: canPressStops });
    const marker = new Marker(stop, {
      icon: new DivIcon({ html: pin, className: 'sw-map__stop', iconSize: [0, 0] }),
      draggable: canMoveStops,
      autoPan: true,
      keyboard: false,
      interactive: canMoveStops,
      zIndexOffset: stop.state === 'focus' ? 500 : 0,
    });
    marker.on('dragend', () => {
      const { lat, lng } = marker.getLatLng();
      events.onStopMoved(stop.id, { lat, lng });
    });
    pin.addEventListener('keydown', (event) => handleKeyDown(event, stop.id));
    pin.addEventListener('focus', () => {
      takeTab(stop.id);
      onFocus(marker.getLatLng());
    });
    if (canPressStops) pin.addEventListener('click', () => events.onStopPressed(stop.id));
    const hadFocus = known?.pin.matches(':focus') ?? false;
    known?.marker.remove();
    marker.addTo(group);
    markers.set(stop.id, { marker, pin, look });
    if (hadFocus) pin.focus({ preventScroll: true });
  };

  return {
    group,
    update: (model: MapModel) => {
      order = model.stops;
      for (const [id, { marker }] of markers) {
        if (order.some((stop) => stop.id === id)) continue;
        marker.remove();
        markers.delete(id);
      }
      for (const stop of order) renderOne(stop, leadsEast(stop, order), model);
      takeTab(markers.has(atTab) ? atTab : (order[0]?.id ?? ''));
    },
  };
}

/** The name is placed on the side away from the route. */
function leadsEast(stop: MapStop, stops: readonly MapStop[]): boolean {
  const others = stops.filter((other) => other.id !== stop.id);
  return others.reduce((sum, other) => sum + other.lng - stop.lng, 0) > 0;
}
