import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapViewProps } from './map-view.tsx';
import { MapView } from './map-view.tsx';

// The first map of a run waits until the library is loaded and compiled.
configure({ asyncUtilTimeout: 20_000 });

const texts = {
  map: 'แผนที่เส้นทาง',
  zoomIn: 'ซูมเข้า',
  zoomOut: 'ซูมออก',
  locate: 'ตำแหน่งของฉัน',
  showAll: 'ดูทั้งเส้นทาง',
  approximate: 'เส้นทางโดยประมาณ',
  credits: 'ที่มาของแผนที่',
  keys: 'ลูกศรเลื่อนแผนที่ + และ − ซูม',
  unavailable: 'เปิดแผนที่ไม่ได้ตอนนี้',
  pinHint: 'เลื่อนแผนที่ให้หมุดอยู่ตรงจุด',
  pinHere: 'ใช้จุดนี้',
  pinCancel: 'ยกเลิก',
};
const stops = [
  { id: 'a', lat: 13.78, lng: 100.54, label: '1', name: 'อารีย์', state: 'stop' as const },
  { id: 'b', lat: 13.73, lng: 100.53, label: '2', name: 'สีลม', state: 'focus' as const },
  { id: 'c', lat: 13.7, lng: 100.6, label: '3', name: 'อ่อนนุช', state: 'todo' as const },
];

function Shown(props: Partial<MapViewProps>) {
  return (
    <MapView stops={stops} route={null} baseMap={null} home={{ lat: 13.75, lng: 100.53, zoom: 12 }} texts={texts} {...props} />
  );
}

/** Where the map's centre is, found out as a user would: by dropping the pin there. */
const showPinned = async () => {
  const handleDrop = vi.fn();
  render(<Shown stops={[]} isPinDropping onPinDrop={handleDrop} />);
  const button = await screen.findByRole('button', { name: 'ใช้จุดนี้' });
  const user = userEvent.setup();
  const middle = async () => {
    await user.click(button);
    return handleDrop.mock.lastCall?.[0] as { lat: number; lng: number };
  };
  const map = screen.getByRole('application', { name: 'แผนที่เส้นทาง' });
  return { user, ground: map, middle };
};

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

test('the map is one stop of Tab, says its keys, and arrows move it', async () => {
  const { user, ground, middle } = await showPinned();
  const before = await middle();
  ground.focus();
  expect(ground.getAttribute('aria-describedby')).toBe(screen.getByText(texts.keys).id);
  await user.keyboard('{ArrowRight}{ArrowUp}');
  const after = await middle();
  expect(after.lng).toBeGreaterThan(before.lng);
  expect(after.lat).toBeGreaterThan(before.lat);
});

test('with Shift it goes further, with Ctrl the key is the browser’s', async () => {
  const { user, ground, middle } = await showPinned();
  const begin = await middle();
  ground.focus();
  await user.keyboard('{ArrowRight}');
  const short = (await middle()).lng - begin.lng;
  ground.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const long = (await middle()).lng - begin.lng - short;
  expect(long / short).toBeCloseTo(3, 1);
  const here = await middle();
  ground.focus();
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(await middle()).toEqual(here);
});

test('after + an arrow covers less ground, after − more', async () => {
  const { user, ground, middle } = await showPinned();
  const stride = async () => {
    const before = await middle();
    ground.focus();
    await user.keyboard('{ArrowRight}');
    return (await middle()).lng - before.lng;
  };
  const begin = await stride();
  ground.focus();
  await user.keyboard('+');
  expect(await stride()).toBeCloseTo(begin / 2, 6);
  ground.focus();
  await user.keyboard('--');
  expect(await stride()).toBeCloseTo(begin * 2, 6);
});

test('the stops together are one stop of Tab, and arrows walk them in the order of the way', async () => {
  render(<Shown />);
  const first = await screen.findByRole('img', { name: '1, อารีย์' });
  const user = userEvent.setup();
  const map = screen.getByRole('application');
  map.focus();
  await user.tab();
  expect(first.matches(':focus')).toBe(true);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('img', { name: '3, อ่อนนุช' }).matches(':focus')).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: '3, อ่อนนุช' }).matches(':focus')).toBe(true);
  await user.keyboard('{Home}');
  expect(first.matches(':focus')).toBe(true);
  await user.keyboard('{End}{Tab}');
  expect(screen.getByRole('button', { name: 'ดูทั้งเส้นทาง' }).matches(':focus')).toBe(true);
  await user.tab({ shift: true });
  expect(screen.getByRole('img', { name: '3, อ่อนนุช' }).matches(':focus')).toBe(true);
});

test('where a press of a stop means something, Enter, Space and a click say which', async () => {
  const handlePress = vi.fn();
  render(<Shown onStopPress={handlePress} />);
  const second = await screen.findByRole('button', { name: '2, สีลม' });
  const user = userEvent.setup();
  second.focus();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: '3, อ่อนนุช' }));
  expect(handlePress.mock.calls).toEqual([['b'], ['b'], ['c']]);
});

test('a stop that changes while it has the focus keeps it', async () => {
  const { rerender } = render(<Shown />);
  const second = await screen.findByRole('img', { name: '2, สีลม' });
  second.focus();
  rerender(<Shown stops={stops.map((stop) => (stop.id === 'b' ? { ...stop, detail: '14:12' } : stop))} />);
  await waitFor(() => expect(screen.getByRole('img', { name: '2, สีลม, 14:12' }).matches(':focus')).toBe(true));
});
