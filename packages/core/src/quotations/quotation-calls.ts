import type { Static, TObject } from 'typebox';
import { type Satang, satangFromBaht } from '../basics/money.ts';
import type { FullDaySelection } from '../full-day/full-day.ts';
import { selectionToWire } from '../full-day/full-day-calls.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { quotationFields as QuotationFields } from './quotation-contract.ts';
import * as routes from './routes.generated.ts';

/** A request for a quotation of a monthly hire. */
export interface RequestedQuotation extends FullDaySelection {
  /** Idempotency key: the same user and guid return the same quotation. */
  readonly guid: string;
  /** First working day, Bangkok DD/MM/YYYY. */
  readonly startDate: string;
  readonly months: number;
  /** 1 to 6. */
  readonly daysPerWeek: number;
  readonly contactName: string;
  readonly contactPhone: string;
  /** Empty company fields are taken from the account. */
  readonly email: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxId: string;
  readonly remark: string;
}

/** A quotation; dates DD/MM/YYYY. */
export interface Quotation {
  /** `Q2026-00001`. */
  readonly number: string;
  readonly createdDate: string;
  readonly validUntil: string;
  readonly startDate: string;
  readonly packageName: { readonly th: string; readonly en: string };
  readonly driverCount: number;
  readonly months: number;
  readonly daysPerWeek: number;
  readonly packageSatang: Satang;
  readonly optionsSatang: Satang;
  readonly vatSatang: Satang;
  readonly totalSatang: Satang;
  /** Path of the PDF below the gateway's origin; `?lang=en` for English. */
  readonly pdfPath: string;
}

type WireQuotation = Static<TObject<typeof QuotationFields>>;

/** Maps a quotation from the wire; absent fields become empty. */
export const quotationFromWire = (wire: Partial<WireQuotation>): Quotation => ({
  number: wire.quotationNo ?? '',
  createdDate: wire.createdDate ?? '',
  validUntil: wire.validUntil ?? '',
  startDate: wire.startDate ?? '',
  packageName: { th: wire.package_name_th ?? '', en: wire.package_name_en ?? '' },
  driverCount: wire.skNumber ?? 0,
  months: wire.months ?? 0,
  daysPerWeek: wire.daysPerWeek ?? 0,
  packageSatang: satangFromBaht(wire.packagePrice ?? 0),
  optionsSatang: satangFromBaht(wire.optFee ?? 0),
  vatSatang: satangFromBaht(wire.vat ?? 0),
  totalSatang: satangFromBaht(wire.totalPrice ?? 0),
  pdfPath: wire.pdfPath ?? '',
});

/** Requests a quotation, which is stored and mailed. @throws GatewayError 422 names the field; 429 too many in a day. */
export const requestQuotation = async (transport: Transport, request: RequestedQuotation): Promise<Quotation> => {
  const { guid, startDate, months, daysPerWeek, contactName, contactPhone } = request;
  const { email, companyName, companyAddress, companyTaxId, remark } = request;
  const reply = await call(transport, routes.requestQuotation, {
    ...selectionToWire(request),
    ...{ guid, startDate, months, daysPerWeek, contactName, contactPhone },
    ...{ email, companyName, companyAddress, companyTaxId, remark },
  });
  return quotationFromWire(reply);
};

/** The user's quotations, newest first, 20 a page. @param cursor `nextCursor` of the previous page. @throws GatewayError */
export const fetchQuotations = async (
  transport: Transport,
  cursor?: string,
): Promise<{ readonly quotations: readonly Quotation[]; readonly nextCursor: string | null }> => {
  const { quotations = [], nextCursor = null } = await call(transport, routes.listQuotations, { cursor });
  return { quotations: quotations.map(quotationFromWire), nextCursor };
};

/** One of the user's quotations. @throws GatewayError 404 */
export const fetchQuotation = async (transport: Transport, number: string): Promise<Quotation> => {
  const reply = await call(transport, routes.getQuotation, { quotationNo: number });
  return quotationFromWire(reply);
};
