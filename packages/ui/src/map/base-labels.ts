import type { Map as LeafletMap } from 'leaflet';
import { DivIcon, LayerGroup, Marker } from 'leaflet/dist/leaflet-src.esm.js';
import type { BaseMapData, LngLat } from './base-map-data.ts';
import type { LatLng } from './map-model.ts';

interface Label {
  readonly text: string;
  readonly at: LngLat;
  readonly kind: 'province' | 'district' | 'water' | 'road' | 'landmark';
  readonly minZoom: number;
}

/** More important ones claim their place first. */
const rank = { province: 0, water: 1, district: 2, road: 3, landmark: 4 } as const;
const fontPx = { province: 15, water: 13, district: 15, road: 13, landmark: 13 } as const;

/** Rough width of a text: Thai vowels and tones above and below take no width of their own. */
const widthOf = (label: Label) =>
  label.text.replace(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length * fontPx[label.kind] * 0.56 + 12;

/** The names on the ground: real text in the page's font, never one over another. */
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
    /** Sets the names that belong to what is in sight now, clear of the stops. */
    refresh: (map: LeafletMap, avoided: readonly LatLng[]) => {
      const zoom = map.getZoom();
      const view = map.getBounds().pad(0.1);
      const taken: { x: number; y: number; halfWidth: number; halfHeight: number }[] = avoided.map((stop) => {
        const { x, y } = map.latLngToContainerPoint(stop);
        return { x, y, halfWidth: 18, halfHeight: 14 };
      });
      group.clearLayers();
      for (const label of labels) {
        const at = { lat: label.at[1], lng: label.at[0] };
        // A province's name serves the far view; close by it would only stand in the way of the districts'.
        if (zoom < label.minZoom || (label.kind === 'province' && zoom >= 12) || !view.contains(at)) continue;
        const { x, y } = map.latLngToContainerPoint(at);
        const box = { x, y, halfWidth: widthOf(label) / 2, halfHeight: 13 };
        const isFree = taken.every(
          (other) =>
            Math.abs(other.x - x) > other.halfWidth + box.halfWidth || Math.abs(other.y - y) > other.halfHeight + box.halfHeight,
        );
        if (!isFree) continue;
        taken.push(box);
        new Marker(at, { icon: iconOf(label, map.getContainer()), pane, interactive: false, keyboard: false }).addTo(group);
      }
    },
  };
}

function iconOf(label: Label, container: HTMLElement): DivIcon {
  const text = container.ownerDocument.createElement('span');
  text.textContent = label.text;
  return new DivIcon({ html: text, className: `sw-map__label sw-map__label--${label.kind}`, iconSize: [0, 0] });
}
