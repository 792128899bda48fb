/** The delivery point for a guest's booking at a partner. */
export interface DropPoint {
  /** The partner's booking number. */
  readonly reference: string;
  readonly addressName: string;
  readonly address: string;
  readonly contactName: string;
  /** A Thai number as dialled in Thailand; any other as typed. */
  readonly contactPhone: string;
  readonly lat: number;
  readonly lng: number;
  readonly district: string;
  readonly subDistrict: string;
  readonly remark: string;
  /** DD/MM/YYYY; null without a date. */
  readonly deliveryDate: string | null;
}

/** A delivery point as the partner sees it. */
export interface StoredDropPoint extends DropPoint {
  readonly savedAt: Date;
  /** When it is deleted. */
  readonly storedUntil: Date;
}

/**
 * The text that a partner signs in a link to the delivery-point page, so that a guest cannot set the point of another's booking.
 */
export const dropPointText = (partnerId: string, reference: string): string => `droppoint.${partnerId}.${reference}`;
