import type { Static } from 'typebox';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { ReceiptHeader } from '../invoices/receipt-header.ts';
import type { TaxDocument } from './document.ts';
import { documentFromWire } from './document-from-wire.ts';
import type { wireDocument } from './document-schema.ts';
import * as routes from './routes.generated.ts';

/** Why a job has no receipt yet. */
export type MissingReceipt = 'notOver' | 'notPaid' | 'onInvoice' | 'nothingPaid';

/** A receipt, and whom it names. */
export interface Receipt {
  readonly document: TaxDocument | null;
  /** Null where it names the customer. */
  readonly addressee: ReceiptHeader | null;
  readonly mayRename: boolean;
}

export interface JobReceiptState extends Receipt {
  readonly missing: MissingReceipt | null;
  readonly paidSatang: Satang;
}

interface WireReceipt {
  readonly receipt?: Static<typeof wireDocument>;
  readonly addressee?: { readonly companyName: string; readonly companyAddress: string; readonly taxNumber: string };
  readonly mayRename?: boolean;
}

const receiptFromWire = ({ receipt, addressee, mayRename }: WireReceipt): Receipt => ({
  document: receipt === undefined ? null : documentFromWire(receipt),
  addressee:
    addressee === undefined
      ? null
      : { companyName: addressee.companyName, address: addressee.companyAddress, taxNumber: addressee.taxNumber },
  mayRename: mayRename === true,
});

/** @throws GatewayError 404 for a job that the caller may not see. */
export const fetchJobReceipt = async (transport: Transport, jobId: string): Promise<JobReceiptState> => {
  const reply = await call(transport, routes.receiptOfJob, { jobId });
  return { ...receiptFromWire(reply), missing: reply.missing ?? null, paidSatang: satangFromBaht(reply.paidAmount ?? 0) };
};

/** @throws GatewayError 404 for another's. */
export const fetchTopUpReceipt = async (transport: Transport, referenceNo: string): Promise<Receipt> =>
  receiptFromWire(await call(transport, routes.receiptOfTopUp, { referenceNo }));

/**
 * Issues a receipt in a company's name; the one before is cancelled.
 * @throws GatewayError 404 for another's, 409 where it was renamed too often, 422 with the wire's field at fault.
 */
export const renameReceipt = async (
  transport: Transport,
  { documentId, header }: { readonly documentId: string; readonly header: ReceiptHeader & { readonly id?: string } },
): Promise<Receipt> => {
  const { id, companyName, address, taxNumber } = header;
  const named = id === undefined ? { companyName, companyAddress: address, taxNumber } : { headerId: id };
  return receiptFromWire(await call(transport, routes.renameReceipt, { documentId, ...named }));
};

/** Sends a document to the caller's own e-mail address. @returns the address. @throws GatewayError 404, 422 without such an address. */
export const mailDocument = async (transport: Transport, documentId: string): Promise<string> =>
  (await call(transport, routes.mailDocument, { documentId })).email ?? '';
