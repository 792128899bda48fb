import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFixtureGateway, gatewayDown } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, priced, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { NearDrivers } from './near-drivers.tsx';

const path = '/v2/get_near_drivers/:lat/:lng';
const pickUp = twoStopDraft.stops[0]?.place;
const near = (metresNorth: number) => ({
  lat: (pickUp?.lat ?? 0) + metresNorth / 111_195,
  lng: pickUp?.lng ?? 0,
  vehicleKind: 'car',
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (answer: () => unknown, draft = {}) => {
  const gateway = createFixtureGateway({ [path]: answer });
  const { flow } = createOrderFixture(priced({ ...twoStopDraft, vehicleId: 2, ...draft }));
  const found: unknown[] = [];
  render(
    <Surface language="en">
      <NearDrivers flow={flow} transport={gateway.transport} onFound={(surroundings) => found.push(surroundings)} />
    </Surface>,
  );
  return { flow, found, asked: () => gateway.calls };
};
const answered = (...drivers: readonly object[]) => ({ responseCode: 200, responseDesc: '', drivers });

test('once pick-up and vehicle are chosen, the nearest free driver is said in minutes and all are on the map', async () => {
  const { found, asked } = show(() => answered(near(1_000), near(2_500)));
  // 1.35 km by road at 26 km/h.
  expect(await screen.findByText('Nearest driver about 4 minutes away')).toBeTruthy();
  const both = [near(1_000), near(2_500)].map(({ lat, lng }) => ({ lat, lng }));
  await waitFor(() => expect(found.at(-1)).toMatchObject({ vehicles: both }));
  expect(asked()).toMatchObject([{ path, body: { vehicle_type: '2' } }]);
});

test('without a vehicle, or for a later pick-up, nobody is asked', async () => {
  const { asked } = show(() => answered(near(500)), { vehicleId: null });
  cleanup();
  const later = show(() => answered(near(500)), { schedule: { kind: 'later', date: '22/11/2026', time: '10:00' } });
  await act(async () => undefined);
  expect([...asked(), ...later.asked()]).toEqual([]);
});

test('nobody is near, or the gateway does not answer: nothing is said', async () => {
  const { asked } = show(() => answered());
  await waitFor(() => expect(asked()).toHaveLength(1));
  cleanup();
  const down = show(() => {
    throw gatewayDown();
  });
  await waitFor(() => expect(down.asked()).toHaveLength(1));
  expect(screen.queryByText(/Nearest/)).toBeNull();
});

test('another vehicle is asked for at once', async () => {
  const { flow, asked } = show(() => answered(near(500)));
  await waitFor(() => expect(asked()).toHaveLength(1));
  act(() => flow.patch({ vehicleId: 3 }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toMatchObject({ body: { vehicle_type: '3' } });
});

test('it is asked again every half minute while the page is in sight, and not behind another tab', async () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const { asked } = show(() => answered(near(500)));
  expect(asked()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(asked()).toHaveLength(2);
  visibility.mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(asked()).toHaveLength(2);
  visibility.mockRestore();
});
