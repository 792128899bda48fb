import type { Static } from 'typebox';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { type Quotation, quotationFromWire } from '../quotation-calls.ts';
import type { adminQuotation as AdminQuotationRow } from './quotation-admin-contract.ts';
import * as routes from './routes.generated.ts';

/** A quotation with who asked for it, for administrators. */
export interface AdminQuotation extends Quotation {
  /** HH:MM in Bangkok. */
  readonly createdTime: string;
  readonly userId: string;
  /** Null for an individual. */
  readonly companyId: string | null;
}

const adminQuotationFromWire = (wire: Static<typeof AdminQuotationRow>): AdminQuotation => ({
  ...quotationFromWire(wire),
  createdTime: wire.createdTime,
  userId: wire.userId,
  companyId: wire.companyId ?? null,
});

/**
 * All customers' quotations, newest first, 20 a page.
 * @param query `search`: a full number, phone, e-mail or tax id; `cursor`: `nextCursor` of the previous page.
 * @throws GatewayError 403
 */
export const fetchAllQuotations = async (
  transport: Transport,
  query: { readonly search?: string; readonly cursor?: string } = {},
): Promise<{ readonly quotations: readonly AdminQuotation[]; readonly nextCursor: string | null }> => {
  const { quotations = [], nextCursor = null } = await call(transport, routes.listAllQuotations, query);
  return { quotations: quotations.map(adminQuotationFromWire), nextCursor };
};
