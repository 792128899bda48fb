import { getPosition } from 'leaflet/src/dom/DomUtil.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storyMap } from '../../tests/story-map.ts';
import { createLeafletMap } from './leaflet-map.ts';
import type { MapModel } from './map-model.ts';

// Leaflet checks once, when loaded, whether the browser can animate zooms; this makes it say yes.
vi.hoisted(() => {
  Reflect.set(
    window,
    'WebKitCSSMatrix',
    class {
      m11 = 1;
    },
  );
});

const home = { lat: 13.75, lng: 100.53, zoom: 12 };
const model: MapModel = {
  stops: [
    { id: 'a', lat: 13.78, lng: 100.54, label: '1', name: 'อารีย์', state: 'stop' },
    { id: 'b', lat: 13.73, lng: 100.53, label: '2', name: 'สีลม', state: 'focus' },
  ],
  route: null,
  moving: null,
  baseMap: storyMap('th'),
  tiles: null,
  serviceArea: [],
  canMoveStops: false,
  hasControls: true,
  canPressStops: false,
};
const layOut = ({ width, height }: { readonly width: number; readonly height: number }) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
};
const uncaught: string[] = [];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  uncaught.push(event.message);
};

beforeEach(() => {
  uncaught.length = 0;
  window.addEventListener('error', note);
  // jsdom has no layout and no rendering.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  layOut({ width: 400, height: 300 });
  const brush = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as CanvasRenderingContext2D);
});
afterEach(() => {
  window.removeEventListener('error', note);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const showMap = () => {
  const container = document.createElement('div');
  document.body.append(container);
  const nothing = () => undefined;
  const events = {
    onPress: nothing,
    onCentreMoved: nothing,
    onStopMoved: nothing,
    onStopPressed: nothing,
    onBaseChanged: nothing,
  };
  return { container, map: createLeafletMap({ container, home, events }) };
};
const frames = async (count: number) => {
  for (let shown = 0; shown < count; shown += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** The positions of the pins on the map, px from its upper left corner. */
const pinsOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.sw-map__stop')].map((pin) => {
    const pane = container.querySelector<HTMLElement>('.leaflet-map-pane');
    return pane ? getPosition(pin).add(getPosition(pane)) : getPosition(pin);
  });

/** The map strip on a phone: elements float along its upper edge, and the sheet covers its lowest 20 px. */
const strip = { width: 390, height: 196, logo: 56, sheet: 176 };
const pinRadius = 13;

test.each([
  ['from Bangkok to Pattaya', { lat: 12.9276, lng: 100.8771 }],
  ['from Bangkok to Chiang Mai, where we do not deliver', { lat: 18.7883, lng: 98.9853 }],
  ['from Bangkok to Hat Yai, where we do not deliver', { lat: 7.0087, lng: 100.4747 }],
])('a way %s is seen whole on the strip of a phone', (_, end) => {
  layOut(strip);
  const { map, container } = showMap();
  const [first, second] = model.stops;
  map.update({ ...model, hasControls: false, stops: [first, { ...second, ...end }] as MapModel['stops'] });
  const pins = pinsOf(container);
  expect(pins).toHaveLength(2);
  for (const { x, y } of pins) {
    expect(x).toBeGreaterThan(pinRadius);
    expect(x).toBeLessThan(strip.width - pinRadius);
    expect(y).toBeGreaterThan(strip.logo + pinRadius);
    expect(y).toBeLessThan(strip.sheet - pinRadius);
  }
  map.destroy();
});

test.each([390, 320])(
  'the last stop of a way to the south-east stands beside what a map of %i px says in its corner',
  (width) => {
    layOut({ ...strip, width });
    const { map, container } = showMap();
    const [first, second] = model.stops;
    // From Central Ladprao via Siriraj to Thong Lo.
    map.update({
      ...model,
      hasControls: false,
      stops: [
        { ...first, lat: 13.8161, lng: 100.5612 },
        { ...first, id: 'c', lat: 13.7586, lng: 100.4853 },
        { ...second, lat: 13.7342, lng: 100.5822 },
      ] as MapModel['stops'],
    });
    const note = { width: 136, height: 28 };
    for (const { x, y } of pinsOf(container)) {
      const isClear = x < width - note.width - pinRadius || y < strip.sheet - note.height - pinRadius;
      expect(isClear, `${x}, ${y}`).toBe(true);
    }
    // The route is placed beside the note if that allows a closer zoom than above it.
    const ys = pinsOf(container).map(({ y }) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(60);
    map.destroy();
  },
);

/** A route between the two stops over a bridge far to the south. */
const detour = {
  points: [
    { lat: 13.78, lng: 100.54 },
    { lat: 13.6, lng: 100.6 },
    { lat: 13.73, lng: 100.53 },
  ],
  isApproximate: true,
};
const pinDistance = (container: HTMLElement) => {
  const [first, second] = pinsOf(container);
  return first && second ? first.distanceTo(second) : 0;
};

test('a way that leads out of sight is shown whole when it comes', async () => {
  const { map, container } = showMap();
  map.update(model);
  const before = pinDistance(container);
  map.update({ ...model, route: detour });
  // The zoom starts with the next frame.
  await frames(2);
  expect(pinDistance(container)).toBeLessThan(before / 1.5);
  map.destroy();
});

test('a way that comes later leaves a view alone that somebody has chosen', async () => {
  const { map, container } = showMap();
  map.update(model);
  map.panBy(40, 0);
  const before = pinsOf(container);
  map.update({ ...model, route: detour });
  await frames(2);
  expect(pinsOf(container)).toEqual(before);
  map.destroy();
});

test('a hand does not zoom out until the stops lie on one another', () => {
  layOut(strip);
  const { map, container } = showMap();
  map.update(model);
  map.zoomBy(-9);
  const [first, second] = pinsOf(container);
  expect(second && first?.distanceTo(second)).toBeGreaterThan(8);
  map.destroy();
});

test('a page left right after the map has moved draws no more', async () => {
  const { map } = showMap();
  map.update(model);
  map.destroy();
  await frames(2);
  expect(uncaught).toEqual([]);
});

test('a page left while the map pans to other places draws no more', async () => {
  layOut({ width: 390, height: 400 });
  const { map, container } = showMap();
  map.update(model);
  await frames(2);
  map.update({ ...model, stops: model.stops.map((stop) => ({ ...stop, lng: stop.lng + 0.01 })) });
  expect(container.querySelector('.leaflet-pan-anim')).not.toBeNull();
  map.destroy();
  await frames(2);
  expect(uncaught).toEqual([]);
});

test('who wants less motion sees other places at once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  layOut({ width: 390, height: 400 });
  const { map, container } = showMap();
  map.update(model);
  await frames(2);
  map.update({ ...model, stops: model.stops.map((stop) => ({ ...stop, lng: stop.lng + 0.01 })) });
  expect(container.querySelector('.leaflet-pan-anim')).toBeNull();
  map.destroy();
});

test('a page left in the middle of a zoom leaves the zoom unfinished', async () => {
  const { map, container } = showMap();
  map.update(model);
  await frames(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  map.zoomBy(1);
  await frames(2);
  expect(container.querySelector('.leaflet-zoom-anim')).not.toBeNull();
  map.destroy();
  expect(() => vi.runAllTimers()).not.toThrow();
});

test('a page left while the wheel turns does not zoom', async () => {
  const { map, container } = showMap();
  map.update(model);
  await frames(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  container.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true }));
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  map.destroy();
  expect(() => vi.runAllTimers()).not.toThrow();
});

test('a page left while the map glides on after a drag does not pan', async () => {
  const { map, container } = showMap();
  map.update(model);
  await frames(2);
  const pane = container.querySelector('.leaflet-map-pane');
  // A finger that moves at fixed intervals, however slow the machine: after a pause Leaflet would not glide.
  const FRAME_MS = 16;
  vi.useFakeTimers({ toFake: ['Date'] });
  const drag = async () => {
    const press = (type: string, clientX: number) =>
      new MouseEvent(type, { clientX, clientY: 100, which: 1, bubbles: true, cancelable: true });
    pane?.dispatchEvent(press('mousedown', 300));
    for (const clientX of [260, 200, 120]) {
      container.dispatchEvent(press('mousemove', clientX));
      await frames(1);
      vi.setSystemTime(Date.now() + FRAME_MS);
    }
    container.dispatchEvent(press('mouseup', 120));
  };
  await drag();
  await frames(2);
  expect(pane?.classList.contains('leaflet-pan-anim')).toBe(true);
  await drag();
  map.destroy();
  await frames(2);
  expect(uncaught).toEqual([]);
});

test('a page left between two fingers moves no more with them, nor when they are lifted', async () => {
  const { map, container } = showMap();
  map.update(model);
  await frames(2);
  /** Whether the map handles the touch gesture itself. */
  const isTaken = (type: string, target: EventTarget, gap: number) => {
    const touches = [-gap, gap].map((at) => ({ clientX: 200 + at, clientY: 150, target: container }));
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([isTaken('touchstart', container, 40), isTaken('touchmove', document, 80)]).toEqual([true, true]);
  map.destroy();
  await frames(2);
  isTaken('touchmove', document, 90);
  await frames(2);
  isTaken('touchend', document, 90);
  await frames(2);
  expect(uncaught).toEqual([]);
});

test('a map that is hidden behind something keeps its view, and shows the whole route when it is seen again', () => {
  let report: (sizes: readonly { readonly contentRect: { readonly width: number } }[]) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: typeof report) {
        report = onSize;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const { map } = showMap();
  map.update(model);
  const seen = map.centre();
  layOut({ width: 0, height: 0 });
  report([{ contentRect: { width: 0 } }]);
  map.update({ ...model, stops: model.stops.map((stop) => ({ ...stop, lat: stop.lat + 0.1 })) });
  expect(map.centre()).toEqual(seen);
  layOut({ width: 400, height: 300 });
  report([{ contentRect: { width: 400 } }]);
  expect(map.centre().lat).toBeCloseTo(seen.lat + 0.1, 2);
  map.destroy();
});
