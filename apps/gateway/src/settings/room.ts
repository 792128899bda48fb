import type { Room } from '../platform/room.ts';

/** Settings that an operator changes; every room may read them. */
export const settings: Room = {
  name: 'settings',
  tables: ['app_settings', 'order_settings'],
  open: () => ({ offers: {} }),
};
