import type { Static } from 'typebox';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { Addressee } from '../tax-documents/addressee.ts';
import type { TaxDocument } from '../tax-documents/document.ts';
import { addresseeFromWire, documentFromWire } from '../tax-documents/document-from-wire.ts';
import type { wireAddressee, wireDocument } from '../tax-documents/document-schema.ts';
import * as routes from './routes.generated.ts';

/** Why a job has no receipt yet. `onInvoice`: it is billed once a month. */
export type MissingReceipt = 'notOver' | 'notPaid' | 'onInvoice' | 'nothingPaid';

/** A receipt, and whom it names. */
export interface Receipt {
  readonly document: TaxDocument | null;
  /** Null where it names the customer. */
  readonly addressee: Addressee | null;
  readonly mayRename: boolean;
}

export interface JobReceiptState extends Receipt {
  readonly missing: MissingReceipt | null;
  /** For amounts that were paid later, such as waiting, and credit notes for those that were waived; the newest first. */
  readonly further: readonly TaxDocument[];
  readonly paidSatang: Satang;
}

interface WireReceipt {
  readonly receipt?: Static<typeof wireDocument>;
  readonly addressee?: Static<typeof wireAddressee>;
  readonly mayRename?: boolean;
}

const receiptFromWire = ({ receipt, addressee, mayRename }: WireReceipt): Receipt => ({
  document: receipt === undefined ? null : documentFromWire(receipt),
  addressee: addressee === undefined ? null : addresseeFromWire(addressee),
  mayRename: mayRename === true,
});

/** @throws GatewayError 404 for a job that the caller may not see. */
export const fetchJobReceipt = async (transport: Transport, jobId: string): Promise<JobReceiptState> => {
  const reply = await call(transport, routes.receiptOfJob, { jobId });
  const { missing = null, further = [], paidAmount = 0 } = reply;
  return { ...receiptFromWire(reply), missing, further: further.map(documentFromWire), paidSatang: satangFromBaht(paidAmount) };
};

/** @throws GatewayError 404 for another's. */
export const fetchTopUpReceipt = async (transport: Transport, referenceNo: string): Promise<Receipt> =>
  receiptFromWire(await call(transport, routes.receiptOfTopUp, { referenceNo }));

/** A receipt to issue in a company's name. */
export interface ReceiptNaming {
  readonly documentId: string;
  /** With an `id`, a saved billing address. */
  readonly header: Addressee & { readonly id?: string };
}

/**
 * Issues a receipt in a company's name; the one before is cancelled.
 * @throws GatewayError 404 for another's, 409 where it was renamed too often, 422 with the wire's field at fault.
 */
export const renameReceipt = async (transport: Transport, { documentId, header }: ReceiptNaming): Promise<Receipt> => {
  const { id, companyName, address, taxNumber, branch, postcode } = header;
  const named = id === undefined ? { companyName, companyAddress: address, taxNumber, branch, postcode } : { headerId: id };
  return receiptFromWire(await call(transport, routes.renameReceipt, { documentId, ...named }));
};
