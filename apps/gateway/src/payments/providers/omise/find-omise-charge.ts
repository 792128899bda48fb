import { minuteMs } from '@songwai/core/basics/durations';
import type { OmiseClient } from './omise-client.ts';
import { omiseCharges } from './omise-schemas.ts';

const pageSize = 100;
/** Clocks differ, and a call may travel for long. */
const marginMs = 10 * minuteMs;

interface Wanted {
  readonly chargeId: string;
  readonly since: Date;
}

/**
 * Looks for the charge that was made with our id: by a search, which costs one call but learns of new charges late, else among all
 * charges of those minutes.
 *
 * @returns its id at Omise.
 */
export async function findOmiseCharge(client: OmiseClient, { chargeId, since }: Wanted): Promise<string | undefined> {
  const pick = (charges: { readonly data: readonly { id: string; metadata?: Record<string, unknown> }[] } | undefined) =>
    charges?.data.find(({ metadata }) => metadata?.['chargeId'] === chargeId)?.id;

  const found = pick(await client.read(`/search?${new URLSearchParams({ scope: 'charge', query: chargeId })}`, omiseCharges));
  if (found !== undefined) return found;

  const [from, to] = [-marginMs, marginMs].map((ms) => new Date(since.getTime() + ms).toISOString());
  for (let offset = 0; ; offset += pageSize) {
    const query = { from: from ?? '', to: to ?? '', order: 'chronological', limit: String(pageSize), offset: String(offset) };
    const page = await client.read(`/charges?${new URLSearchParams(query)}`, omiseCharges);
    const listed = pick(page);
    if (listed !== undefined || page === undefined || page.data.length < pageSize) return listed;
  }
}
