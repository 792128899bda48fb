import type { EnvironmentReader } from '../environment-reader.ts';

/** The CRM of the sales team. Without one, enquiries of businesses stay in the database and are mailed to the sales team. */
export interface CrmConfig {
  readonly pipedrive: PipedriveConfig | undefined;
}

/** An account at Pipedrive. */
export interface PipedriveConfig {
  /** `https://<company>.pipedrive.com`. */
  readonly url: string;
  /** The API token of a user of the account. */
  readonly apiKey: string;
  /** From this many deliveries a month on an enquiry becomes a deal instead of a lead; undefined: never. */
  readonly dealFrom: number | undefined;
}

/** Reads the CRM. */
export function readCrmConfig(reader: EnvironmentReader, isProduction: boolean): CrmConfig {
  // The key goes with every call, so that it must not travel in plain text; a stand-in on the own machine may.
  const url = reader.url('PIPEDRIVE_URL', isProduction ? ['https:'] : ['https:', 'http:']);
  const apiKey = reader.text('PIPEDRIVE_API_KEY');
  const dealFrom = reader.number('PIPEDRIVE_DEAL_FROM', { fallback: 0, min: 0, max: 999_999 });
  if (url === undefined && apiKey !== undefined)
    reader.complain('PIPEDRIVE_URL', 'is missing beside PIPEDRIVE_API_KEY; set it to https://<company>.pipedrive.com.');
  // The value is not repeated: it is a secret.
  if (url !== undefined && apiKey === undefined)
    reader.complain('PIPEDRIVE_API_KEY', 'is missing beside PIPEDRIVE_URL; copy it from Pipedrive, or leave both out.');
  const isComplete = url !== undefined && apiKey !== undefined;
  return { pipedrive: isComplete ? { url, apiKey, dealFrom: dealFrom === 0 ? undefined : dealFrom } : undefined };
}
