import type { Map as LeafletMap } from 'leaflet';
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { BaseMapData, LngLat } from '../base-map-data.ts';
import type { LatLng } from '../map-model.ts';
import './base-labels.css';

interface Label {
  readonly text: string;
  readonly at: LngLat;
  readonly kind: 'province' | 'district' | 'water' | 'road' | 'landmark';
  readonly minZoom: number;
}

/** Lower ranks are placed first. */
const rank = { province: 0, water: 1, district: 2, road: 3, landmark: 4 } as const;
const fontPx = { province: 15, water: 13, district: 15, road: 13, landmark: 13 } as const;

/** Estimated width of a text: Thai vowels and tone marks above and below add no width. */
const widthOf = (label: Label) =>
  label.text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length * fontPx[label.kind] * 0.56 + 12;

/** The place names on the base map: real text in the page's font, never overlapping. */
export function createBaseLabels(data: BaseMapData, pane: string) {
  const group = new LayerGroup();
  const labels: readonly Label[] = [
    ...data.labels.map(({ text, lat, lng, kind, minZoom }) => ({ text, at: [lng, lat] as const, kind, minZoom })),
    ...data.landmarks.map(({ text, lat, lng, minZoom }) => ({
      text,
      at: [lng, lat] as const,
      kind: 'landmark' as const,
      minZoom,
    })),
  ].toSorted((a, b) => rank[a.kind] - rank[b.kind] || a.minZoom - b.minZoom);

  return {
    group,
    /** Places the names of the visible area, clear of the stops, their names and the route. */
    refresh: (map: LeafletMap, way: readonly LatLng[]) => {
      const zoom = map.getZoom();
      const view = map.getBounds().pad(0.1);
      const taken: Box[] = [
        ...boxesOfStops(map.getContainer()),
        ...way.map((point) => boxAround(map.latLngToContainerPoint(point), 5)),
      ];
      group.clearLayers();
      for (const label of labels) {
        const at = { lat: label.at[1], lng: label.at[0] };
        // A province's name helps when zoomed out; closer, it would only block the districts' names.
        if (zoom < label.minZoom || (label.kind === 'province' && zoom >= 12) || !view.contains(at)) continue;
        const { x, y } = map.latLngToContainerPoint(at);
        const box = { x, y, halfWidth: widthOf(label) / 2, halfHeight: 13 };
        if (taken.some((other) => doOverlap(box, other))) continue;
        taken.push(box);
        new Marker(at, { icon: iconOf(label, map.getContainer()), pane, interactive: false, keyboard: false }).addTo(group);
      }
    },
  };
}

/** A rectangle on the map, in px from its upper left corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const boxAround = ({ x, y }: { readonly x: number; readonly y: number }, half: number): Box => ({
  x,
  y,
  halfWidth: half,
  halfHeight: half,
});

const doOverlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) <= one.halfWidth + other.halfWidth && Math.abs(one.y - other.y) <= one.halfHeight + other.halfHeight;

/** The areas that the stops and their names cover as rendered; a hidden name covers none. */
function boxesOfStops(container: HTMLElement): readonly Box[] {
  const corner = container.getBoundingClientRect();
  return [...container.querySelectorAll('.sw-map__node, .sw-map__tag')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, width, height }) => ({
      x: left - corner.left + width / 2,
      y: top - corner.top + height / 2,
      halfWidth: width / 2,
      halfHeight: height / 2,
    }));
}

function iconOf(label: Label, container: HTMLElement): DivIcon {
  const text = container.ownerDocument.createElement('span');
  text.textContent = label.text;
  return new DivIcon({ html: text, className: `sw-map__label sw-map__label--${label.kind}`, iconSize: [0, 0] });
}
