/** Where a guest wants the things of a booking at a partner. */
export interface DropPoint {
  /** The booking's number at the partner. */
  readonly reference: string;
  readonly addressName: string;
  readonly address: string;
  readonly contactName: string;
  /** As it is dialled in Thailand where it is a Thai number, else as the guest wrote it. */
  readonly contactPhone: string;
  readonly lat: number;
  readonly lng: number;
  readonly district: string;
  readonly subDistrict: string;
  readonly remark: string;
  /** DD/MM/YYYY; null where the guest gave no day. */
  readonly deliveryDate: string | null;
}

/** A point as the partner reads it. */
export interface StoredDropPoint extends DropPoint {
  readonly savedAt: Date;
  /** When it is thrown away. */
  readonly keptUntil: Date;
}

/** What a partner signs of a link to the page for the delivery point, so that nobody gives another's booking a place to go to. */
export const dropPointText = (partnerId: string, reference: string): string => `droppoint.${partnerId}.${reference}`;
