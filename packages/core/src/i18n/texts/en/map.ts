import type { EnglishOf } from '../../text-keys.ts';

export const map = {
  'map.approximate': 'Approximate route',
  'map.credits': 'Map credits',
  'map.fold': 'Fold the map',
  'map.keys': 'Arrows move the map · + − zoom · 0 the whole route · Tab the stops',
  'map.label': 'Route map',
  'map.locate': 'My location',
  'map.pinCancel': 'Stop pinning',
  'map.pinFinding': 'Looking up this point',
  'map.pinHere': 'Use this point',
  'map.pinHint': 'Move the map under the pin, or use the arrow keys.',
  'map.pinOutside': 'This point is outside our service area: Bangkok, its vicinity and Chonburi. Move the pin and try again.',
  'map.showAll': 'Show the whole route',
  'map.unavailable': 'The map did not load. Booking and tracking work without it.',
  'map.unfold': 'Open the map',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
} satisfies EnglishOf<'map'>;
