import { greatCircleKm } from '@songwai/core/basics/geo';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { gatewayMap } from '../../../tests/gateway-map.ts';
import { Surface } from '../../../tests/surface.tsx';
import { PinCorrection } from './pin-correction.tsx';
import { ringAround } from './ring-around.ts';

const stop = { lat: 13.7262, lng: 100.5349, name: 'สีลมคอมเพล็กซ์' };

interface Events {
  readonly onCentreMoved: (at: { readonly lat: number; readonly lng: number }) => void;
}

const rendered = vi.hoisted(() => ({ events: null as unknown, centre: { lat: 0, lng: 0 } }));

// jsdom cannot render a map: this replacement exposes its events, and the test sets its position.
vi.mock('../../../../ui/src/map/leaflet-map.ts', () => ({
  createLeafletMap: ({ events }: { events: unknown }) => {
    rendered.events = events;
    return {
      update: () => undefined,
      destroy: () => undefined,
      centre: () => rendered.centre,
      aimAt: () => undefined,
      panBy: () => undefined,
    };
  },
}));

const onDrop = vi.fn();
beforeEach(() => {
  onDrop.mockClear();
  rendered.centre = { lat: stop.lat, lng: stop.lng };
});

const moveTo = (lat: number) => {
  rendered.centre = { lat, lng: stop.lng };
  act(() => (rendered.events as Events).onCentreMoved(rendered.centre));
};
const show = () =>
  render(
    <Surface language="th">
      <PinCorrection
        stop={stop}
        driverName="สมชาย"
        mapBase={{ baseMap: gatewayMap }}
        onDrop={onDrop}
        onCancel={() => undefined}
      />
    </Surface>,
  );

test('the ring stands 200 m around the stop on every side', () => {
  const distances = ringAround(stop, 200).map(([lng, lat]) => Math.round(greatCircleKm(stop, { lat, lng }) * 1000));
  expect(new Set(distances)).toEqual(new Set([200]));
});

test('within the ring the place under the pin is taken', async () => {
  show();
  const use = await screen.findByRole('button', { name: 'ใช้จุดนี้และบอกสมชาย' });
  moveTo(stop.lat + 0.0009);
  expect(screen.getAllByText(/ขยับ 100 ม\./).length).toBeGreaterThan(0);
  await userEvent.setup().click(use);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(rendered.centre);
});

test('beyond the ring it is refused, with what to do instead', async () => {
  show();
  const use = await screen.findByRole('button', { name: 'ใช้จุดนี้และบอกสมชาย' });
  moveTo(stop.lat + 0.0027);
  await userEvent.setup().click(use);
  expect(onDrop).not.toHaveBeenCalled();
  expect(screen.getByText(/ให้ผู้ส่งแก้ที่อยู่/)).toBeTruthy();
});
