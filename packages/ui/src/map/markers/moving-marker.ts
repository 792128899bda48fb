import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { Navigation2 } from 'lucide';
import { wantsLessMotion } from '../../lib/wants-less-motion.ts';
import type { MovingMarker } from '../map-model.ts';
import { renderIcon } from './render-icon.ts';
import './moving-marker.css';

/** At most the time between two reports; with a longer glide the marker would never arrive. */
const GLIDE_MS = 900;

/** A marker that glides from place to place and turns the shorter way round. With reduced motion it jumps. */
export function createMovingMarker(document: Document) {
  const group = new LayerGroup();
  let marker: Marker | null = null;
  let icon: MovingMarker['icon'] | null = null;
  let turnDeg = 0;
  let frame = 0;

  const glide = (to: MovingMarker) => {
    cancelAnimationFrame(frame);
    const moving = marker;
    if (!moving) return;
    const from = moving.getLatLng();
    const isJump = Math.abs(from.lat - to.lat) + Math.abs(from.lng - to.lng) > 0.05;
    if (wantsLessMotion() || isJump) {
      moving.setLatLng(to);
      return;
    }
    const begin = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - begin) / GLIDE_MS);
      moving.setLatLng({ lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share });
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };

  const place = (to: MovingMarker) => {
    if (!marker || icon !== to.icon) {
      group.clearLayers();
      icon = to.icon;
      turnDeg = to.headingDeg;
      marker = new Marker(to, {
        icon: new DivIcon({ html: renderMoving(document, to), className: 'sw-map__moving', iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
        zIndexOffset: 1000,
      }).addTo(group);
    }
    glide(to);
    turnDeg += ((((to.headingDeg - turnDeg) % 360) + 540) % 360) - 180;
    marker.getElement()?.style.setProperty('--sw-heading', `${turnDeg}deg`);
  };

  return {
    group,
    update: (to: MovingMarker | null) => {
      if (to) place(to);
      else {
        group.clearLayers();
        marker = null;
      }
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

function renderMoving(document: Document, shown: MovingMarker): HTMLElement {
  const root = document.createElement('div');
  root.className = 'sw-map__vehicle';
  root.setAttribute('role', 'img');
  root.setAttribute('aria-label', shown.name ?? '');
  root.append(renderIcon(document, Navigation2, 'sw-map__heading'), renderIcon(document, shown.icon, 'sw-icon sw-icon--large'));
  return root;
}
