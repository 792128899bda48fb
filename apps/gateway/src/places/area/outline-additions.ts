import type { ProvinceCode } from './provinces.ts';
import type { Ring } from './ring.ts';

/**
 * Inhabited shores that Natural Earth's coast cuts off, outlined by hand with a margin on the sea side: the quays of Laem Chabang
 * (made land), the headland of Khao Sam Muk, and the shores of Na Kluea, Bang Lamung and Jomtien.
 */
export const outlineAdditions: readonly { readonly code: ProvinceCode; readonly ring: Ring }[] = [
  {
    code: '20',
    ring: [
      [100.915, 13.105],
      [100.885, 13.102],
      [100.868, 13.085],
      [100.866, 13.055],
      [100.885, 13.038],
      [100.912, 13.045],
      [100.915, 13.105],
    ],
  },
  {
    code: '20',
    ring: [
      [100.925, 13.325],
      [100.906, 13.318],
      [100.899, 13.311],
      [100.906, 13.3],
      [100.925, 13.295],
      [100.925, 13.325],
    ],
  },
  {
    code: '20',
    ring: [
      [100.905, 12.985],
      [100.893, 12.98],
      [100.887, 12.972],
      [100.884, 12.96],
      [100.9, 12.955],
      [100.905, 12.985],
    ],
  },
  {
    code: '20',
    ring: [
      [100.945, 13.055],
      [100.9, 13.05],
      [100.893, 13.035],
      [100.897, 13.02],
      [100.902, 13.0],
      [100.902, 12.98],
      [100.945, 12.975],
      [100.945, 13.055],
    ],
  },
  {
    code: '20',
    ring: [
      [100.868, 12.9],
      [100.876, 12.884],
      [100.889, 12.862],
      [100.898, 12.84],
      [100.904, 12.815],
      [100.907, 12.79],
      [100.93, 12.79],
      [100.93, 12.9],
      [100.868, 12.9],
    ],
  },
];
