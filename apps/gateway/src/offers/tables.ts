import type { Generated } from 'kysely';

/** The state of an offer; the migration explains each. */
export type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'lost' | 'withdrawn' | 'released';

interface JobOffersTable {
  id: Generated<number>;
  job_id: string;
  driver_id: number;
  /** The round of the job's search in which the driver was asked. */
  search_round: number;
  fare_satang: number;
  offered_at: Date;
  expires_at: Date;
  state: Generated<OfferState>;
  answered_at: Date | null;
  release_reason: string | null;
}

/** Tables of the room `offers`. */
export interface OffersTables {
  job_offers: JobOffersTable;
}

declare module '../database/tables.ts' {
  interface Database extends OffersTables {}
}
