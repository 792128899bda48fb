import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { Circle } from 'leaflet/src/layer/vector/Circle.js';
import { SVG } from 'leaflet/src/layer/vector/SVG.js';
import type { MapSurroundings } from '../map-model.ts';
import { renderIcon } from './render-icon.ts';
import './surroundings.css';

/** Rings around a point, and vehicles that stand near it. Colours come from the style sheet. */
export function createSurroundings(document: Document, pane: string) {
  const renderer = new SVG({ padding: 0.6, pane });
  const rings = new LayerGroup();
  const vehicles = new LayerGroup();
  let shown = '';
  let parked: MapSurroundings['vehicles'] | undefined;

  const showRings = (around: MapSurroundings | null) => {
    const key = around ? JSON.stringify([around.centre, around.ringMetres]) : '';
    if (key === shown) return;
    shown = key;
    rings.clearLayers();
    for (const radius of around?.ringMetres ?? [])
      new Circle(around?.centre ?? [0, 0], { radius, renderer, pane, interactive: false, className: 'sw-map__ring' }).addTo(
        rings,
      );
  };

  const showVehicles = (next: MapSurroundings['vehicles']) => {
    if (parked === next) return;
    parked = next;
    vehicles.clearLayers();
    for (const { lat, lng, icon, name } of next) {
      const root = document.createElement('div');
      root.className = 'sw-map__near';
      if (name === undefined) root.setAttribute('aria-hidden', 'true');
      else {
        root.setAttribute('role', 'img');
        root.setAttribute('aria-label', name);
      }
      root.append(renderIcon(document, icon, 'sw-icon'));
      const options = { className: 'sw-map__moving', iconSize: [0, 0] as [number, number], html: root };
      new Marker({ lat, lng }, { icon: new DivIcon(options), interactive: false, keyboard: false, zIndexOffset: -500 }).addTo(
        vehicles,
      );
    }
  };

  return {
    groups: [rings, vehicles],
    update: (around: MapSurroundings | null) => {
      showRings(around);
      showVehicles(around?.vehicles ?? []);
    },
  };
}
