import type { DeviceLocation } from '@songwai/core/places/my-location';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { gatewayDown } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture } from '../../../tests/orders/order-fixture.ts';
import { Surface } from '../../../tests/surface.tsx';
import { MyLocationRow } from './my-location-row.tsx';

const at = (latitude: number, longitude: number): DeviceLocation => ({
  getCurrentPosition: (onFound) => onFound({ coords: { latitude, longitude } }),
});
const failing = (code: number): DeviceLocation => ({ getCurrentPosition: (_onFound, onFailed) => onFailed({ code }) });

const press = async (device: DeviceLocation | null, answers = {}) => {
  const onFound = vi.fn();
  const { search } = createOrderFixture({}, answers);
  render(
    <Surface language="en">
      <MyLocationRow {...{ search, onFound }} device={device} />
    </Surface>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'My location' }));
  return onFound;
};

test('the own location is taken as the place that stands there', async () => {
  const onFound = await press(at(13.72, 100.53));
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledWith(expect.objectContaining({ name: 'ซอยศาลาแดง 2', lat: 13.72 })));
});

const down = {
  '/search_address_by_location': () => {
    throw gatewayDown();
  },
};

test.each<[string, DeviceLocation, RegExp, object?]>([
  ['is blocked', failing(1), /Your location is blocked.*Allow it for this site/],
  ['is not found', failing(2), /Your location cannot be found.*under open sky/],
  ['takes too long', failing(3), /Your location cannot be found/],
  ['is where we do not drive', at(14.36, 100.57), /You are outside our area.*Bangkok/],
  ['cannot be named, because the gateway is away', at(13.72, 100.53), /cannot tell what is here yet.*connection/, down],
])('an own location that %s is said in its row, with what to do', async (...[, device, text, answers]) => {
  const onFound = await press(device, answers);
  expect(await screen.findByRole('button', { name: text })).toBeTruthy();
  expect(onFound).not.toHaveBeenCalled();
});

test('a browser that cannot tell a location says so', async () => {
  await press(null);
  expect(await screen.findByRole('button', { name: /This browser cannot tell your location/ })).toBeTruthy();
});
