import type { IconNode } from '@songwai/ui/icon/icon';

/** A speech bubble for LINE and an f for Facebook, in the one weight of our icons: their own marks may not be redrawn. */
export const lineMark: IconNode = [
  ['path', { d: 'M12 3.5c-5 0-9 3.1-9 7 0 3.5 3.2 6.4 7.5 6.9v3.1l4.6-3.6c3.5-1 5.9-3.5 5.9-6.4 0-3.9-4-7-9-7Z' }],
];
export const facebookMark: IconNode = [
  ['circle', { cx: 12, cy: 12, r: 9 }],
  ['path', { d: 'M12.5 21v-8.5c0-2 1-3 3-3M9.5 13.5h5.5' }],
];
