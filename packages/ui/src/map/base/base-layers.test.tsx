import type { Path } from 'leaflet';
import { expect, test } from 'vitest';
import { storyMap } from '../../../tests/story-map.ts';
import type { MapColors } from '../map-colors.ts';
import { createBaseLayers } from './base-layers.ts';

const colors: MapColors = {
  land: 'white',
  outside: 'white',
  service: 'white',
  water: 'white',
  park: 'white',
  road: 'gray',
  'road-case': 'white',
  minor: 'gray',
  express: 'gray',
  'express-case': 'white',
  quieted: () => 'gray',
  areForced: false,
};

/** The greatest width of roads and rails, px. */
const widestWay = (areForced: boolean) => {
  const { group, restyle } = createBaseLayers(storyMap('th'), [], 'base');
  restyle({ ...colors, areForced }, 15);
  const ways = group.getLayers().map((layer) => (layer as Path).options);
  return Math.max(...ways.map(({ color, weight = 0 }) => (color === 'gray' ? weight : 0)));
};

test('in forced colours roads and rails are hairlines, so that the route is what the eye meets', () => {
  expect(widestWay(true)).toBe(1);
  expect(widestWay(false)).toBeGreaterThan(5);
});
