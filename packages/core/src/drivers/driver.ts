import type { Static, TObject } from 'typebox';
import type { knownDriverFields } from './contract.ts';

/** A driver as customers see one. */
export interface KnownDriver {
  readonly driverId: string;
  readonly firstName: string;
  readonly plate: string;
  /** motorcycle, car, pickup, box, fence, reefer. */
  readonly vehicleKind: string;
  /** 1-5; null without ratings. */
  readonly averageRating: number | null;
  readonly ratingCount: number;
}

type WireDriver = Static<TObject<typeof knownDriverFields>>;

/** Maps the wire's names to ours; a missing text becomes empty. */
export const knownDriverFromWire = (wire: Partial<WireDriver>): KnownDriver => ({
  driverId: wire.songwaiId ?? '',
  firstName: wire.songwaiName ?? '',
  plate: wire.plate ?? '',
  vehicleKind: wire.vehicleKind ?? '',
  averageRating: wire.averageRating ?? null,
  ratingCount: wire.ratingCount ?? 0,
});
