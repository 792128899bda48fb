import type { LngLat } from '@songwai/core/places/base-map';

/**
 * All land away from the coast, as one rough ring made by hand: it is rendered under the provinces and their neighbours and
 * closes the seams between them. Its southern edge stays some kilometres inland of every coast.
 */
export const hinterland: readonly LngLat[] = [
  [97.5, 16.2],
  [104.5, 16.2],
  [104.5, 12.6],
  [102.5, 12.7],
  [102.2, 12.75],
  [101.75, 12.78],
  [101.2, 12.74],
  [100.98, 12.76],
  [100.97, 12.95],
  [101.03, 13.3],
  [101.08, 13.48],
  [100.9, 13.56],
  [100.6, 13.64],
  [100.3, 13.6],
  [100.05, 13.5],
  [99.96, 13.3],
  [99.92, 13.05],
  [99.85, 12.6],
  [99.6, 11.9],
  [97.5, 11.9],
  [97.5, 16.2],
];

/** Ko Sichang and Ko Lan, which no road reaches; shown so that their labels are not placed on open sea. */
export const islands: readonly (readonly LngLat[])[] = [
  [
    [100.799, 13.162],
    [100.808, 13.168],
    [100.817, 13.163],
    [100.821, 13.152],
    [100.816, 13.138],
    [100.808, 13.13],
    [100.802, 13.138],
    [100.804, 13.15],
    [100.799, 13.162],
  ],
  [
    [100.77, 12.936],
    [100.781, 12.937],
    [100.788, 12.926],
    [100.787, 12.91],
    [100.778, 12.9],
    [100.771, 12.91],
    [100.775, 12.922],
    [100.77, 12.936],
  ],
];
