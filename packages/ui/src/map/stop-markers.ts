import { DivIcon, LayerGroup, Marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { MapEvents, MapModel, MapStop } from './map-model.ts';
import './stop-markers.css';

/** The stops as nodes; each stays the same marker while it only changes its place or its state. */
export function createStopMarkers(document: Document, onStopMoved: MapEvents['onStopMoved']) {
  const group = new LayerGroup();
  const markers = new Map<string, { readonly marker: Marker; look: string }>();

  const place = (stop: MapStop, isTagLeft: boolean, canMove: boolean) => {
    const look = JSON.stringify([stop.label, stop.name, stop.detail, stop.state, isTagLeft, canMove]);
    const known = markers.get(stop.id);
    if (known?.look === look) {
      known.marker.setLatLng(stop);
      return;
    }
    known?.marker.remove();
    const marker = new Marker(stop, {
      icon: new DivIcon({ html: drawStop(document, stop, isTagLeft), className: 'sw-map__stop', iconSize: [0, 0] }),
      draggable: canMove,
      autoPan: true,
      // A stop moves by keyboard through the pin of the map itself, so it takes no place in the tab order.
      keyboard: false,
      interactive: canMove,
      zIndexOffset: stop.state === 'focus' ? 500 : 0,
    });
    marker.on('dragend', () => {
      const { lat, lng } = marker.getLatLng();
      onStopMoved(stop.id, { lat, lng });
    });
    marker.addTo(group);
    markers.set(stop.id, { marker, look });
  };

  return {
    group,
    update: ({ stops, canMoveStops }: Pick<MapModel, 'stops' | 'canMoveStops'>) => {
      for (const [id, { marker }] of markers) {
        if (stops.some((stop) => stop.id === id)) continue;
        marker.remove();
        markers.delete(id);
      }
      for (const stop of stops) place(stop, leadsEast(stop, stops), canMoveStops);
    },
  };
}

/** The name stands on the side that the way does not take. */
function leadsEast(stop: MapStop, stops: readonly MapStop[]): boolean {
  const others = stops.filter((other) => other.id !== stop.id);
  return others.reduce((sum, other) => sum + other.lng - stop.lng, 0) > 0;
}

function drawStop(document: Document, stop: MapStop, isTagLeft: boolean): HTMLElement {
  const part = (tag: 'div' | 'span', className: string, text = '') => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };
  const root = part('div', `sw-map__pin sw-map__pin--${stop.state}${isTagLeft ? ' sw-map__pin--left' : ''}`);
  root.setAttribute('role', 'img');
  root.setAttribute('aria-label', [stop.label, stop.name, stop.detail].filter(Boolean).join(', '));
  root.append(part('span', 'sw-map__node', stop.state === 'done' ? '✓' : stop.label));
  if (stop.name) {
    const tag = part('span', 'sw-map__tag');
    tag.append(part('span', 'sw-map__tag-name sw-clip', stop.name));
    if (stop.detail) tag.append(part('span', 'sw-map__tag-detail sw-clip', stop.detail));
    root.append(tag);
  }
  return root;
}
