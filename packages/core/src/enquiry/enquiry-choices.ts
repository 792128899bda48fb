/** Kinds of business to choose from in an enquiry, in the order in which they are shown (spec §1). */
export const businessTypes = [
  'onlineShop',
  'retail',
  'food',
  'gifts',
  'fashion',
  'electronics',
  'health',
  'printing',
  'advisers',
  'finance',
  'property',
  'factory',
  'events',
  'transport',
  'other',
] as const;

/** A kind of business. */
export type BusinessType = (typeof businessTypes)[number];

/** What a business wants delivered (spec §1). */
export const enquiredGoods = ['document', 'parcel', 'food'] as const;

export type EnquiredGoods = (typeof enquiredGoods)[number];

/** The vehicles that a business asks about (spec §1). */
export const enquiredVehicles = ['motorcycle', 'car', 'pickup'] as const;

export type EnquiredVehicle = (typeof enquiredVehicles)[number];

/** The largest number of deliveries a month that can be entered: six digits. */
export const mostDeliveries = 999_999;
