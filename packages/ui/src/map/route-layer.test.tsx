import { expect, test } from 'vitest';
import { LeavableMap } from './leavable-map.ts';
import { createRouteLayer } from './route-layer.ts';

const points = [
  { lat: 13.7, lng: 100.5 },
  { lat: 13.7, lng: 100.6 },
];

test('a way that nobody knows to its end is a line as far as it is known, and dots from there', () => {
  const map = new LeavableMap(document.createElement('div')).setView([13.7, 100.55], 12);
  map.createPane('route');
  const layer = createRouteLayer('route');
  layer.group.addTo(map);
  const kinds = () => layer.group.getLayers().map(({ options }) => String(Reflect.get(options, 'className')).split('--').at(-1));

  layer.update({ route: { points, isApproximate: false }, moving: null });
  expect(kinds()).toEqual(['case', 'agreed']);
  layer.update({ route: { points, isApproximate: false, unknownFrom: { lat: 13.7, lng: 100.55 } }, moving: null });
  expect(kinds()).toEqual(['case', 'unknown', 'agreed']);
});

test('other ways are dots under the route', () => {
  const map = new LeavableMap(document.createElement('div')).setView([13.7, 100.55], 12);
  map.createPane('route');
  const layer = createRouteLayer('route');
  layer.group.addTo(map);
  const kinds = () => layer.group.getLayers().map(({ options }) => String(Reflect.get(options, 'className')).split('--').at(-1));
  const route = { points, isApproximate: false };

  layer.update({ route: { ...route, others: [points.toReversed()] }, moving: null });
  expect(kinds()).toEqual(['unknown', 'case', 'agreed']);
  layer.update({ route, moving: null });
  expect(kinds()).toEqual(['case', 'agreed']);
});
