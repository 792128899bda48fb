import type { LatLng } from '@songwai/core/basics/geo';

/** A route from Ari over Silom to On Nut, drawn by hand for the stories. */
export const streets: readonly LatLng[] = [
  [13.7797, 100.5446],
  [13.772, 100.5415],
  [13.763, 100.538],
  [13.752, 100.533],
  [13.742, 100.5325],
  [13.733, 100.5322],
  [13.7285, 100.5353],
  [13.7262, 100.543],
  [13.7225, 100.556],
  [13.7165, 100.5675],
  [13.7128, 100.576],
  [13.7125, 100.592],
  [13.7056, 100.6011],
].map(([lat = 0, lng = 0]) => ({ lat, lng }));
