import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storyMap } from '../../tests/story-map.ts';
import { createLeafletMap } from './leaflet-map.ts';
import type { MapModel } from './map-model.ts';

// Leaflet looks once, when it is loaded, whether a browser can animate its zooms: this one can.
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
  driver: null,
  baseMap: storyMap('th'),
  tiles: null,
  serviceArea: [],
  canMoveStops: false,
  hasControls: true,
  canPressStops: false,
};
const uncaught: string[] = [];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  uncaught.push(event.message);
};

beforeEach(() => {
  uncaught.length = 0;
  window.addEventListener('error', note);
  // jsdom lays nothing out and paints nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
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
    onGroundChanged: nothing,
  };
  return { container, map: createLeafletMap({ container, home, events }) };
};
const frames = async (count: number) => {
  for (let shown = 0; shown < count; shown += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('a page left right after the map has moved draws no more', async () => {
  const { map } = showMap();
  map.update(model);
  map.destroy();
  await frames(2);
  expect(uncaught).toEqual([]);
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
  const drag = async () => {
    const hold = (type: string, clientX: number) =>
      new MouseEvent(type, { clientX, clientY: 100, which: 1, bubbles: true, cancelable: true });
    pane?.dispatchEvent(hold('mousedown', 300));
    for (const clientX of [260, 200, 120]) {
      container.dispatchEvent(hold('mousemove', clientX));
      await frames(1);
    }
    container.dispatchEvent(hold('mouseup', 120));
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
  /** Whether the map has taken what the fingers do for its own. */
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
