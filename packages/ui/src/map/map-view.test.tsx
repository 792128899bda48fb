import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapViewProps } from './map-view.tsx';
import { MapView } from './map-view.tsx';

// The first map of a run waits until the library is loaded and compiled.
configure({ asyncUtilTimeout: 10_000 });

const texts = {
  map: 'แผนที่เส้นทาง',
  zoomIn: 'ซูมเข้า',
  zoomOut: 'ซูมออก',
  locate: 'ตำแหน่งของฉัน',
  showAll: 'ดูทั้งเส้นทาง',
  approximate: 'เส้นทางโดยประมาณ',
  credits: 'ที่มาของแผนที่',
  keys: 'ลูกศรเลื่อนแผนที่',
  unavailable: 'เปิดแผนที่ไม่ได้ตอนนี้',
  pinHint: 'เลื่อนแผนที่ให้หมุดอยู่ตรงจุด',
  pinHere: 'ใช้จุดนี้',
  pinCancel: 'ยกเลิก',
};
const stops = [
  { id: 'a', lat: 13.78, lng: 100.54, label: '1', name: 'อารีย์', state: 'stop' as const },
  { id: 'b', lat: 13.73, lng: 100.53, label: '2', name: 'สีลม', state: 'focus' as const },
];

function Shown(props: Partial<MapViewProps>) {
  return (
    <MapView stops={stops} route={null} baseMap={null} home={{ lat: 13.75, lng: 100.53, zoom: 12 }} texts={texts} {...props} />
  );
}

beforeEach(() => {
  // jsdom has no layout, so there is nothing to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the stops are named on the map, and the buttons say what they do', async () => {
  render(<Shown onLocate={() => undefined} />);
  expect(await screen.findByRole('img', { name: '1, อารีย์' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '2, สีลม' })).toBeTruthy();
  for (const name of ['ซูมเข้า', 'ซูมออก', 'ตำแหน่งของฉัน', 'ดูทั้งเส้นทาง']) {
    expect(screen.getByRole('button', { name })).toBeTruthy();
  }
});

test('a stop that is gone leaves the map, one that changes says so', async () => {
  const { rerender } = render(<Shown />);
  await screen.findByRole('img', { name: '1, อารีย์' });
  rerender(<Shown stops={[{ ...stops[0], name: 'บ้านอารีย์' } as (typeof stops)[0]]} />);
  expect(screen.getByRole('img', { name: '1, บ้านอารีย์' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: '2, สีลม' })).toBeNull();
});

test('a pin is dropped by keys alone: arrows move the map under it, Enter drops', async () => {
  const handleDrop = vi.fn();
  render(<Shown stops={[]} isPinDropping onPinDrop={handleDrop} />);
  const button = await screen.findByRole('button', { name: 'ใช้จุดนี้' });
  await waitFor(() => expect(button.matches(':focus')).toBe(true));
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
  const [first, second] = handleDrop.mock.calls.map(([at]) => at as { lat: number; lng: number });
  expect(first).toEqual({ lat: expect.closeTo(13.75, 3), lng: expect.closeTo(100.53, 3) });
  expect(second?.lng).toBeGreaterThan(first?.lng ?? 0);
  expect(second?.lat).toBeGreaterThan(first?.lat ?? 0);
});

test('a pin for a place that is to be corrected starts there, and not in the middle of the route', async () => {
  const handleDrop = vi.fn();
  const start = { lat: 13.6682, lng: 100.605 };
  render(<Shown isPinDropping pinStart={start} onPinDrop={handleDrop} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'ใช้จุดนี้' }));
  expect(handleDrop).toHaveBeenCalledWith({ lat: expect.closeTo(start.lat, 3), lng: expect.closeTo(start.lng, 3) });
});

test('Escape gives the pin up', async () => {
  const handleCancel = vi.fn();
  render(<Shown stops={[]} isPinDropping onPinDrop={() => undefined} onPinCancel={handleCancel} />);
  const button = await screen.findByRole('button', { name: 'ใช้จุดนี้' });
  await waitFor(() => expect(button.matches(':focus')).toBe(true));
  await userEvent.setup().keyboard('{Escape}');
  expect(handleCancel).toHaveBeenCalledOnce();
});

test('whose data the ground is can always be read', async () => {
  const baseMap = { attribution: '© Natural Earth', land: [], rivers: [], roads: [], rails: [], labels: [], landmarks: [] };
  render(<Shown baseMap={baseMap} />);
  expect(await screen.findByText('© Natural Earth')).toBeTruthy();
  const toggle = screen.getByRole('button', { name: 'ที่มาของแผนที่' });
  await userEvent.setup().click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

test('tiles are credited once they come, and our own ground again when they stop coming', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const baseMap = { attribution: '© Natural Earth', land: [], rivers: [], roads: [], rails: [], labels: [], landmarks: [] };
  const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '© OpenStreetMap' };
  const { container } = render(<Shown baseMap={baseMap} tiles={tiles} />);
  const tile = await waitFor(() => {
    const image = container.querySelector('img.leaflet-tile');
    expect(image).not.toBeNull();
    return image as HTMLImageElement;
  });
  expect(screen.getByText('© Natural Earth')).toBeTruthy();
  fireEvent.load(tile);
  expect(await screen.findByText('© OpenStreetMap')).toBeTruthy();
  const other = [...container.querySelectorAll('img.leaflet-tile')].at(-1);
  fireEvent.error(other as HTMLImageElement);
  expect(await screen.findByText('© Natural Earth')).toBeTruthy();
});

test('a way that no router has worked out is called approximate, one that is known is not', () => {
  const points = [
    { lat: 13.75, lng: 100.53 },
    { lat: 13.74, lng: 100.55 },
  ];
  const { rerender } = render(<Shown route={{ points, isApproximate: true }} />);
  expect(screen.getByText(texts.approximate)).toBeTruthy();
  rerender(<Shown route={{ points, isApproximate: false }} />);
  expect(screen.queryByText(texts.approximate)).toBeNull();
});
