import type { LatLng } from '../basics/geo.ts';

/** Why a device does not say where it is: the person or the browser forbids it, the browser cannot, or nothing was found in time. */
export type LocationProblem = 'blocked' | 'unsupported' | 'notFound';

/** The part of a browser's `navigator.geolocation` that is used here. */
export interface DeviceLocation {
  getCurrentPosition(
    onFound: (position: { readonly coords: { readonly latitude: number; readonly longitude: number } }) => void,
    onFailed: (error: { readonly code: number }) => void,
    options: { readonly enableHighAccuracy: boolean; readonly timeout: number; readonly maximumAge: number },
  ): void;
}

const permissionDenied = 1;
/** A position of the last minute is as good as a new one. */
const options = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** Asks the device where it is; the browser asks the person first (spec §8 "location permission blocked"). */
export const askMyLocation = (device: DeviceLocation | undefined): Promise<LatLng | LocationProblem> =>
  new Promise((resolve) => {
    if (device === undefined) return resolve('unsupported');
    device.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(code === permissionDenied ? 'blocked' : 'notFound'),
      options,
    );
  });
