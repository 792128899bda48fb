import type { LatLng } from '../../basics/geo.ts';
import { bahtFromSatang, type Satang } from '../../basics/money.ts';
import type { CallInput } from '../../gateway/call.ts';
import type { createJob as CreateJob } from '../contract.ts';

/** The extra by which drivers collect money for goods (spec §9). */
export const cashOnDeliveryId = 1;

/** A stop as booked. */
export interface JobStop extends LatLng {
  readonly placeId: string;
  readonly name: string;
  readonly address: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly remark: string;
  /** Money for goods that the driver collects here; null or absent: none. */
  readonly codSatang?: Satang | null;
  /** What of it is collected; only in a job's details. */
  readonly codCollectedSatang?: Satang | undefined;
  readonly isReturn: boolean;
  /** Token of the receiver's own link `/t/:token`; only of drop-offs, and only in a job's details. */
  readonly receiverLink?: string | undefined;
  /** What the receiver told the driver. */
  readonly receiverNote?: string | undefined;
  /** The receiver's entrance, where the receiver moved the pin. */
  readonly receiverPin?: LatLng | undefined;
}

/** Maps a stop to the wire's names. */
export const stopToWire = (stop: JobStop): CallInput<typeof CreateJob>['locationList'][number] => ({
  addressName: stop.name,
  contactName: stop.contactName,
  contactPhone: stop.contactPhone,
  lat: stop.lat,
  lng: stop.lng,
  address: stop.address || undefined,
  addressId: stop.placeId || undefined,
  district: stop.district || undefined,
  subDistrict: stop.subDistrict || undefined,
  remark: stop.remark || undefined,
  codAmount: stop.codSatang ? bahtFromSatang(stop.codSatang) : undefined,
  isReturn: stop.isReturn || undefined,
});
