import type { Db } from '../platform/db.ts';
import type { BothTexts } from './content.ts';

/** Names of vehicles by their ids; provided by the room `pricing`, which has the vehicles. */
export type FindVehicleNames = (db: Db, ids: readonly number[]) => Promise<Readonly<Record<number, BothTexts>>>;

/** Offered by a room above. */
export interface TaxDocumentsLater {
  readonly findVehicleNames: FindVehicleNames;
}
