import type { LatLng } from '../basics/geo.ts';
import type { expressTask, nextDayTask } from '../basics/wire-numbers.ts';

/** The facts that the price of an order depends on (spec §7 `/estimate_price`). */
export interface PriceQuestion {
  readonly vehicleId: number;
  /** 1 document, 2 parcel, 3 food; -1 not chosen. */
  readonly deliveryType: -1 | 1 | 2 | 3;
  /** 1 express, 3 next day. */
  readonly taskType: typeof expressTask | typeof nextDayTask;
  readonly extraIds: readonly number[];
  readonly promoCode: string;
  /**
   * Bangkok DD/MM/YYYY and HH:MM; null is now. The driver may come until `untilTime` on that day, or without it at any later
   * time.
   */
  readonly pickUpAt: { readonly date: string; readonly time: string; readonly untilTime?: string } | null;
  /** In travel order. */
  readonly points: readonly (LatLng & { readonly isReturn: boolean })[];
}
