import { expect, it } from 'vitest';
import { askMyLocation, type DeviceLocation } from './my-location.ts';

const failing = (code: number): DeviceLocation => ({ getCurrentPosition: (_found, onFailed) => onFailed({ code }) });

it('says where the device is', async () => {
  const device: DeviceLocation = {
    getCurrentPosition: (onFound) => onFound({ coords: { latitude: 13.75, longitude: 100.5 } }),
  };
  expect(await askMyLocation(device)).toEqual({ lat: 13.75, lng: 100.5 });
});

it.each([
  ['is forbidden to', failing(1), 'blocked'],
  ['finds nothing', failing(2), 'notFound'],
  ['takes too long', failing(3), 'notFound'],
  ['cannot', undefined, 'unsupported'],
])('says why where it %s', async (_what, device, problem) => {
  expect(await askMyLocation(device)).toBe(problem);
});
