import type { Room } from '../platform/room.ts';

/** Figures and texts that an operator sets; every room may read them. */
export const settings: Room = {
  name: 'settings',
  tables: ['app_settings', 'order_settings'],
  open: () => ({ offers: {} }),
};
