import type { Generated } from 'kysely';

/** The link of a drop-off's receiver, and what the receiver told the driver through it. */
export interface JobReceiversTable {
  job_id: string;
  /** Position of the stop. */
  stop: number;
  /** Gives its bearer access to what this receiver may see and say. */
  token: string;
  /** Empty for none. */
  note: Generated<string>;
  /** The client's key of the last note, by which a repeated call is recognised. */
  note_guid: Generated<string | null>;
  noted_at: Generated<Date | null>;
  /** Where the entrance is; null where it is as booked. */
  pin_lat: Generated<number | null>;
  pin_lng: Generated<number | null>;
  pin_guid: Generated<string | null>;
  pinned_at: Generated<Date | null>;
  /** When the link was sent to the receiver. */
  messaged_at: Generated<Date | null>;
}

/** Links of receivers to whom nothing comes any more. */
interface ClosedLinksTable {
  token: string;
  job_id: string;
  closed_at: Date;
}

declare module '../../database/tables.ts' {
  interface Database {
    job_receivers: JobReceiversTable;
    closed_links: ClosedLinksTable;
  }
}
