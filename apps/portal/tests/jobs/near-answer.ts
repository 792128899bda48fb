import type { Answers } from '@songwai/features/tests/fixture-gateway';

/** Three free cars around the first stop of the stories' job. */
export const nearAnswer: Answers = {
  '/v2/get_near_drivers/:lat/:lng': () => ({
    responseCode: 200,
    responseDesc: '',
    drivers: [
      { lat: 13.79, lng: 100.536, vehicleKind: 'car' },
      { lat: 13.785, lng: 100.556, vehicleKind: 'car' },
      { lat: 13.768, lng: 100.553, vehicleKind: 'car' },
    ],
  }),
};
