import type { Enquiry } from '../queries.ts';

/** Ids of an enquiry's records in the CRM, as far as there are any; the next attempt goes on from them. */
export interface CrmRecords {
  readonly organizationId: number | null;
  readonly personId: number | null;
  readonly leadId: string | null;
  readonly dealId: number | null;
  /** The revision of the enquiry that the CRM has a note of; 0 for none. */
  readonly notedRevision: number;
}

/** An enquiry on its way into the CRM. */
export interface CrmTask {
  readonly enquiry: Enquiry;
  readonly records: CrmRecords;
  /** True where an earlier attempt may have made a record of which no answer came. */
  readonly isRepeated: boolean;
  /** Stores an id as soon as it is known. */
  readonly record: (made: Partial<CrmRecords>) => Promise<void>;
}

/** The sales team's CRM: Pipedrive, or the embedded one that leaves enquiries in the database. */
export interface Crm {
  /** False where enquiries only stay in the database, and the sales team gets a mail of each. */
  readonly isReal: boolean;
  /**
   * Brings an enquiry into the CRM; repeating it makes nothing twice. `signal` ends an attempt when the gateway stops.
   *
   * @throws {CrmError}
   */
  readonly save: (task: CrmTask, signal: AbortSignal) => Promise<void>;
}

/** The CRM did not take an enquiry. */
export class CrmError extends Error {
  override readonly name = 'CrmError';
  /** True where another attempt is pointless. */
  readonly isPermanent: boolean;
  /** The earliest time of another attempt, in milliseconds from now; undefined where the CRM names none. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    details: { readonly isPermanent: boolean; readonly retryAfterMs?: number | undefined; readonly cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.isPermanent = details.isPermanent;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Where no CRM is configured. */
export const embeddedCrm: Crm = { isReal: false, save: async () => undefined };
